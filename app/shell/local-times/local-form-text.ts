/** How a calendar formats an instant: its time of day, or its date, with the year if it isn't the page's. */
export type LocalForm = 'clock' | `date ${number}`;

/**
 * Formats an instant by a clock `offset` minutes ahead of UTC, by default the device's own: "4:32 PM", "Nov 24" or "Feb 8,
 * 2027". It also runs inside the page as text, so it may use nothing from outside itself.
 */
export function localFormText(
  iso: string,
  form: string,
  offset = -new Date(iso).getTimezoneOffset(),
): string {
  const at = new Date(Date.parse(iso) + offset * 60_000);
  const hour = at.getUTCHours();
  if (form === 'clock') {
    const minute = String(at.getUTCMinutes()).padStart(2, '0');
    return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
  }
  const months = [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ];
  const day = `${months[at.getUTCMonth()]}\u00a0${at.getUTCDate()}`;
  const year = at.getUTCFullYear();
  return form === `date ${year}` ? day : `${day}, ${year}`;
}
