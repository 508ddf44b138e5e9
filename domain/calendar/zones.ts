import { addDays, type CivilDate, type Instant, utcMidnight } from './civil-date.ts';
import { MINUTE_MS } from './durations.ts';
import type { Span } from './today-somewhere.ts';

/** A time zone of the IANA database (`America/New_York`), or a fixed offset from UTC in minutes. */
export type Zone = (string & { readonly zone: unique symbol }) | number;

const formats = new Map<Zone, Intl.DateTimeFormat>();
const midnights = new Map<string, Instant>();

/** The IANA zone named by `text`, or null. */
export function parseZone(text: string): Zone | null {
  try {
    // Node also accepts "+05:30"; only names are zones here.
    if (!/^[a-z]/i.test(text)) return null;
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return text as Zone;
  } catch {
    return null;
  }
}

/** Minutes that clocks in `zone` are ahead of UTC at `at`. */
export function offsetAt(zone: Zone, at: Instant): number {
  if (typeof zone === 'number') return zone;
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!);
  return Math.round((local - at) / MINUTE_MS);
}

/** From the first moment of `from` to the last of `to` in `zone`. */
export function daysIn(zone: Zone, from: CivilDate, to: CivilDate): Span {
  return { start: midnightIn(zone, from), end: midnightIn(zone, addDays(to, 1)) };
}

function midnightIn(zone: Zone, date: CivilDate): Instant {
  if (typeof zone === 'number') return utcMidnight(date) - zone * MINUTE_MS;
  const key = `${zone} ${date}`;
  const known = midnights.get(key);
  if (known !== undefined) return known;
  const guess = utcMidnight(date) - offsetAt(zone, utcMidnight(date)) * MINUTE_MS;
  const midnight = utcMidnight(date) - offsetAt(zone, guess) * MINUTE_MS;
  if (midnights.size > 5000) midnights.clear();
  midnights.set(key, midnight);
  return midnight;
}
