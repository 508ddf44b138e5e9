import { type CivilDate, civilDateAt, type Instant, monthAndDay } from './civil-date.ts';
import { MINUTE_MS } from './durations.ts';

/** `14:20 UTC` on `date` itself, `November 22, 02:10 UTC` on another date; to the nearest minute. */
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

/** `on November 22 (UTC)`, for events whose minute is too uncertain to print. */
export function onDay(instant: Instant): string {
  return `on ${monthAndDay(civilDateAt(instant))} (UTC)`;
}

/** ISO 8601 in UTC, to the nearest minute. */
export function isoMinute(instant: Instant): string {
  return `${new Date(toMinute(instant)).toISOString().slice(0, 16)}Z`;
}

function toMinute(instant: Instant): Instant {
  return Math.round(instant / MINUTE_MS) * MINUTE_MS;
}
