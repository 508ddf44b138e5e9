import { type CivilDate, utcNoon } from '../calendar/civil-date.ts';
import { type CivilMonth, datesOfMonth, monthSomewhere } from '../calendar/civil-month.ts';
import { type Span, todayWindow } from '../calendar/today-somewhere.ts';
import { recentlyUsed } from '../recently-used.ts';
import { PLANETS, type Planet } from '../sky/bodies.ts';
import type { SignStay } from '../sky/day-sky.ts';
import type { SkyEvent } from '../sky/events.ts';
import { illuminationAt, phaseAngleAt } from '../sky/position.ts';
import { retrogradePeriodsBetween } from '../sky/retrogrades.ts';
import { staysOf } from '../sky/sky-of-date.ts';
import { almanacEventsBetween } from './events-between.ts';

/** The Moon on a date. */
export interface MoonOfDate {
  date: CivilDate;
  /** Degrees ahead of the Sun at noon UTC, in [0, 360). */
  phaseAngle: number;
  /** Illuminated fraction of the disc at noon UTC, 0 to 1. */
  illumination: number;
  /** The signs it is in while the date is today somewhere, in order. */
  stays: SignStay[];
}

/** A retrograde period, from station to station. */
export interface Retrograde extends Span {
  body: Planet;
}

/** The events of a month while it lasts anywhere on Earth: 26 hours longer than the month itself. */
export interface MonthOfSky {
  month: CivilMonth;
  days: MoonOfDate[];
  /** In order of time. */
  events: SkyEvent[];
  /** Whole, in order of the planets, even if they began before the month or end after it. */
  retrogrades: Retrograde[];
}

/** Four years, about 25 KB a month: readers ask for the months around their own. */
const MONTHS_KEPT = 48;

/**
 * The sky of a month. The most recently used months are cached, so a crawler that walks through all of them computes
 * each once. Throws a RangeError outside the years 1800 to 2200.
 */
export const monthOfSky: (month: CivilMonth) => MonthOfSky = recentlyUsed(
  MONTHS_KEPT,
  computeMonth,
);

/** The retrograde periods of every planet that overlap a span, each whole, in order of the planets. */
export function retrogradesBetween(span: Span): Retrograde[] {
  return PLANETS.flatMap((body) =>
    retrogradePeriodsBetween(body, span).map((period) => ({ body, ...period })),
  );
}

function computeMonth(month: CivilMonth): MonthOfSky {
  const span = monthSomewhere(month);
  const events = almanacEventsBetween(span);
  return {
    month,
    days: datesOfMonth(month).map((date) => moonOfDate(date, events)),
    events,
    retrogrades: retrogradesBetween(span),
  };
}

function moonOfDate(date: CivilDate, events: readonly SkyEvent[]): MoonOfDate {
  const noon = utcNoon(date);
  return {
    date,
    phaseAngle: phaseAngleAt(noon),
    illumination: illuminationAt(noon),
    stays: staysOf('Moon', todayWindow(date), events),
  };
}
