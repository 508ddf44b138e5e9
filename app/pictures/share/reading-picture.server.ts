import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { CONSTELLATION_PLATES } from '../../ui/constellation-plates.ts';
import { ZODIAC_PATHS } from '../../ui/glyph-paths.ts';
import { starRadius, starShape } from '../../ui/star-shape.ts';
import type { MadePicture } from '../made-picture.server.ts';
import { drawGlyph, drawSiteName } from './glyph.server.ts';
import { fitText, type Lettering, write, writeMiddle } from './letters.server.ts';
import { drawMoonrise } from './moonrise.server.ts';
import { drawRule } from './rule.server.ts';
import { openSheet, type Sheet } from './sheet.server.ts';

export interface SharedReading {
  sign: Sign;
  date: CivilDate;
  headline: string;
  /** The sentence of the day; null if the reading has none, and only the headline is shown. */
  sentence: string | null;
  moon: { phaseAngle: number; phase: string };
  siteName: string;
}

const LEFT = 72;
const COLUMN = 630;

/** The share picture of a reading: its sentence beside the Moon of its day. */
export async function drawReadingPicture(reading: SharedReading): Promise<MadePicture> {
  const sheet = await openSheet();
  drawMoonrise(sheet, reading.moon);
  drawConstellation(sheet, reading.sign, { x: 520, y: 26, width: 190, height: 108 });
  drawHeading(sheet, reading);
  drawWords(sheet, reading);
  drawSiteName(sheet, reading.siteName, LEFT, 572, COLUMN);
  return sheet.finish();
}

function drawHeading(sheet: Sheet, { sign, date }: SharedReading) {
  const { ink, color } = sheet;
  drawGlyph(sheet, ZODIAC_PATHS[sign], { x: LEFT, y: 48, size: 68 }, color(sign));
  const name = { face: 'roman', color: color('ivory') } as const;
  write(ink, { size: 66, lines: [signName(sign)] }, name, { x: LEFT + 88, y: 102 });
  const day = { face: 'italic', color: color('gold-bright') } as const;
  write(ink, { size: 34, lines: [`Daily Horoscope, ${longDate(date)}`] }, day, { x: LEFT, y: 160 });
}

/** The sentence large under the headline or, without one, the headline alone. */
function drawWords(sheet: Sheet, { headline, sentence, sign }: SharedReading) {
  const { ink, color } = sheet;
  const news: Lettering = { face: 'italic', color: color(`${sign}-pale`) };
  if (!sentence) {
    writeMiddle(ink, headline, news, {
      ...{ x: LEFT, width: COLUMN, middle: 370 },
      ...{ sizes: [76, 64, 54, 44], maxLines: 3 },
    });
    return;
  }
  const title = fitText(ink, headline, news, { width: COLUMN, maxLines: 1, sizes: [40, 36, 32] });
  write(ink, title, news, { x: LEFT, y: 232 });
  drawRule(sheet, LEFT, 262, 200);
  const text: Lettering = { face: 'roman', color: color('ivory') };
  writeMiddle(ink, sentence, text, {
    ...{ x: LEFT, width: COLUMN, middle: 398 },
    ...{ sizes: [52, 48, 44, 40, 36], maxLines: 4 },
  });
}

/** The sign's constellation in its color, in the middle of a box. */
function drawConstellation(
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
