import { element } from './svg-marks.ts';

interface SheetOptions {
  viewBox: string;
  /** The widest it is shown, in rem. */
  maxWidth: number;
  /** In units of the drawing, at least 11 where it is 360 to 400 units wide: it is read on a phone. */
  fontSize?: number;
  centered?: boolean;
}

/** The SVG of a figure: lines without fill, the page's fonts and colors, as wide as the text lets it be. */
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
