import type { Instant } from '#domain/calendar/civil-date.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { crossingsBetween } from '#domain/sky/crossings.ts';
import { leadCurve, longitudeCurve } from '#domain/sky/curves.ts';
import { longitudeAt, positionAt } from '#domain/sky/position.ts';
import { retrogradePeriodsBetween } from '#domain/sky/retrogrades.ts';
import { angularDistance } from '../../sky-projection.ts';

/** One retrogradation of Mercury with the times that almanacs print of it. */
export interface MercuryRetrograde {
  /** Station to station. */
  period: Span;
  /** From the first passage of the degree of the second station to the last of the degree of the first. */
  shadow: Span;
  /** Mercury between the Earth and the Sun, at the same longitude. */
  conjunction: Instant;
  /** Within 17' of the Sun's longitude. */
  cazimi: Span;
}

const DAY_MS = 86_400_000;
/** The shadow reaches three weeks to either side of the stations, the greatest elongation less. */
const REACH = 30 * DAY_MS;
const CAZIMI = 17 / 60;
const MERCURY = longitudeCurve('Mercury');
const LEAD_ON_SUN = leadCurve('Sun', 'Mercury');

/** The retrogradations of Mercury that begin in a span of time, in order. */
export function mercuryRetrogradesIn(span: Span): MercuryRetrograde[] {
  return retrogradePeriodsBetween('Mercury', span)
    .filter(({ start }) => start >= span.start)
    .map(retrogradeOf);
}

/** Mercury farthest from the Sun in the evening before a retrogradation, and in the morning after it. */
export function elongationsAround(period: Span): { evening: Instant; morning: Instant } {
  const { before, after } = around(period);
  return { evening: farthestFromSun(before), morning: farthestFromSun(after) };
}

/** Degrees between Mercury and the Sun as the eye would measure them. */
export function elongationAt(at: Instant): number {
  const [mercury, sun] = [positionAt('Mercury', at), positionAt('Sun', at)];
  return angularDistance([mercury.longitude, mercury.latitude], [sun.longitude, sun.latitude]);
}

function retrogradeOf(period: Span): MercuryRetrograde {
  const { before, after } = around(period);
  const turnsBackAt = longitudeAt('Mercury', period.start);
  const turnsOnAt = longitudeAt('Mercury', period.end);
  const [enters, leaves] = crossingsBetween(LEAD_ON_SUN, [CAZIMI, 360 - CAZIMI], period);
  return {
    period,
    shadow: {
      start: crossingsBetween(MERCURY, [turnsOnAt], before)[0]!.at,
      end: crossingsBetween(MERCURY, [turnsBackAt], after)[0]!.at,
    },
    conjunction: crossingsBetween(LEAD_ON_SUN, [0], period)[0]!.at,
    cazimi: { start: enters!.at, end: leaves!.at },
  };
}

function around({ start, end }: Span): { before: Span; after: Span } {
  return { before: { start: start - REACH, end: start }, after: { start: end, end: end + REACH } };
}

/** The greatest elongation in a span that holds one, to the minute: the better two thirds are kept, again and again. */
function farthestFromSun(span: Span): Instant {
  let { start, end } = span;
  while (end - start > 60_000) {
    const third = (end - start) / 3;
    if (elongationAt(start + third) < elongationAt(end - third)) start += third;
    else end -= third;
  }
  return Math.round(start);
}
