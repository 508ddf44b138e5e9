import type { Sign } from '#domain/zodiac/signs.ts';
import { CONSTELLATION_PLATES } from '../../ui/constellation-plates.ts';
import { SKY_LINES } from '../../ui/sky-lines.ts';
import { starRadius, starShape } from '../../ui/star-shape.ts';
import { setType } from './letters.server.ts';
import type { Sheet } from './sheet.server.ts';

/** The atlas sheet of the sign's page (app/ui/atlas-plate.tsx), in the units of its plate. */
const SIZE = { width: 136, height: 102 };

/** The sign's constellation on a sheet of a star atlas, `width` pixels wide, its corner at (x, y). */
export function drawPlate(sheet: Sheet, sign: Sign, x: number, y: number, width: number) {
  const { ink, path, color } = sheet;
  ink.save();
  ink.translate(x, y);
  ink.scale(width / SIZE.width, width / SIZE.width);
  drawMargin(sheet);
  ink.beginPath();
  ink.rect(0, 0, SIZE.width, SIZE.height);
  ink.fillStyle = color('ink-deep');
  ink.fill();
  ink.clip();

  const {
    width: plateWidth,
    height: plateHeight,
    lines,
    stars,
    names,
  } = CONSTELLATION_PLATES[sign];
  const { grid, ecliptic, around } = SKY_LINES[sign];
  ink.translate((SIZE.width - plateWidth) / 2, (SIZE.height - plateHeight) / 2);
  path(grid, { stroke: color('ink-line'), width: 0.4 });
  ink.setLineDash([2.4, 1.2]);
  path(ecliptic, { stroke: color('gold'), width: 0.5 });
  ink.setLineDash([]);
  path(around, { stroke: color('ivory-dim'), width: 1.2 });

  const pale = color(`${sign}-pale`);
  ink.globalAlpha = 0.6;
  path(lines, { stroke: pale, width: 0.5 });
  ink.globalAlpha = 1;
  for (const [starX, starY, magnitude] of stars) {
    const shape = starShape(starX, starY, magnitude);
    if (shape) path(shape, { fill: pale });
    else path(`M${starX} ${starY}h0`, { stroke: pale, width: starRadius(magnitude) * 2 });
  }
  const lettering = { face: 'italic', color: color('ivory') } as const;
  setType(ink, lettering, 4.6);
  ink.fillStyle = lettering.color;
  for (const [nameX, nameY, name, anchor] of names) {
    ink.textAlign = ANCHORS[anchor];
    ink.fillText(name, nameX, nameY);
  }
  ink.restore();
}

const ANCHORS = { start: 'left', middle: 'center', end: 'right' } as const;

/** A scale of degrees between hairlines. */
function drawMargin({ ink, path, color }: Sheet) {
  const gold = color('gold-dim');
  const around = (margin: number) =>
    `M${-margin} ${-margin}h${SIZE.width + 2 * margin}v${SIZE.height + 2 * margin}h${-SIZE.width - 2 * margin}z`;
  ink.lineCap = 'butt';
  ink.lineJoin = 'miter';
  path(around(0), { stroke: gold, width: 0.35 });
  ink.setLineDash([3.4, 3.4]);
  path(around(1), { stroke: gold, width: 2 });
  ink.setLineDash([]);
  path(around(2), { stroke: gold, width: 0.35 });
  path(around(3.6), { stroke: gold, width: 0.5 });
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
}
