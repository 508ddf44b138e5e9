import type { Instant } from '#domain/calendar/civil-date.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { crossingsBetween } from '#domain/sky/crossings.ts';
import { leadCurve, longitudeCurve } from '#domain/sky/curves.ts';
import { longitudeAt, positionAt } from '#domain/sky/position.ts';
import { retrogradePeriodsBetween } from '#domain/sky/retrogrades.ts';
import { angularDistance } from '../atlas/sky-projection.ts';
import { DAY_MS } from './spans.ts';

/** The planets that pass between the Earth and the Sun. */
export type InnerPlanet = 'Mercury' | 'Venus';

/** One retrogradation with the times that almanacs print of it. */
export interface InnerRetrograde {
  planet: InnerPlanet;
  /** Station to station. */
  period: Span;
  /** From the first passage of the degree of the second station to the last of the degree of the first. */
  shadow: Span;
  /** The planet between the Earth and the Sun, at the same longitude. */
  conjunction: Instant;
  /** Within 17' of the Sun's longitude. */
  cazimi: Span;
}

/** Within so many days of the stations lie the ends of the shadow and the greatest elongations. */
const REACH_DAYS: Record<InnerPlanet, number> = { Mercury: 30, Venus: 80 };
const CAZIMI = 17 / 60;

/** The retrogradations of a planet that begin in a span of time, in order. */
export function innerRetrogradesIn(planet: InnerPlanet, span: Span): InnerRetrograde[] {
  return retrogradePeriodsBetween(planet, span)
    .filter(({ start }) => start >= span.start)
    .map((period) => retrogradeOf(planet, period));
}

/** The planet farthest from the Sun in the evening before a retrogradation, and in the morning after it. */
export function elongationsAround({ planet, period }: Pick<InnerRetrograde, 'planet' | 'period'>): {
  evening: Instant;
  morning: Instant;
} {
  const { before, after } = around(planet, period);
  return {
    evening: farthestFromSun(planet, before),
    morning: farthestFromSun(planet, after),
  };
}

/** Degrees between the planet and the Sun as the eye would measure them. */
export function elongationAt(planet: InnerPlanet, at: Instant): number {
  const [place, sun] = [positionAt(planet, at), positionAt('Sun', at)];
  return angularDistance([place.longitude, place.latitude], [sun.longitude, sun.latitude]);
}

function retrogradeOf(planet: InnerPlanet, period: Span): InnerRetrograde {
  const { before, after } = around(planet, period);
  const [path, lead] = [longitudeCurve(planet), leadCurve('Sun', planet)];
  const turnsBackAt = longitudeAt(planet, period.start);
  const turnsOnAt = longitudeAt(planet, period.end);
  const [enters, leaves] = crossingsBetween(lead, [CAZIMI, 360 - CAZIMI], period);
  return {
    planet,
    period,
    shadow: {
      start: crossingsBetween(path, [turnsOnAt], before)[0]!.at,
      end: crossingsBetween(path, [turnsBackAt], after)[0]!.at,
    },
    conjunction: crossingsBetween(lead, [0], period)[0]!.at,
    cazimi: { start: enters!.at, end: leaves!.at },
  };
}

function around(planet: InnerPlanet, { start, end }: Span): { before: Span; after: Span } {
  const reach = REACH_DAYS[planet] * DAY_MS;
  return { before: { start: start - reach, end: start }, after: { start: end, end: end + reach } };
}

/** The greatest elongation in a span that holds one, to the minute: the better two thirds are kept, again and again. */
function farthestFromSun(planet: InnerPlanet, span: Span): Instant {
  let { start, end } = span;
  while (end - start > 60_000) {
    const third = (end - start) / 3;
    if (elongationAt(planet, start + third) < elongationAt(planet, end - third)) start += third;
    else end -= third;
  }
  return Math.round(start);
}
