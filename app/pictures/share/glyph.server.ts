import { STAR_PATH } from '../../ui/glyph-paths.ts';
import { fitText, write } from './letters.server.ts';
import type { Sheet } from './sheet.server.ts';

/** The site's star and name, the name on the baseline `y`. */
export function drawSiteName(sheet: Sheet, siteName: string, x: number, y: number, width: number) {
  const { ink, color } = sheet;
  const look = { face: 'roman', caps: true, spacing: 3, color: color('gold') } as const;
  drawGlyph(sheet, STAR_PATH, { x, y: y - 25, size: 30 }, look.color);
  write(
    ink,
    fitText(ink, siteName, look, { width: width - 44, maxLines: 1, sizes: [42, 34, 28, 22] }),
    look,
    { x: x + 44, y },
  );
}

/** A line drawing on a grid of 24 units. */
export function drawGlyph(
  { ink, path }: Sheet,
  data: string,
  { x, y, size }: { x: number; y: number; size: number },
  stroke: string,
) {
  ink.save();
  ink.translate(x, y);
  ink.scale(size / 24, size / 24);
  path(data, { stroke, width: size > 50 ? 1.15 : 1.5 });
  ink.restore();
}
