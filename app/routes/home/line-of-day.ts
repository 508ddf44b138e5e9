import { type CivilDate, dayNumber } from '#domain/calendar/civil-date.ts';
import { sentenceOfDay } from '#domain/reading/stored/sentence-of-day.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import type { Services } from '#services/services.ts';

export interface LineOfDay {
  sign: Sign;
  text: string;
}

/** Has no factor in common with twelve: the days begin with each sign in turn, and never with neighbors. */
const SIGNS_A_DAY = 5;

/**
 * The sentence of the day of one sign: the first one, beginning with another sign each day, that the reading's writer
 * chose, otherwise the first that was found. Null if there is no reading yet.
 */
export async function lineOfDay(
  { newestReadings }: Pick<Services, 'newestReadings'>,
  date: CivilDate,
): Promise<LineOfDay | null> {
  const first = dayNumber(date) * SIGNS_A_DAY;
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
