import { penumbraPhase, shadowHatching, shadowPath } from '../../ui/moon-disc.ts';
import { SOCIAL_PICTURE } from '../image-url.ts';
import { CRATERS, DEEPS, RAYS, SEAS } from './moon-face.ts';
import { circle, meridians, parallels } from './moon-lines.ts';
import type { Sheet } from './sheet.server.ts';

/** Cropped by the edge, except for a young Moon, which is lit on that side. */
const MOON = { x: 1068, y: 270, size: 560 };
const YOUNG = { x: 950, y: 270, size: 450, until: 100 };

/** The Moon of the day, large, and its name. */
export function drawMoonrise(sheet: Sheet, moon: { phaseAngle: number; phase: string }) {
  const { ink, color } = sheet;
  const { width, height } = SOCIAL_PICTURE;
  const { x, y, size } = moon.phaseAngle < YOUNG.until ? YOUNG : MOON;
  const light = ink.createRadialGradient(x, y, size * 0.4, x, y, size * 1.1);
  light.addColorStop(0, `${color('gold')}66`);
  light.addColorStop(0.45, `${color('gold')}1c`);
  light.addColorStop(1, `${color('gold')}00`);
  ink.fillStyle = light;
  ink.fillRect(0, 0, width, height);
  drawMoon(sheet, moon.phaseAngle, x, y, size);
  ink.font = 'italic 500 27px "Share Garamond", serif';
  ink.fillStyle = color('gold-bright');
  ink.textAlign = 'right';
  ink.fillText(moon.phase, width - 60, height - 36);
  ink.textAlign = 'left';
}

const RADIUS = 500;

/**
 * The Moon at a phase (degrees ahead of the Sun) in the engraved style of the pages, `size` pixels wide around (x, y).
 */
function drawMoon(sheet: Sheet, phase: number, x: number, y: number, size: number) {
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
    const hatching = shadowHatching(penumbraPhase(phase), RADIUS, gap * 0.65);
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
