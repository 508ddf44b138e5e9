import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { useReaderDay } from '../../../shell/use-reader-day.ts';
import { useSite } from '../../../shell/use-site.ts';

/** The reader's own date, of those that are today somewhere; see shell/reader-day.ts. */
export function useReaderDate(): CivilDate {
  return useReaderDay(useSite().days).date;
}
