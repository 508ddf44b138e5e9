import { SOCIAL_PICTURE } from '../image-url.ts';
import { drawMoon } from './moon.server.ts';
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
