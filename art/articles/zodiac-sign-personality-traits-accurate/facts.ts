import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { dayIn, timeIn } from '../../facts/local-time.ts';
import { years } from '../../facts/spans.ts';
import { clockTime, monthAndDay, shortDate, yearOf } from '../../facts/words.ts';

/** The years of the table: most readers were born in them. */
const TABLE_FROM = 1940;
const TABLE_TO = 2025;
/** The years of the drawing. */
export const DRAWN_FROM = 1985;
export const DRAWN_TO = 2025;
/** Friends in the reader's test, and portraits to choose from. */
const FRIENDS = 6;
const PORTRAITS = SIGNS.length;
const NEW_YORK = 'America/New_York';

/** Every value in the article that comes from the sky or from the site's own profiles. */
export function facts() {
  const table = years(TABLE_FROM, TABLE_TO);
  return {
    portraits: Object.fromEntries(SIGNS.map((sign) => [sign, traitsInWords(sign, 3)])),
    virgo: traitsInWords('virgo', 4),
    from: TABLE_FROM,
    to: TABLE_TO,
    entries: SIGNS.map((sign) => rangeOf(sign, table)),
    aries: ariesDates(table),
    drift: drift(table),
    drawn: drawnEntries(),
    luckyTwoHits: `${Math.round(100 * chanceOfTwoHits())} percent`,
  };
}

/** The Sun's ingresses into a sign in a span, one a year, in order. */
export function entriesInto(sign: Sign, span: Span): Instant[] {
  return ingressesBetween(span, ['Sun'])
    .filter(({ to }) => to === sign)
    .map(({ at }) => at);
}

/** `direct, quick to begin, competitive`: the first traits in the site's profile. */
function traitsInWords(sign: Sign, count: number): string {
  return signProfile(sign).traits.slice(0, count).join(', ').toLowerCase();
}

/** The earliest and latest time in the calendar year at which the Sun enters a sign. */
function rangeOf(sign: Sign, span: Span) {
  const [earliest, latest] = extremes(entriesInto(sign, span));
  return { sign: signName(sign), earliest: dateAndTime(earliest), latest: dateAndTime(latest) };
}

/** The dates on which the Sun enters Aries, and the earliest of them in New York time. */
function ariesDates(span: Span) {
  const entries = entriesInto('aries', span);
  const [earliest] = extremes(entries);
  const late = entries.filter((at) => dayOfMonth(at) === 21);
  return {
    onThe20th: entries.filter((at) => dayOfMonth(at) === 20).length,
    onThe21st: late.length,
    lastOnThe21st: yearOf(late.at(-1)!),
    earliest: {
      year: yearOf(earliest),
      date: monthAndDay(earliest),
      time: clockTime(earliest),
      inNewYork: `${timeIn(NEW_YORK, earliest)} on ${dayIn(NEW_YORK, earliest)}`,
    },
  };
}

/** The average shift of the Aries ingress in the calendar from one year to the next. */
function drift(span: Span) {
  const entries = entriesInto('aries', span);
  const year = (entries.at(-1)! - entries[0]!) / (entries.length - 1);
  const later = Math.round((year - 365 * DAY_MS) / MINUTE_MS);
  const earlier = DAY_MS / MINUTE_MS - later;
  return {
    later: hoursAndMinutes(later),
    earlier: hoursAndMinutes(earlier),
    inFourYears: `${earlier - 3 * later} minutes`,
  };
}

function drawnEntries() {
  const [earliest, latest] = extremes(entriesInto('aries', years(DRAWN_FROM, DRAWN_TO)));
  return {
    from: DRAWN_FROM,
    to: DRAWN_TO,
    earliest: dateAndTime(earliest),
    latest: dateAndTime(latest),
  };
}

/** The first and last by calendar; all are in the same month of their years. */
function extremes(entries: readonly Instant[]): [Instant, Instant] {
  const byCalendar = entries.toSorted((a, b) => sinceTheFirst(a) - sinceTheFirst(b));
  return [byCalendar[0]!, byCalendar.at(-1)!];
}

/** Milliseconds since the first of the month, UTC. */
function sinceTheFirst(at: Instant): number {
  const date = new Date(at);
  return at - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** `Mar 20, 2024, 03:06`; date and time are rounded together: 23:59:50 is midnight of the next day. */
function dateAndTime(at: Instant): string {
  const minute = Math.round(at / MINUTE_MS) * MINUTE_MS;
  return `${shortDate(minute)}, ${clockTime(minute)}`;
}

/** The probability that a guesser matches at least two of the friends to their portraits. */
function chanceOfTwoHits(): number {
  const [hit, miss] = [1 / PORTRAITS, 1 - 1 / PORTRAITS];
  return 1 - miss ** FRIENDS - FRIENDS * hit * miss ** (FRIENDS - 1);
}

/** `5 hours 49 minutes` */
function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes`;
}

function dayOfMonth(at: Instant): number {
  return new Date(at).getUTCDate();
}
