import { element } from './svg-marks.ts';

interface SheetOptions {
  viewBox: string;
  /** Maximum display width in rem. */
  maxWidth: number;
  /** In units of the drawing; at least 11 for a drawing 360 to 400 units wide, to be legible on a phone. */
  fontSize?: number;
  centered?: boolean;
}

/** The root SVG of a figure: unfilled lines, the page's fonts and colors, as wide as the text column allows. */
export function figureSheet(
  { viewBox, maxWidth, fontSize, centered = true }: SheetOptions,
  ...parts: readonly string[]
): string {
  const margin = centered ? ';margin-inline:auto' : '';
  const svg = element(
    'svg',
    {
      'aria-hidden': 'true',
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'font-size': fontSize,
      style: `display:block;width:100%;max-width:${maxWidth}rem${margin};font-variant-numeric:lining-nums`,
    },
    `\n${parts.join('\n')}\n`,
  );
  return `${svg}\n`;
}
