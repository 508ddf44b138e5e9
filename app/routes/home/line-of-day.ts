import { type CivilDate, dayNumber } from '#domain/calendar/civil-date.ts';
import { sentenceOfDay } from '#domain/reading/stored/sentence-of-day.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import type { Services } from '#services/services.ts';

export interface LineOfDay {
  sign: Sign;
  text: string;
}

/** Coprime with twelve, so every sign gets its turn, and consecutive days begin with signs that aren't neighbors. */
const SIGN_STEP_PER_DAY = 5;

/**
 * One sign's sentence of the day. Tries the signs in order, beginning with a different one each day, and takes the
 * first sentence that a writer marked or, if none did, the first one found. Null if there is no reading yet.
 */
export async function lineOfDay(
  { newestReadings }: Pick<Services, 'newestReadings'>,
  date: CivilDate,
): Promise<LineOfDay | null> {
  const first = dayNumber(date) * SIGN_STEP_PER_DAY;
  let found: LineOfDay | null = null;
  for (const turn of SIGNS.keys()) {
    const sign = SIGNS[(first + turn) % SIGNS.length]!;
    const readings = await newestReadings(sign, { upTo: date, count: 1 });
    const reading = readings?.find((newest) => newest.date === date);
    const text = reading && sentenceOfDay(reading);
    if (text === reading?.sentence && text) return { sign, text };
    if (text) found ??= { sign, text };
  }
  return found;
}
