import { MINUTE_MS } from '#domain/calendar/durations.ts';

/**
 * Formats an instant by the device's clock for a sentence about the page's `date`: "4:32 PM", with the day if it is
 * another. `preposition` is the word before the time, which is replaced along with it: "at" or "on", capitalized at the
 * start of a sentence, or none. "exact at" belongs to an aspect in the present tense: "exact yesterday at 4:32 PM". "is" is
 * the verb of something that ends at the instant: "was" if that is on an earlier date.
 */
export function localTimeText(iso: string, date: string, preposition: string): string {
  const at = new Date(iso);
  const dateOf = (instant: Date) =>
    new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS)
      .toISOString()
      .slice(0, 10);
  if (preposition === 'is') return dateOf(at) < date ? 'was' : 'is';
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
    .format(at)
    .replace(/\s/, '\u00a0');
  const phrase = () => {
    const isToday = dateOf(new Date()) === date;
    if (dateOf(at) === date) {
      // Without a preposition it may be the time when something was done.
      const isTonight = at.getHours() >= 18 && (preposition !== '' || at > new Date());
      if (isToday && isTonight) return `tonight at ${clock}`;
      return preposition ? `at ${clock}` : clock;
    }
    const exact = preposition.startsWith('exact') ? 'exact ' : '';
    const isBefore = dateOf(at) < date;
    const neighbor = new Date(date);
    neighbor.setUTCDate(neighbor.getUTCDate() + (isBefore ? -1 : 1));
    // The instant may fall two days away, since the page covers every zone's date.
    const isNextDoor = neighbor.toISOString().startsWith(dateOf(at));
    if (isToday && isNextDoor) return `${exact}${isBefore ? 'yesterday' : 'tomorrow'} at ${clock}`;
    const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(at);
    return `${exact}${preposition ? 'on ' : ''}${day} at ${clock}`;
  };
  const told = phrase();
  return /^[A-Z]/.test(preposition) ? told.charAt(0).toUpperCase() + told.slice(1) : told;
}
