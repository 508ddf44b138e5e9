import { type CivilDate, fullDate } from '#domain/calendar/civil-date.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { ZODIAC_PATHS } from '../../ui/glyph-paths.ts';
import type { MadePicture } from '../made-picture.server.ts';
import { drawGlyph, drawSiteName } from './glyph.server.ts';
import { fitText, write } from './letters.server.ts';
import { drawMoonrise } from './moonrise.server.ts';
import { openSheet, type Sheet } from './sheet.server.ts';

interface SharedDay {
  date: CivilDate;
  moon: { phaseAngle: number; phase: string; percentLit: number };
  siteName: string;
}

const LEFT = 72;
const COLUMN = 620;

/**
 * The share picture of the site, for pages that are neither readings nor articles: the Moon of the day and the twelve
 * signs.
 */
export async function drawHomePicture({ date, moon, siteName }: SharedDay): Promise<MadePicture> {
  const sheet = await openSheet();
  const { ink, color } = sheet;
  drawMoonrise(sheet, moon);
  const title = { face: 'roman', color: color('ivory') } as const;
  write(ink, { size: 104, lines: ['Your Daily', 'Horoscope'] }, title, {
    x: LEFT,
    y: 138,
    leading: 98,
  });
  const day = { face: 'italic', color: color('gold-bright') } as const;
  write(ink, { size: 42, lines: [fullDate(date)] }, day, { x: LEFT, y: 306 });
  const line = { face: 'roman', color: color('ivory-soft') } as const;
  const text = 'Every word about the sky is checked against the real sky.';
  const fitted = fitText(ink, text, line, { width: COLUMN, mostLines: 2, sizes: [34, 32] });
  write(ink, fitted, line, { x: LEFT, y: 366, leading: 42 });
  drawSigns(sheet);
  drawSiteName(sheet, siteName, LEFT, 572, COLUMN);
  return sheet.finish();
}

/** The twelve signs in a row. */
function drawSigns(sheet: Sheet) {
  const step = COLUMN / SIGNS.length;
  for (const [i, sign] of SIGNS.entries())
    drawGlyph(
      sheet,
      ZODIAC_PATHS[sign],
      { x: LEFT + i * step, y: 446, size: 40 },
      sheet.color(sign),
    );
}
