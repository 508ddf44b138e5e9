import { addDays, type CivilDate, civilDateAt, type Instant, utcMidnight } from './civil-date.ts';
import { MINUTE_MS } from './durations.ts';

/**
 * The 38 standard UTC offsets in use on Earth, in minutes (IANA tzdb 2026), UTC-12 to UTC+14.
 * Daylight saving time adds two, -2:30 and +13:45, which lie in between and change nothing here.
 */
// biome-ignore format: a table reads better as rows
export const UTC_OFFSETS: readonly number[] = [
  -720, -660, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -120, -60, 0,
  60, 120, 180, 210, 240, 270, 300, 330, 345, 360, 390, 420, 480, 525, 540, 570, 600, 630, 660, 720,
  765, 780, 840,
];

const EASTMOST = Math.max(...UTC_OFFSETS);
const WESTMOST = Math.min(...UTC_OFFSETS);

/** A time span from `start`, inclusive, to `end`, exclusive. */
export interface Span {
  start: Instant;
  end: Instant;
}

/**
 * The 50 hours in which `date` is today somewhere: from its first midnight (UTC+14, the day before
 * at 10:00 UTC) to its last (UTC-12, the day after at 12:00 UTC).
 */
export function todayWindow(date: CivilDate): Span {
  return {
    start: utcMidnight(date) - EASTMOST * MINUTE_MS,
    end: utcMidnight(addDays(date, 1)) - WESTMOST * MINUTE_MS,
  };
}

/** The dates that are today somewhere on Earth at `instant`, earliest first: two or three. */
export function datesTodaySomewhere(instant: Instant): CivilDate[] {
  const first = civilDateAt(instant, WESTMOST);
  const last = civilDateAt(instant, EASTMOST);
  const dates: CivilDate[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Whether any clock on Earth shows `date` at `instant`. */
export function isTodaySomewhere(date: CivilDate, instant: Instant): boolean {
  const { start, end } = todayWindow(date);
  return start <= instant && instant < end;
}

/** The dates whose readings must be stored at `instant`: those that are today somewhere, and the next one. */
export function datesToHaveReady(instant: Instant): CivilDate[] {
  const today = datesTodaySomewhere(instant);
  return [...today, addDays(today.at(-1)!, 1)];
}
