import { addDays, type CivilDate, MONTHS, partsOf } from '#domain/calendar/civil-date.ts';
import { wallTime } from './wall-time.ts';

/**
 * Formats an instant by the device's clock for a sentence about the page's `date`: "4:32 PM", with the date if it falls
 * on another. `preposition` is the word before the time, which is replaced along with it; capitalized at the start of a
 * sentence, or empty:
 *
 * - "at", "on": "at 4:32 PM", or "on November 22 at 4:32 PM".
 * - "exact at": for an aspect in the present tense, "exact yesterday at 4:32 PM".
 * - "is": for something that ends at the instant, only the verb: "is", or "was" if it ended on an earlier date.
 */
export function localTimeText(iso: string, date: string, preposition: string): string {
  const { date: ownDate, hour, clock } = wallTime(iso);
  if (preposition === 'is') return ownDate < date ? 'was' : 'is';
  const phrase = () => {
    const now = new Date();
    const isToday = () => wallTime(now.toISOString()).date === date;
    if (ownDate === date) {
      // Without a preposition it may be the time when something was done.
      const isTonight = hour >= 18 && (preposition !== '' || new Date(iso) > now);
      if (isTonight && isToday()) return `tonight at ${clock}`;
      return preposition ? `at ${clock}` : clock;
    }
    const exact = preposition.startsWith('exact') ? 'exact ' : '';
    const isBefore = ownDate < date;
    // The instant may fall two days away, since the page covers every zone's date.
    const isAdjacentDate = ownDate === addDays(date as CivilDate, isBefore ? -1 : 1);
    if (isAdjacentDate && isToday())
      return `${exact}${isBefore ? 'yesterday' : 'tomorrow'} at ${clock}`;
    const { month, day } = partsOf(ownDate);
    return `${exact}${preposition ? 'on ' : ''}${MONTHS[month - 1]} ${day} at ${clock}`;
  };
  const text = phrase();
  return /^[A-Z]/.test(preposition) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
