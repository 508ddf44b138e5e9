/**
 * An instant by the clock of the device, and with its date where that is not the `date` of the page; nothing
 * where the clock shows UTC, which the text beside it tells already. It runs as written inside the page
 * too, so it may use nothing from outside itself.
 */
export function localTimeText(iso: string, date: string): string {
  const at = new Date(iso);
  const behind = at.getTimezoneOffset();
  if (behind === 0) return '';
  const localDate = new Date(at.getTime() - behind * 60_000).toISOString().slice(0, 10);
  const format = new Intl.DateTimeFormat('en-US', {
    ...(localDate === date ? {} : { month: 'long', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  return `${format.format(at)}, your time`;
}
