import { type CivilDate, civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { crossingsBetween } from '#domain/sky/crossings.ts';
import { longitudeCurve } from '#domain/sky/curves.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { lunationsBetween } from '#domain/sky/lunations.ts';
import { years } from '../../facts/spans.ts';

/** Hours ahead of UTC of the clocks by which the calendars of China and Vietnam count days. */
export const CHINA = 8;
export const VIETNAM = 7;

/** The Sun's longitude at Lichun, the beginning of spring. */
const LICHUN = 315;

/** A calendar month: its new moon, its first day, and the next month's first day. */
interface Month {
  newMoon: Instant;
  start: CivilDate;
  end: CivilDate;
}

/** The beginning of the Chinese year that starts in a Gregorian year. */
interface NewYear {
  month: Month;
  /** Whether a leap month lies between the winter solstice and this month. */
  afterLeapMonth: boolean;
}

/** The first month of the Chinese year that begins in a Gregorian year, by clocks `hoursAhead` of UTC. */
export function newYearOf(year: number, hoursAhead = CHINA): NewYear {
  const { months, leap } = monthsBetweenSolstices(year, hoursAhead);
  const afterLeapMonth = leap === 1 || leap === 2;
  return { month: months[afterLeapMonth ? 3 : 2]!, afterLeapMonth };
}

/** When the Sun reaches 315 degrees in a year. */
export function lichunOf(year: number): Instant {
  return crossingsBetween(longitudeCurve('Sun'), [LICHUN], years(year))[0]!.at;
}

/**
 * The months from the eleventh, which contains the previous year's winter solstice, to the next eleventh, and the
 * index of the leap month among them, or -1. The rules since 1645 (Aslaksen, The Mathematics of the Chinese
 * Calendar): a month begins on the day of a new moon; if there are thirteen, the first without a solar ingress is the
 * leap month.
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
