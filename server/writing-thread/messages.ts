import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Reading } from '#domain/reading/reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

interface ReadingName {
  sign: Sign;
  date: CivilDate;
}

/** `taken` are the passages that the reading must not use; null if it may use any. */
export type WritingTask =
  | { type: 'write'; of: ReadingName; version: number; taken: ReadonlySet<string> | null }
  | { type: 'judge'; of: ReadingName; reading: Reading };
