import { addDays, type CivilDate, civilDateAt, type Instant, utcMidnight } from './civil-date.ts';
import { HOUR_MS } from './durations.ts';
import type { Span } from './today-somewhere.ts';

/**
 * Places that represent readers worldwide, with their standard UTC offset in hours. Daylight saving time shifts some
 * of them by an hour, too little to matter here.
 */
const READER_OFFSETS = {
  'Los Angeles': -8,
  'New York': -5,
  London: 0,
  Berlin: 1,
  Delhi: 5.5,
  Tokyo: 9,
  Auckland: 12,
} as const;

export type ReaderPlace = keyof typeof READER_OFFSETS;
export const READER_PLACES = Object.keys(READER_OFFSETS) as ReaderPlace[];

const WAKING_HOUR = 7;
const BEDTIME_HOUR = 23;

/** Whether an instant falls on `date` in local time at a place. */
export function isOnDate(at: Instant, date: CivilDate, place: ReaderPlace): boolean {
  return civilDateAt(at, READER_OFFSETS[place] * 60) === date;
}

/** The fraction of the places where an instant falls on `date`, 0 to 1. */
export function shareOnDate(at: Instant, date: CivilDate): number {
  return READER_PLACES.filter((place) => isOnDate(at, date, place)).length / READER_PLACES.length;
}

/** Whether more readers have an instant on `date` than on its neighbors; true for exactly one date. */
export function isDateOfMostReaders(at: Instant, date: CivilDate): boolean {
  const share = shareOnDate(at, date);
  return share > shareOnDate(at, addDays(date, -1)) && share >= shareOnDate(at, addDays(date, 1));
}

/**
 * The fraction of a place's waking hours on `date` (7:00 to 23:00 local time) that lies between two instants, 0 to 1.
 */
export function shareOfWakingHours(
  { start, end }: Span,
  date: CivilDate,
  place: ReaderPlace,
): number {
  const midnight = utcMidnight(date) - READER_OFFSETS[place] * HOUR_MS;
  const wakes = midnight + WAKING_HOUR * HOUR_MS;
  const sleeps = midnight + BEDTIME_HOUR * HOUR_MS;
  return Math.max(0, Math.min(sleeps, end) - Math.max(wakes, start)) / (sleeps - wakes);
}
