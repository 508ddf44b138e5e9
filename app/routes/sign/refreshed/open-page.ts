import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

export interface ReadingDay {
  sign: Sign;
  date: CivilDate;
}

export interface OpenPage {
  /** The reading that the page shows; null if it says that there is none. */
  shown(): PublishedReading | null;
  /** Loads what `show` needs. */
  prepare(): Promise<void>;
  /** Called when the reader is idle. */
  show(stored: PublishedReading | null): void;
}
