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
      // The style sheet makes it narrower on a narrow screen.
      width: `${maxWidth}rem`,
      class: centered ? undefined : 'figure-at-left',
    },
    `\n${parts.join('\n')}\n`,
  );
  return `${svg}\n`;
}
