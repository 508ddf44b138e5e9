import { useHydrated } from '../use-hydrated.ts';
import { type SideOfDate, sideOfDate } from './side-of-date.ts';

/**
 * Returns the attributes of an element that is visible only if `date` is before, on or after the date of an instant in
 * the reader's zone. An event is listed under every date on which it may fall somewhere; only the reader's stays
 * visible. Without scripts, the zone is UTC.
 */
export function useLocalDays() {
  const isHydrated = useHydrated();
  return (date: string, at: string, side: SideOfDate = 'on') => ({
    'data-date': date,
    'data-at': at,
    'data-side': side,
    hidden: sideOfDate(date, at, isHydrated ? undefined : 0) !== side,
    suppressHydrationWarning: true,
  });
}
