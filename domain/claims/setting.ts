import { addDays, type CivilDate, partsOf, utcMidnight } from '../calendar/civil-date.ts';
import { DAY_MS } from '../calendar/durations.ts';
import { type Span, todayWindow } from '../calendar/today-somewhere.ts';
import { daysIn, type Zone } from '../calendar/zones.ts';
import { type ClaimContext, isColumn, type Period } from './claim.ts';

/** What the dates in a text mean, and what a statement without a date is about. */
export interface Setting {
  /** What a statement without a time is about. */
  window: Span;
  /** Whether a state must hold throughout the window or the date, as a daily reading must, or only at some time. */
  strict: boolean;
  period: Period;
  /** The zone of the text's dates and clock times; null if it names none. */
  zone: Zone | null;
  /** From the start of one date to the end of another. */
  days(from: CivilDate, to: CivilDate): Span;
  /** The hours in which a state must hold if its text gives a bare date. */
  dayOf(date: CivilDate): Span;
}

/** Greenwich, westernmost, easternmost: what happens on a date in any zone does so in one of these. */
const AROUND_THE_EARTH = [0, -720, 840] as const;

/** The settings to judge a text in: several if it names a period but no zone. Only the first judges statements without a bare date. */
export function settingsOf(context: ClaimContext): Setting[] {
  const settings = known.get(context) ?? settingsFor(context);
  known.set(context, settings);
  return settings;
}

const known = new WeakMap<ClaimContext, Setting[]>();

function settingsFor(context: ClaimContext): Setting[] {
  const { date, period, zone } = context;
  if (!isColumn(context)) return [gateSetting(date)];
  if (zone !== undefined) return [inZone(date, period ?? 'day', zone, zone)];
  const [greenwich, west, east] = AROUND_THE_EARTH.map((offset) =>
    inZone(date, period ?? 'day', offset, null),
  ) as [Setting, Setting, Setting];
  // A statement without a date is true if it holds within the period in any zone.
  const anywhere = { start: east.window.start, end: west.window.end };
  return [{ ...greenwich, window: anywhere }, west, east];
}

/** For our own gate: the 50 hours in which a date is today somewhere, and the UTC day for other dates. */
function gateSetting(date: CivilDate): Setting {
  return {
    window: todayWindow(date),
    strict: true,
    period: 'day',
    zone: null,
    days: (from, to) => ({ start: utcMidnight(from), end: utcMidnight(to) + DAY_MS }),
    dayOf: todayWindow,
  };
}

function inZone(date: CivilDate, period: Period, at: Zone, zone: Zone | null): Setting {
  return {
    window: daysIn(at, date, lastOf(period, date)),
    strict: false,
    period,
    zone,
    days: (from, to) => daysIn(at, from, to),
    dayOf: (day) => daysIn(at, day, day),
  };
}

/** A period starts on the text's date: a week is its seven days, a month ends the day before the same day of the next. */
export function lastOf(period: Period, date: CivilDate): CivilDate {
  if (period === 'day') return date;
  if (period === 'week') return addDays(date, 6);
  const { year, month, day } = partsOf(date);
  const months = period === 'month' ? 1 : 12;
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const next = Date.UTC(year, month - 1 + months, Math.min(day, last));
  return addDays(new Date(next).toISOString().slice(0, 10) as CivilDate, -1);
}
