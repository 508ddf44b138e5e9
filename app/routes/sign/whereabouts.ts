import type { CivilDate, DateSpan } from '#domain/calendar/civil-date.ts';

export type Whereabouts = 'ahead' | 'behind' | 'between';

/** Where a date without a reading lies beside the first and last that have one. */
export function whereaboutsOf(date: CivilDate, { first, last }: DateSpan): Whereabouts {
  if (date > last) return 'ahead';
  return date < first ? 'behind' : 'between';
}
