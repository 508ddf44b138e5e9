import { halfShadow, shadowHatching, shadowPath } from '../../ui/moon-disc.ts';
import { CRATERS, DEEPS, RAYS, SEAS } from './moon-face.ts';
import { circle, meridians, parallels } from './moon-lines.ts';
import type { Sheet } from './sheet.server.ts';

const RADIUS = 500;

/**
 * The Moon at a phase (degrees ahead of the Sun) in the engraved style of the pages, `size` pixels wide around (x, y).
 */
export function drawMoon(sheet: Sheet, phase: number, x: number, y: number, size: number) {
  const { ink, path, color } = sheet;
  const isLarge = size >= 200;
  const gap = isLarge ? 15 : 24;
  const mark = color('moon-mark');
  const faintly = (opacity: number, draw: () => void) => {
    ink.globalAlpha = opacity;
    draw();
    ink.globalAlpha = 1;
  };
  ink.save();
  ink.translate(x, y);
  ink.scale(size / 1080, size / 1080);
  path(circle(RADIUS), { fill: color('moon-lit') });
  faintly(0.6, () => path(RAYS, { fill: color('moon-ray') }));
  faintly(0.3, () => path(SEAS, { fill: mark }));
  faintly(0.16, () => path(DEEPS, { fill: mark }));
  faintly(0.8, () => {
    sheet.within(SEAS, () => path(parallels(RADIUS, gap), { stroke: mark, width: gap * 0.32 }));
    if (isLarge)
      sheet.within(DEEPS, () => path(meridians(RADIUS, gap), { stroke: mark, width: gap * 0.22 }));
  });
  faintly(0.6, () => path(CRATERS, { stroke: mark, width: isLarge ? 3.5 : 5 }));
  faintly(0.7, () => {
    const hatching = shadowHatching(halfShadow(phase), RADIUS, gap * 0.65);
    path(hatching, { stroke: color('moon-dark'), width: gap * 0.3 });
  });
  faintly(0.93, () => path(shadowPath(phase, RADIUS), { fill: color('moon-dark') }));
  faintly(0.6, () => {
    const width = isLarge ? 2.5 : 6;
    path(shadowHatching(phase, RADIUS, gap * 1.3), { stroke: color('gold-dim'), width });
  });
  path(circle(RADIUS), { stroke: color('gold'), width: isLarge ? 3 : 10 });
  path(circle(530), { stroke: color('gold-dim'), width: isLarge ? 2 : 6 });
  ink.restore();
}
