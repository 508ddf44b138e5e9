import { type CivilDate, civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { crossingsBetween } from '#domain/sky/crossings.ts';
import { longitudeCurve } from '#domain/sky/curves.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { lunationsBetween } from '#domain/sky/lunations.ts';
import { years } from '../../facts/spans.ts';

/** Clocks ahead of UTC, in hours, by which the calendars of China and Vietnam count days. */
export const CHINA = 8;
export const VIETNAM = 7;

/** The Sun's longitude at Lichun, the start of spring. */
const LICHUN = 315;

/** A month of the calendar: the new moon, its day, and the day of the next. */
interface Month {
  newMoon: Instant;
  start: CivilDate;
  end: CivilDate;
}

/** Where the Chinese year begins that belongs to a year of the Gregorian calendar. */
interface NewYear {
  month: Month;
  /** Whether a leap month stands between the winter solstice and this one. */
  afterLeapMonth: boolean;
}

/** The first month of the Chinese year that begins in a year, by clocks `hoursAhead` of UTC. */
export function newYearOf(year: number, hoursAhead = CHINA): NewYear {
  const { months, leap } = monthsBetweenSolstices(year, hoursAhead);
  const afterLeapMonth = leap === 1 || leap === 2;
  return { month: months[afterLeapMonth ? 3 : 2]!, afterLeapMonth };
}

/** When the Sun passes 315 degrees in a year. */
export function lichunOf(year: number): Instant {
  return crossingsBetween(longitudeCurve('Sun'), [LICHUN], years(year))[0]!.at;
}

/**
 * The months from the eleventh, which holds the winter solstice of the year before, up to the next eleventh, and the
 * place of the leap one among them, or -1. The rules since 1645 (Aslaksen, The Mathematics of the Chinese Calendar):
 * a month begins on the day of a new moon; where there are thirteen, the first in which the Sun enters no sign is a leap month.
 */
function monthsBetweenSolstices(
  year: number,
  hoursAhead: number,
): { months: Month[]; leap: number } {
  const dayAt = (at: Instant) => civilDateAt(at, hoursAhead * 60);
  const span = { start: Date.UTC(year - 1, 10, 1), end: Date.UTC(year + 1, 1, 1) };
  const entries = ingressesBetween(span, ['Sun']).map(({ to, at }) => ({ to, day: dayAt(at) }));
  const [solstice, nextSolstice] = entries.filter(({ to }) => to === 'capricorn');
  const months = monthsIn(span, dayAt).filter(
    ({ end }) => solstice!.day < end && end <= nextSolstice!.day,
  );
  const isLeap = ({ start, end }: Month) => !entries.some(({ day }) => start <= day && day < end);
  return { months, leap: months.length > 12 ? months.findIndex(isLeap) : -1 };
}

function monthsIn(span: Span, dayAt: (at: Instant) => CivilDate): Month[] {
  const newMoons = lunationsBetween(span).filter(({ phase }) => phase === 'new moon');
  return newMoons.slice(1).map(({ at: next }, i) => {
    const newMoon = newMoons[i]!.at;
    return { newMoon, start: dayAt(newMoon), end: dayAt(next) };
  });
}
