import { findReading } from '#data/readings.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { isTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import type { StoredReading } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { MakerDeps, ReadingMaker } from './reading-maker.ts';

/**
 * The reading that a page shows for a sign and date: the stored one or, while the date is today
 * somewhere, one made now, so that a missing row or a store that is down never leaves a day empty.
 * Null for any other date that was never stored. Throws a DataError where the store is down and the
 * date is not today anywhere.
 */
export async function readingForDay(
  deps: MakerDeps & { make: ReadingMaker },
  sign: Sign,
  date: CivilDate,
): Promise<StoredReading | null> {
  const live = isTodaySomewhere(date, deps.clock());
  try {
    const stored = await findReading(deps.data, sign, date);
    if (stored?.published || !live) return stored?.published ? stored : null;
  } catch (error) {
    if (!live) throw error;
    deps.log.error(
      { err: error, sign, date },
      'The store did not answer; the reading is made anew.',
    );
  }
  const { reading } = await deps.make(sign, date);
  return reading.published ? reading : null;
}
