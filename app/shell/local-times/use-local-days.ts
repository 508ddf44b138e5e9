import { useHydrated } from '../use-hydrated.ts';
import { type SideOfDate, sideOfDate } from './side-of-date.ts';

/**
 * Gives the attributes of an element that shows only if `date` is on one side of the reader's date of an instant: an
 * event stands under every date on which it may fall somewhere, and one of them is the reader's. UTC where no script
 * runs.
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
