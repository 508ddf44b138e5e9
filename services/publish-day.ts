import { signsWithReading } from '#data/readings.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import type { MakerDeps, ReadingMaker } from './reading-maker.ts';

export interface PublishedDay {
  date: CivilDate;
  made: Sign[];
  failed: Sign[];
}

/**
 * Makes and stores the readings that a date still lacks. A sign that fails is logged and left for the
 * next call; the others go on. Throws a DataError where the store cannot be asked.
 */
export async function publishDay(
  { data, log, make, earlier }: MakerDeps & { make: ReadingMaker },
  date: CivilDate,
): Promise<PublishedDay> {
  const present = new Set(await signsWithReading(data, date));
  if (present.size < SIGNS.length) await earlier.refresh(date);
  const day: PublishedDay = { date, made: [], failed: [] };
  for (const sign of SIGNS.filter((sign) => !present.has(sign))) {
    const stored = await make(sign, date).then(
      (made) => made.stored,
      (error) => {
        log.error({ err: error, sign, date }, 'A reading could not be made.');
        return false;
      },
    );
    (stored ? day.made : day.failed).push(sign);
  }
  return day;
}
