import {
  addDays,
  type CivilDate,
  civilDateAt,
  type Instant,
  MONTHS,
  partsOf,
} from '#domain/calendar/civil-date.ts';

const MINUTE_MS = 60_000;

/** `14:20 UTC` on `date` itself, `November 22, 02:10 UTC` on its neighbors; to the nearest minute. */
export function utcMoment(instant: Instant, date: CivilDate): string {
  const minute = toMinute(instant);
  const clock = `${new Date(minute).toISOString().slice(11, 16)} UTC`;
  const day = civilDateAt(minute);
  return day === date ? clock : `${monthAndDay(day)}, ${clock}`;
}

/** `at 14:20 UTC`, or `on November 22, 02:10 UTC`. */
export function atMoment(instant: Instant, date: CivilDate): string {
  const preposition = civilDateAt(toMinute(instant)) === date ? 'at' : 'on';
  return `${preposition} ${utcMoment(instant, date)}`;
}

/** `on November 22 (UTC)`, for events whose minute is not known well enough to print. */
export function onDay(instant: Instant): string {
  return `on ${monthAndDay(civilDateAt(instant))} (UTC)`;
}

/** A moment as `utcMoment` writes it, where it stands in a text: from `start` up to `end`. */
export interface WrittenMoment {
  start: number;
  end: number;
  at: Instant;
}

/**
 * The moments that a text of `date` names by date and clock, in order: `14:20 UTC` is of `date` itself,
 * `November 22, 02:10 UTC`, `22 November, 02:10 UTC` and `02:10 UTC on November 22` of its neighbor. A day further off is passed over.
 */
export function writtenMoments(text: string, date: CivilDate): WrittenMoment[] {
  const near = [addDays(date, -1), date, addDays(date, 1)];
  return [...text.matchAll(WRITTEN_MOMENT)].flatMap((match) => {
    const [phrase, before, clock, after] = match;
    const day = before ?? after;
    const on = day ? near.find((other) => isDay(other, day)) : date;
    if (!on) return [];
    return [
      {
        start: match.index,
        end: match.index + phrase.length,
        at: Date.parse(`${on}T${clock}:00Z`),
      },
    ];
  });
}

const MONTH = `(?:${MONTHS.join('|')})`;
const DAY = `(\\d{1,2} ${MONTH}|${MONTH} \\d{1,2})`;
const WRITTEN_MOMENT = new RegExp(
  `(?:${DAY}(?: at|,|, at) )?\\b((?:[01]\\d|2[0-3]):[0-5]\\d) UTC\\b(?: on ${DAY}\\b)?`,
  'g',
);

function isDay(date: CivilDate, written: string): boolean {
  const [month, day] = monthAndDay(date).split(' ');
  return written === `${day} ${month}` || written === `${month} ${day}`;
}

/** ISO 8601 in UTC to the minute. */
export function isoMinute(instant: Instant): string {
  return `${new Date(toMinute(instant)).toISOString().slice(0, 16)}Z`;
}

function toMinute(instant: Instant): Instant {
  return Math.round(instant / MINUTE_MS) * MINUTE_MS;
}

function monthAndDay(date: CivilDate): string {
  const { month, day } = partsOf(date);
  return `${MONTHS[month - 1]} ${day}`;
}
