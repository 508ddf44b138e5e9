import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import { STAR_PATH, ZODIAC_PATHS } from '../../ui/glyph-paths.ts';
import type { MadePicture } from '../made-picture.server.ts';
import { circle } from './circle.ts';
import { drawFrame, drawRule } from './frame.server.ts';
import { drawGlyph, drawSiteName } from './glyph.server.ts';
import { fitText, write } from './letters.server.ts';
import { openSheet, type Sheet } from './sheet.server.ts';

const LEFT = 84;
const COLUMN = 520;
const WHEEL = { x: 862, y: 315, outer: 232, scale: 220, inner: 138 };

/** The picture that stands for the site where no reading or article does. */
export async function drawHomePicture(siteName: string): Promise<MadePicture> {
  const sheet = await openSheet();
  const { ink, color } = sheet;
  drawFrame(sheet);
  drawWheel(sheet);
  const title = { face: 'roman', color: color('ivory') } as const;
  write(ink, { size: 84, lines: ['Your Daily', 'Horoscope'] }, title, {
    x: LEFT,
    y: 168,
    leading: 88,
  });
  drawRule(sheet, LEFT, 306, 240);
  const line = { face: 'italic', color: color('gold-bright') } as const;
  const text = 'Free readings for the twelve signs, written from the computed sky of your own day';
  const fitted = fitText(ink, text, line, { width: COLUMN, mostLines: 3, sizes: [38, 36] });
  write(ink, fitted, line, { x: LEFT, y: 374, leading: 46 });
  drawSiteName(sheet, siteName, LEFT, 548, COLUMN);
  return sheet.finish();
}

/** The zodiac as a wheel: Aries at the left, the others following against the clock, as in a chart. */
function drawWheel(sheet: Sheet) {
  const { ink, path, color } = sheet;
  const { x, y, outer, scale, inner } = WHEEL;
  ink.save();
  ink.translate(x, y);
  path(circle(outer), { fill: color('ink-deep'), stroke: color('gold-dim'), width: 2 });
  path(circle(scale), { stroke: color('gold-dim'), width: 1 });
  path(circle(inner), { fill: color('ink'), stroke: color('gold-dim'), width: 1.5 });
  for (let degree = 0; degree < 360; degree += 5) {
    const from = degree % 30 === 0 ? inner : scale;
    const stroke = color('gold-dim');
    path(`M${spoke(degree, from)}L${spoke(degree, outer)}`, { stroke, width: 1 });
  }
  for (const [index, sign] of SIGNS.entries()) drawSign(sheet, sign, index * 30 + 15);
  drawGlyph(sheet, STAR_PATH, { x: -75, y: -75, size: 150 }, color('gold'));
  ink.restore();
}

function drawSign(sheet: Sheet, sign: Sign, degree: number) {
  const { x, y } = point(degree, (WHEEL.inner + WHEEL.scale) / 2);
  drawGlyph(sheet, ZODIAC_PATHS[sign], { x: x - 24, y: y - 24, size: 48 }, sheet.color(sign));
}

function spoke(degree: number, radius: number): string {
  const { x, y } = point(degree, radius);
  return `${x} ${y}`;
}

function point(degree: number, radius: number): { x: number; y: number } {
  const angle = ((180 - degree) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
