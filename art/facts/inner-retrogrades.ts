import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { crossingsBetween } from '#domain/sky/crossings.ts';
import { leadCurve, longitudeCurve } from '#domain/sky/curves.ts';
import { longitudeAt, positionAt } from '#domain/sky/position.ts';
import { retrogradePeriodsBetween } from '#domain/sky/retrogrades.ts';
import { angularDistance } from '../atlas/sky-projection.ts';

/** The inferior planets. */
export type InnerPlanet = 'Mercury' | 'Venus';

/** A retrograde period with the times almanacs print for it. */
export interface InnerRetrograde {
  planet: InnerPlanet;
  /** Station to station. */
  period: Span;
  /** From the first passage over the degree of the second station to the last over the degree of the first. */
  shadow: Span;
  /** Inferior conjunction: the planet between the Earth and the Sun, at the Sun's longitude. */
  conjunction: Instant;
  /** Within 17' of the Sun's longitude. */
  cazimi: Span;
}

/** The ends of the shadow and the greatest elongations lie within this many days of the stations. */
const REACH_DAYS: Record<InnerPlanet, number> = { Mercury: 30, Venus: 80 };
const CAZIMI = 17 / 60;

/** A planet's retrogrades that begin in a span, in order. */
export function innerRetrogradesIn(planet: InnerPlanet, span: Span): InnerRetrograde[] {
  return retrogradePeriodsBetween(planet, span)
    .filter(({ start }) => start >= span.start)
    .map((period) => retrogradeOf(planet, period));
}

/** The greatest elongations in the evening before a retrograde and the morning after it. */
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

/** Elongation: the angle between the planet and the Sun in degrees. */
export function elongationAt(planet: InnerPlanet, at: Instant): number {
  const [place, sun] = [positionAt(planet, at), positionAt('Sun', at)];
  return angularDistance([place.longitude, place.latitude], [sun.longitude, sun.latitude]);
}

function retrogradeOf(planet: InnerPlanet, period: Span): InnerRetrograde {
  const { before, after } = around(planet, period);
  const [path, lead] = [longitudeCurve(planet), leadCurve('Sun', planet)];
  const turnsRetrogradeAt = longitudeAt(planet, period.start);
  const turnsDirectAt = longitudeAt(planet, period.end);
  const [enters, leaves] = crossingsBetween(lead, [CAZIMI, 360 - CAZIMI], period);
  return {
    planet,
    period,
    shadow: {
      start: crossingsBetween(path, [turnsDirectAt], before)[0]!.at,
      end: crossingsBetween(path, [turnsRetrogradeAt], after)[0]!.at,
    },
    conjunction: crossingsBetween(lead, [0], period)[0]!.at,
    cazimi: { start: enters!.at, end: leaves!.at },
  };
}

function around(planet: InnerPlanet, { start, end }: Span): { before: Span; after: Span } {
  const reach = REACH_DAYS[planet] * DAY_MS;
  return { before: { start: start - reach, end: start }, after: { start: end, end: end + reach } };
}

/** The instant of greatest elongation in a span that contains it, to the minute, by ternary search. */
function farthestFromSun(planet: InnerPlanet, span: Span): Instant {
  let { start, end } = span;
  while (end - start > MINUTE_MS) {
    const third = (end - start) / 3;
    if (elongationAt(planet, start + third) < elongationAt(planet, end - third)) start += third;
    else end -= third;
  }
  return Math.round(start);
}
