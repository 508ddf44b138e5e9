import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { shareOnDate } from '#domain/calendar/readers.ts';
import type { SkyFact } from '../reading.ts';

/** The facts of a day as a page groups them: the events of the day first. */
export interface FactGroups {
  /** Where the Moon is, and whether it waxes or wanes. */
  moon: SkyFact[];
  /** Events on the date that are mentioned nowhere else, in order of time; those without a clock time come last. */
  alsoToday: SkyFact[];
  /** Events that most readers have on the date before or after. */
  nearbyDates: SkyFact[];
  /** The signs that the Sun and the planets are in. */
  places: SkyFact[];
  retrogrades: SkyFact[];
  /** Aspects that hold all day. */
  aspects: SkyFact[];
}

/** If an event falls on the date itself for a smaller share of readers, it belongs to a neighboring date. */
const MIN_READERS = 0.4;

/**
 * Groups the facts of a date by their ids; an unknown id goes to the most similar group. Events that are already in
 * `shownLines`, the lines under the reading, are left out.
 */
export function groupFacts(
  facts: readonly SkyFact[],
  date: CivilDate,
  shownLines: readonly string[],
): FactGroups {
  const groups: FactGroups = {
    moon: [],
    alsoToday: [],
    nearbyDates: [],
    places: [],
    retrogrades: [],
    aspects: [],
  };
  for (const fact of facts) {
    const group = groupOf(fact, date);
    const isShown = shownLines.some((line) => line.includes(fact.text));
    const isEvent = group === 'alsoToday' || group === 'nearbyDates';
    if (!(isEvent && isShown)) groups[group].push(fact);
  }
  groups.alsoToday.sort((a, b) => timeOf(a) - timeOf(b));
  groups.nearbyDates.sort((a, b) => timeOf(a) - timeOf(b));
  return groups;
}

function timeOf({ at }: SkyFact): number {
  return at ? Date.parse(at) : Number.MAX_SAFE_INTEGER;
}

function groupOf({ id, text, at }: SkyFact, date: CivilDate): keyof FactGroups {
  if (id === 'moon-sign' || id === 'moon-phase') return 'moon';
  if (/^[a-z]+-sign$/.test(id)) return 'places';
  if (/^[a-z]+-retrograde$/.test(id)) return 'retrogrades';
  // A slow event carries only its date, in its sentence: "exact on November 22 (UTC)".
  if (!at && !text.includes(' (UTC)')) return 'aspects';
  return at && shareOnDate(Date.parse(at), date) < MIN_READERS ? 'nearbyDates' : 'alsoToday';
}
