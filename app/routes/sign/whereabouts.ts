import type { CivilDate } from '#domain/calendar/civil-date.ts';

/** From the first date with a stored reading of a sign to the last. */
export interface StoredSpan {
  first: CivilDate;
  last: CivilDate;
}

export type Whereabouts = 'ahead' | 'behind' | 'between';

/** Where a date without a reading lies beside those that have one. */
export function whereaboutsOf(date: CivilDate, { first, last }: StoredSpan): Whereabouts {
  if (date > last) return 'ahead';
  return date < first ? 'behind' : 'between';
}
