import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { ZODIAC_PATHS } from '../../ui/glyph-paths.ts';
import type { MadePicture } from '../made-picture.server.ts';
import { drawPlate } from './atlas-plate.server.ts';
import { drawFrame, drawRule } from './frame.server.ts';
import { drawGlyph, drawSiteName } from './glyph.server.ts';
import { fitText, write } from './letters.server.ts';
import { drawMoon } from './moon.server.ts';
import { openSheet, type Sheet } from './sheet.server.ts';

export interface SharedReading {
  sign: Sign;
  date: CivilDate;
  headline: string;
  moon: { phaseAngle: number; phase: string; percentLit: number };
  siteName: string;
}

const LEFT = 84;
const COLUMN = 560;
const PLATE = { x: 700, y: 86, width: 400 };

/** The picture that stands for a reading where its address is shared. */
export async function drawReadingPicture(reading: SharedReading): Promise<MadePicture> {
  const sheet = await openSheet();
  drawFrame(sheet);
  drawHeading(sheet, reading);
  drawHeadline(sheet, reading);
  drawPlate(sheet, reading.sign, PLATE.x, PLATE.y, PLATE.width);
  drawMoonOfDay(sheet, reading.moon);
  drawSiteName(sheet, reading.siteName, LEFT, 548, COLUMN);
  return sheet.finish();
}

function drawHeading(sheet: Sheet, { sign, date }: SharedReading) {
  const { ink, color } = sheet;
  drawGlyph(sheet, ZODIAC_PATHS[sign], { x: LEFT, y: 84, size: 76 }, color(sign));
  const name = { face: 'roman', color: color('ivory') } as const;
  write(
    ink,
    fitText(ink, signName(sign), name, { width: COLUMN - 100, mostLines: 1, sizes: [88] }),
    name,
    { x: LEFT + 100, y: 152 },
  );
  const day = { face: 'italic', color: color('gold-bright') } as const;
  write(
    ink,
    fitText(ink, `Daily Horoscope for ${longDate(date)}`, day, {
      width: COLUMN,
      mostLines: 1,
      sizes: [38, 36, 34],
    }),
    day,
    { x: LEFT, y: 222 },
  );
  drawRule(sheet, LEFT, 258, 240);
}

function drawHeadline({ ink, color }: Sheet, { headline, sign }: SharedReading) {
  const look = { face: 'italic', color: color(`${sign}-pale`) } as const;
  const fitted = fitText(ink, headline, look, {
    width: COLUMN,
    mostLines: 3,
    sizes: [52, 46, 40, 34],
  });
  const leading = fitted.size * 1.18;
  const middle = 382;
  const y = middle + fitted.size * 0.32 - ((fitted.lines.length - 1) / 2) * leading;
  write(ink, fitted, look, { x: LEFT, y, leading });
}

function drawMoonOfDay(sheet: Sheet, moon: SharedReading['moon']) {
  const { ink, color } = sheet;
  drawMoon(sheet, moon.phaseAngle, PLATE.x + 64, 496, 128);
  const phase = { face: 'roman', color: color('gold-bright') } as const;
  write(ink, { size: 34, lines: [moon.phase] }, phase, { x: PLATE.x + 152, y: 492 });
  const share = { face: 'italic', color: color('ivory-soft') } as const;
  write(ink, { size: 27, lines: [`${moon.percentLit}% lit at noon UTC`] }, share, {
    x: PLATE.x + 152,
    y: 530,
  });
}
