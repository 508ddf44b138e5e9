import { DataError } from '#data/data-error.ts';
import { findReading } from '#data/readings.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { isTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { type StoredReading, standingOf } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { MakerDeps, ReadingMaker } from './reading-maker.ts';

/** What a page shows for a sign and date: its reading, or why there is none. */
export type DayReading =
  | { standing: 'published'; reading: StoredReading }
  | { standing: 'withdrawn' }
  | { standing: 'missing' }
  /** The store does not respond, and the date isn't live. */
  | { standing: 'unavailable' };

/**
 * The stored reading of a sign and date. For a live date, if there is none or the store is down, one generated now, so no
 * day is ever empty. A withdrawn reading is not regenerated.
 */
export async function readingForDay(
  deps: MakerDeps & { make: ReadingMaker },
  sign: Sign,
  date: CivilDate,
): Promise<DayReading> {
  const live = isTodaySomewhere(date, deps.clock());
  try {
    const stored = await findReading(deps.data, sign, date);
    const standing = stored && standingOf(stored);
    if (standing === 'published') return { standing, reading: stored! };
    if (standing === 'withdrawn') return { standing };
    if (!live) return { standing: 'missing' };
  } catch (error) {
    if (!live && !(error instanceof DataError)) throw error;
    const happened =
      error instanceof DataError ? 'The store did not respond' : 'The stored reading is unreadable';
    const instead = live ? 'the reading is generated' : 'the reader is asked to try later';
    deps.log.error({ err: error, sign, date }, `${happened}; ${instead}.`);
    if (!live) return { standing: 'unavailable' };
  }
  const made = await deps.make(sign, date);
  return made?.reading.published
    ? { standing: 'published', reading: made.reading }
    : { standing: 'missing' };
}
