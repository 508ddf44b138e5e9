import type { DataClient } from '#data/client.ts';
import { type NearestDates, nearestReadings, spanOfReadings } from '#data/reading-dates.ts';
import { titlesOn } from '#data/readings.ts';
import {
  type CivilDate,
  type DateSpan,
  type Instant,
  utcNoon,
} from '#domain/calendar/civil-date.ts';
import type { OtherDays } from '#domain/reading/stored/other-days.ts';
import { headlineOf, withoutAsterisks } from '#domain/reading/title.ts';
import { type PhaseName, phaseName } from '#domain/sky/phase-names.ts';
import { phaseAngleAt } from '#domain/sky/position.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { orNull } from './log.ts';
import type { ReadingChanges } from './reading-changes.ts';
import type { StoreDeps } from './reading-lists.ts';

/**
 * The dates among `dates` for which a sign's reading is published, in one query, and the range of all published dates.
 * Empty if the store does not respond: the page then omits these links.
 */
export async function otherDaysOf(
  deps: StoreDeps & { spans: StoredSpans },
  sign: Sign,
  dates: readonly CivilDate[],
): Promise<OtherDays> {
  try {
    const [titles, span] = await Promise.all([
      titlesOn(deps.data, dates, sign),
      deps.spans.of(sign),
    ]);
    const days = titles.map((reading) => ({
      date: reading.date,
      headline: withoutAsterisks(headlineOf(reading)),
      moon: moonOfDay(reading.date),
    }));
    return { days, span };
  } catch (error) {
    deps.log.warn({ err: error, sign, dates }, "The store did not list the sign's days.");
    return { days: [], span: null };
  }
}

/** The nearest dates with a published reading on either side of a date; none while the store does not respond. */
export async function nearestDaysTo(
  { data, log }: StoreDeps,
  sign: Sign,
  date: CivilDate,
): Promise<NearestDates> {
  const read = () => nearestReadings(data, sign, date);
  const message = 'The store did not return the nearest days.';
  return (await orNull(log, message, read, { sign, date })) ?? { before: null, after: null };
}

/** The first and last date with a reading, for each sign. */
export interface StoredSpans {
  /** Null if there are none. Throws a DataError if the store does not respond. */
  of(sign: Sign): Promise<DateSpan | null>;
}

/** How long it can take to notice changes that this server isn't notified of. */
const MAX_AGE_MS = 60_000;

/** Every sign page shows its span, so it is cached until a reading changes. */
export function openStoredSpans({
  data,
  changes,
  clock,
}: {
  data: DataClient;
  changes: ReadingChanges;
  clock: () => Instant;
}): StoredSpans {
  const known = new Map<Sign, { span: DateSpan | null; until: Instant; count: number }>();
  return {
    async of(sign) {
      const count = changes.count();
      const cached = known.get(sign);
      if (cached && cached.count === count && clock() < cached.until) return cached.span;
      const span = await spanOfReadings(data, sign);
      known.set(sign, { span, until: clock() + MAX_AGE_MS, count });
      return span;
    },
  };
}

/** The Moon of a date at noon UTC, for a small drawing: degrees ahead of the Sun, rounded, and the phase's name. */
function moonOfDay(date: CivilDate): { phaseAngle: number; phase: PhaseName } {
  const phaseAngle = phaseAngleAt(utcNoon(date));
  return { phaseAngle: Math.round(phaseAngle) % 360, phase: phaseName(phaseAngle) };
}
