import { SOCIAL_PICTURE } from '../image-url.ts';
import type { Sheet } from './sheet.server.ts';

const EDGE = 24;
const INSET = 9;
const NOTCH = 30;

/** The engraved frame of the site's cards: two hairlines, the inner one cut back at the corners around a star. */
export function drawFrame({ path, color }: Sheet) {
  const { width, height } = SOCIAL_PICTURE;
  const gold = color('gold-dim');
  const [left, top, right, bottom] = [EDGE, EDGE, width - EDGE, height - EDGE];
  path(`M${left} ${top}H${right}V${bottom}H${left}z`, { stroke: gold, width: 2 });

  const [l, t, r, b] = [left + INSET, top + INSET, right - INSET, bottom - INSET];
  const n = NOTCH;
  const arc = `A${n} ${n} 0 0 0`;
  path(
    `M${l + n} ${t}H${r - n}${arc} ${r} ${t + n}V${b - n}${arc} ${r - n} ${b}H${l + n}${arc} ${l} ${b - n}V${t + n}${arc} ${l + n} ${t}z`,
    { stroke: gold, width: 1.25 },
  );
  for (const [x, y] of [
    [l, t],
    [r, t],
    [l, b],
    [r, b],
  ] as const) {
    const inward = [x === l ? 7 : -7, y === t ? 7 : -7] as const;
    path(star(x + inward[0], y + inward[1], 8), { fill: gold });
  }
}

/** A star of four points. */
export function star(x: number, y: number, reach: number): string {
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
