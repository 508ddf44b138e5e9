import { civilDateAt, type Instant, MONTHS, partsOf } from '#domain/calendar/civil-date.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { degreeInSign, signName, signOfLongitude } from '#domain/zodiac/signs.ts';

/** Formats dates, times and positions as the articles print them; all dates and times are UTC. */

/** `September 2026` */
export function monthAndYear(at: Instant): string {
  const { year, month } = dayOf(at);
  return `${MONTHS[month - 1]} ${year}`;
}

/** `Sep 2026` */
export function shortMonthAndYear(at: Instant): string {
  const { year } = dayOf(at);
  return `${shortMonth(at)} ${year}`;
}

/** `September 21` */
export function monthAndDay(at: Instant): string {
  const { month, day } = dayOf(at);
  return `${MONTHS[month - 1]} ${day}`;
}

/** `Sep 21` */
export function shortDay(at: Instant): string {
  return `${shortMonth(at)} ${dayOf(at).day}`;
}

/** `Sep 21, 2026` */
export function shortDate(at: Instant): string {
  return `${shortDay(at)}, ${dayOf(at).year}`;
}

/** `March 15 to April 7`, `November 9 to 29` */
export function fromTo({ start, end }: Span): string {
  const last = dayOf(end);
  return `${monthAndDay(start)} to ${dayOf(start).month === last.month ? last.day : monthAndDay(end)}`;
}

/** `15:21`, to the nearest minute, on clocks `offsetHours` ahead of UTC. */
export function clockTime(at: Instant, offsetHours = 0): string {
  const local = at + offsetHours * 60 * MINUTE_MS;
  return new Date(Math.round(local / MINUTE_MS) * MINUTE_MS).toISOString().slice(11, 16);
}

/** `11°48′ Aries`, truncated to the arcminute as ephemerides print it. */
export function placeInWords(longitude: number): string {
  const degree = degreeInSign(longitude);
  const minute = Math.floor((degree % 1) * 60);
  return `${Math.floor(degree)}°${String(minute).padStart(2, '0')}′ ${signName(signOfLongitude(longitude))}`;
}

/** Date, time and position of a body at an instant. */
export function passage(body: Body, at: Instant) {
  return {
    date: monthAndDay(at),
    shortDate: shortDay(at),
    time: clockTime(at),
    place: placeInWords(longitudeAt(body, at)),
  };
}

/** `Mars, Jupiter and Uranus` */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}

export function yearOf(at: Instant): number {
  return new Date(at).getUTCFullYear();
}

function shortMonth(at: Instant): string {
  return MONTHS[dayOf(at).month - 1]!.slice(0, 3);
}

/** Rounded to the minute like the time next to it: 23:59:50 is midnight of the next day in both. */
function dayOf(at: Instant) {
  return partsOf(civilDateAt(Math.round(at / MINUTE_MS) * MINUTE_MS));
}
