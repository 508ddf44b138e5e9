import type { Instant } from '../calendar/civil-date.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import type { Span } from '../calendar/today-somewhere.ts';
import { localTimeAsUtc } from '../calendar/zones.ts';

/** A calendar date with a month from 1 to 12, and the minute of that day (0 to 1439) if it is known. */
export interface LocalTime {
  year: number;
  month: number;
  day: number;
  minute: number | null;
}

/** No clock since 1900 has been further from UTC. */
const EASTMOST_MS = 14 * HOUR_MS;
const WESTMOST_MS = -12 * HOUR_MS;

/**
 * Every instant that `local` may have been: a minute if the time and the zone are known, else a day or two. `zone` is
 * an IANA name, whose historic offsets come from the runtime. Null if clocks there skipped that time.
 */
export function localSpan(local: LocalTime, zone: string | null): Span | null {
  const localAsUtc = asUtc(local);
  const length = local.minute === null ? DAY_MS : MINUTE_MS;
  if (zone === null) {
    return { start: localAsUtc - EASTMOST_MS, end: localAsUtc + length - WESTMOST_MS };
  }
  if (local.minute === null) {
    const [starts, ends] = [instantsOf(localAsUtc, zone), instantsOf(localAsUtc + DAY_MS, zone)];
    return { start: Math.min(...starts), end: Math.max(...ends) };
  }
  const instants = instantsOf(localAsUtc, zone).filter(
    (at) => localTimeAsUtc(zone, at) === localAsUtc,
  );
  if (instants.length === 0) return null;
  return { start: Math.min(...instants), end: Math.max(...instants) + MINUTE_MS };
}

/** The instant at which a UTC clock shows `local`. Does not support years below 100. */
function asUtc({ year, month, day, minute }: LocalTime): Instant {
  return Date.UTC(year, month - 1, day, 0, minute ?? 0);
}

/** When clocks in `zone` would show `clock`, by the offsets of the day before and the day after. */
function instantsOf(localAsUtc: Instant, zone: string): Instant[] {
  const offsets = [localAsUtc - DAY_MS, localAsUtc + DAY_MS].map(
    (at) => localTimeAsUtc(zone, at) - at,
  );
  return offsets.map((offset) => localAsUtc - offset);
}
