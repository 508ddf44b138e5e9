import { addDays, type CivilDate, type Instant, utcMidnight } from './civil-date.ts';
import { MINUTE_MS } from './durations.ts';
import type { Span } from './today-somewhere.ts';

/** A time zone of the IANA database (`America/New_York`), or a fixed offset from UTC in minutes. */
export type Zone = (string & { readonly zone: unique symbol }) | number;

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
const formats = new Map<string, Intl.DateTimeFormat>();
const MAX_MIDNIGHTS = 5_000;
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
  return Math.round((localTimeAsUtc(zone, at) - at) / MINUTE_MS);
}

/** The local time in a zone at an instant, as if it were UTC; to the second, because local mean time had seconds. */
export function localTimeAsUtc(zone: string, at: Instant): Instant {
  const parts = formatOf(zone).formatToParts(at);
  const [year, month, day, hour, minute, second] = FIELDS.map((field) =>
    Number(parts.find(({ type }) => type === field)!.value),
  ) as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute, second);
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
  if (midnights.size > MAX_MIDNIGHTS) midnights.clear();
  midnights.set(key, midnight);
  return midnight;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}
