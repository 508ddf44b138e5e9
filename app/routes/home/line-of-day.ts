import { type CivilDate, dayNumber } from '#domain/calendar/civil-date.ts';
import { sentenceOfDay } from '#domain/reading/sentence-of-day.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import type { Services } from '#services/services.ts';

export interface LineOfDay {
  sign: Sign;
  text: string;
}

/** The sentence of the day of one sign, each day the next sign's; null if it has no reading yet. */
export async function lineOfDay(
  { newestReadings }: Pick<Services, 'newestReadings'>,
  date: CivilDate,
): Promise<LineOfDay | null> {
  const sign = SIGNS[dayNumber(date) % SIGNS.length]!;
  const readings = await newestReadings(sign, { upTo: date, count: 1 });
  const reading = readings?.find((newest) => newest.date === date);
  const text = reading && sentenceOfDay(reading);
  return text ? { sign, text } : null;
}
