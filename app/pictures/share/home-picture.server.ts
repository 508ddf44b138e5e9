import { type CivilDate, fullDate } from '#domain/calendar/civil-date.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { ZODIAC_PATHS } from '../../ui/glyph-paths.ts';
import type { MadePicture } from '../made-picture.server.ts';
import { drawGlyph, drawSiteName } from './glyph.server.ts';
import { write, writeMiddle } from './letters.server.ts';
import { drawMoonrise } from './moonrise.server.ts';
import { drawRule } from './rule.server.ts';
import { openSheet, type Sheet } from './sheet.server.ts';

interface SharedDay {
  date: CivilDate;
  moon: { phaseAngle: number; phase: string };
  /** A sentence of one reading; null if there is none. */
  line: { sign: Sign; text: string } | null;
  siteName: string;
}

const LEFT = 72;
const COLUMN = 620;
const PROMISE = 'Every word about the sky is checked against the real sky.';

/**
 * The share picture of the site, for pages that are neither readings nor articles: a sentence of one sign's reading
 * (or, without one, the site's promise), the twelve signs, and the Moon of the day.
 */
export async function drawHomePicture({
  date,
  moon,
  line,
  siteName,
}: SharedDay): Promise<MadePicture> {
  const sheet = await openSheet();
  const { ink, color } = sheet;
  drawMoonrise(sheet, moon);
  const ivory = { face: 'roman', color: color('ivory') } as const;
  const gold = { face: 'italic', color: color('gold-bright') } as const;
  write(ink, { size: 58, lines: ['Your Daily Horoscope'] }, ivory, { x: LEFT, y: 98 });
  write(ink, { size: 34, lines: [fullDate(date)] }, gold, { x: LEFT, y: 148 });
  drawRule(sheet, LEFT, 184, 200);
  writeMiddle(ink, line?.text ?? PROMISE, ivory, {
    ...{ x: LEFT, width: COLUMN, middle: 292 },
    ...{ sizes: [50, 46, 42, 38, 34], maxLines: 4 },
  });
  const invitation = line
    ? `That’s for ${signName(line.sign)}. What about you?`
    : 'What does today hold for you?';
  write(ink, { size: 34, lines: [invitation] }, gold, { x: LEFT, y: 430 });
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
      { x: LEFT + i * step, y: 458, size: 40 },
      sheet.color(sign),
    );
}
