import type { Sign } from '#domain/zodiac/signs.ts';
import { CONSTELLATION_PLATES } from '../../ui/constellation-plates.ts';
import { starRadius, starShape } from '../../ui/star-shape.ts';
import type { Sheet } from './sheet.server.ts';

/** The sign's constellation in its color, in the middle of a box. */
export function drawConstellation(
  { ink, path, color }: Sheet,
  sign: Sign,
  box: { x: number; y: number; width: number; height: number },
) {
  const { width, height, lines, stars } = CONSTELLATION_PLATES[sign];
  const scale = Math.min(box.width / width, box.height / height);
  const pale = color(`${sign}-pale`);
  ink.save();
  ink.translate(box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2);
  ink.scale(scale, scale);
  ink.globalAlpha = 0.6;
  path(lines, { stroke: pale, width: 0.7 });
  ink.globalAlpha = 1;
  for (const [x, y, magnitude] of stars) {
    const shape = starShape(x, y, magnitude);
    if (shape) path(shape, { fill: pale });
    else path(`M${x} ${y}h0`, { stroke: pale, width: starRadius(magnitude) * 2 });
  }
  ink.restore();
}
