/**
 * An instant by the clock of the device, as a sentence about the page's `date` goes on: "4:32 PM", with the day
 * where it is another. `preposition`: the word that stood before the time and is said too, "at" or "on", with a
 * capital where it began the sentence; or none. It runs as written inside the page as well, so it may use
 * nothing from outside itself.
 */
export function localTimeText(iso: string, date: string, preposition: string): string {
  const at = new Date(iso);
  const dateOf = (instant: Date) =>
    new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(at);
  const isToday = dateOf(new Date()) === date;
  const isHere = dateOf(at) === date;
  const month = { month: 'long', day: 'numeric' } as const;
  const phrase = isHere
    ? isToday && at.getHours() >= 18
      ? `tonight at ${clock}`
      : preposition
        ? `at ${clock}`
        : clock
    : isToday
      ? `${dateOf(at) < date ? 'yesterday' : 'tomorrow'} at ${clock}`
      : `${preposition ? 'on ' : ''}${new Intl.DateTimeFormat('en-US', month).format(at)} at ${clock}`;
  const beginsSentence = /^[A-Z]/.test(preposition);
  return beginsSentence ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
}
