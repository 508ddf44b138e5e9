import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { DataError } from './data-error.ts';
import { parsePublishedReading } from './published-reading.ts';

/**
 * Calls our own function `generate-horoscope`. `withdrawn` if the operator took the reading down. Throws a DataError if
 * it returns no reading.
 */
export async function generateHoroscope(
  sign: Sign,
  date: CivilDate,
  signal: AbortSignal,
): Promise<PublishedReading | 'withdrawn'> {
  const response = await fetch('/functions/v1/generate-horoscope', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ zodiacSign: sign, date }),
    signal,
  });
  if (response.status === GONE) return 'withdrawn';
  const answer: unknown = await response.json().catch(() => null);
  const reading = response.ok ? parsePublishedReading(sign, date, answer) : null;
  if (reading) return reading;
  throw new DataError(`Generating ${sign} for ${date}`, {
    message: errorIn(answer) ?? `returned ${response.status}`,
    code: String(response.status),
  });
}

const GONE = 410;

/** The sentence in a function's error response. */
function errorIn(answer: unknown): string | null {
  const { error } = Object(answer) as { error?: unknown };
  return typeof error === 'string' ? error : null;
}
