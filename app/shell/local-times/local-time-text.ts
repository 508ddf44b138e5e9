/**
 * An instant by the clock of the device, as a sentence about the page's `date` goes on: "4:32 PM", with the day
 * where it is another. `preposition`: the word that stood before the time and is said too, "at" or "on", with a
 * capital where it began the sentence; or none. "exact at" is that of an aspect told in the present tense: "exact
 * yesterday at 4:32 PM". "is" is the verb of what ends at the instant: "was" if that is on an earlier date. It also runs
 * as written inside the page, so it may use nothing from outside itself.
 */
export function localTimeText(iso: string, date: string, preposition: string): string {
  const at = new Date(iso);
  const dateOf = (instant: Date) =>
    new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  if (preposition === 'is') return dateOf(at) < date ? 'was' : 'is';
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
    .format(at)
    .replace(/\s/, '\u00a0');
  const phrase = () => {
    const isToday = dateOf(new Date()) === date;
    if (dateOf(at) === date) {
      // Without a preposition it may be a time that something was done.
      const isTonight = at.getHours() >= 18 && (preposition !== '' || at > new Date());
      if (isToday && isTonight) return `tonight at ${clock}`;
      return preposition ? `at ${clock}` : clock;
    }
    const exact = preposition.startsWith('exact') ? 'exact ' : '';
    const isBefore = dateOf(at) < date;
    const neighbor = new Date(date);
    neighbor.setUTCDate(neighbor.getUTCDate() + (isBefore ? -1 : 1));
    // The date in the reader's zone may be two days from that in the easternmost or westernmost.
    const isNextDoor = neighbor.toISOString().startsWith(dateOf(at));
    if (isToday && isNextDoor) return `${exact}${isBefore ? 'yesterday' : 'tomorrow'} at ${clock}`;
    const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(at);
    return `${exact}${preposition ? 'on ' : ''}${day} at ${clock}`;
  };
  const told = phrase();
  return /^[A-Z]/.test(preposition) ? told.charAt(0).toUpperCase() + told.slice(1) : told;
}
