import type { Sheet } from './sheet.server.ts';

/** A star of four points. */
function star(x: number, y: number, reach: number): string {
  const waist = reach * 0.24;
  return `M${x} ${y - reach}L${x + waist} ${y - waist}L${x + reach} ${y}L${x + waist} ${y + waist}L${x} ${y + reach}L${x - waist} ${y + waist}L${x - reach} ${y}L${x - waist} ${y - waist}z`;
}

/** A swelled rule with a star at its middle. */
export function drawRule({ path, color }: Sheet, x: number, y: number, width: number) {
  const half = width / 2;
  const fill = color('gold');
  for (const side of [-1, 1]) {
    const at = (share: number) => x + half + side * half * share;
    path(`M${at(1)} ${y}L${at(0.54)} ${y - 1.6}L${at(0.1)} ${y}L${at(0.54)} ${y + 1.6}z`, { fill });
  }
  path(star(x + half, y, 8), { fill });
}
