import { shadowHatching, shadowPath } from '../../ui/moon-disc.ts';
import { CRATERS, hatchSeas, SEAS } from '../../ui/moon-seas.ts';
import { circle } from './circle.ts';
import type { Sheet } from './sheet.server.ts';

const RADIUS = 50;
const GAP = 1.9;

/** The Moon of a phase (degrees ahead of the Sun) as the pages engrave it, `size` pixels wide around (x, y). */
export function drawMoon(
  { ink, path, color }: Sheet,
  phase: number,
  x: number,
  y: number,
  size: number,
) {
  const mark = color('moon-mark');
  ink.save();
  ink.translate(x, y);
  ink.scale(size / 108, size / 108);
  path(circle(RADIUS), { fill: color('moon-lit') });
  ink.globalAlpha = 0.13;
  path(SEAS, { fill: mark });
  ink.globalAlpha = 1;
  path(hatchSeas(GAP), { stroke: mark, width: GAP * 0.36 });
  path(CRATERS, { stroke: mark, width: 0.6 });
  path(shadowPath(phase, RADIUS), { fill: color('moon-dark') });
  ink.globalAlpha = 0.75;
  path(shadowHatching(phase, RADIUS, GAP * 1.25), { stroke: color('gold-dim'), width: 0.6 });
  ink.globalAlpha = 1;
  path(circle(RADIUS), { stroke: color('gold'), width: 1 });
  path(circle(53), { stroke: color('gold-dim'), width: 0.6 });
  ink.restore();
}
