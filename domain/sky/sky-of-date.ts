import { type CivilDate, type Instant, utcNoon } from '../calendar/civil-date.ts';
import { type Span, todayWindow } from '../calendar/today-somewhere.ts';
import { recentlyUsed } from '../recently-used.ts';
import { degreeInSign, signOfLongitude } from '../zodiac/signs.ts';
import {
  type AspectState,
  aspectState,
  aspectsAt,
  exactAspectsBetween,
  nearestExactness,
} from './aspects.ts';
import { BODIES, type Body } from './bodies.ts';
import { isWithin } from './crossings.ts';
import { leadCurve, longitudeCurve } from './curves.ts';
import type { AspectOfDay, BodyOfDay, DaySky, SignStay } from './day-sky.ts';
import { eclipsesBetween } from './eclipses.ts';
import type { ExactAspect, Ingress, SkyEvent } from './events.ts';
import { ingressesBetween } from './ingresses.ts';
import { lunationsBetween } from './lunations.ts';
import { illuminationAt } from './position.ts';
import { assertSpan } from './range.ts';
import { seasonTurnsBetween } from './seasons.ts';
import { stationsBetween } from './stations.ts';

/**
 * All twelve signs and the neighboring dates use the same sky; this many dates are cached. A reading's passages depend on
 * up to 69 dates (three stretches, see choose-passages.ts), which each deck goes through in order: with fewer, the least
 * recently used sky would always be the one that is needed next.
 */
const MAX_DATES = 100;

/**
 * The sky of a date over the 50 hours in which it is today somewhere: positions at noon UTC, stays
 * in signs, aspects and events. Returns the same frozen object while the date is cached. Throws a
 * RangeError outside the years 1800 to 2200.
 */
export const skyOfDate: (date: CivilDate) => DaySky = recentlyUsed(MAX_DATES, (date) =>
  deepFreeze(computeSky(date)),
);

function computeSky(date: CivilDate): DaySky {
  const window = todayWindow(date);
  assertSpan(window);
  const noon = utcNoon(date);
  const ingresses = ingressesBetween(window);
  const exactAspects = exactAspectsBetween(window);

  return {
    date,
    window,
    bodies: Object.fromEntries(
      BODIES.map((body) => [body, bodyOfDay(body, noon, staysOf(body, window, ingresses))]),
    ) as Record<Body, BodyOfDay>,
    phaseAngle: leadCurve('Sun', 'Moon').valueAt(noon),
    illumination: illuminationAt(noon),
    aspects: aspectsOfDay(noon, exactAspects),
    ingresses,
    stations: stationsBetween(window),
    lunations: lunationsBetween(window),
    exactAspects,
    eclipses: eclipsesBetween(window),
    seasonTurns: seasonTurnsBetween(window),
  };
}

function bodyOfDay(body: Body, noon: Instant, stays: SignStay[]): BodyOfDay {
  const curve = longitudeCurve(body);
  const longitude = curve.valueAt(noon);
  const speed = curve.rateAt(noon);
  const sign = signOfLongitude(longitude);
  const degree = degreeInSign(longitude);
  return { body, longitude, speed, sign, degree, retrograde: speed < 0, stays };
}

/** The signs a body is in through a window, in order. `events` contain its ingresses within the window. */
export function staysOf(body: Body, window: Span, events: readonly SkyEvent[]): SignStay[] {
  const own = events.filter(
    (event) => event.kind === 'ingress' && event.body === body && isWithin(event.at, window),
  ) as Ingress[];
  const first = own[0]?.from ?? signOfLongitude(longitudeCurve(body).valueAt(window.start));
  return [{ to: first, at: null }, ...own].map(({ to, at }, i) => ({
    sign: to,
    from: at,
    until: own[i]?.at ?? null,
  }));
}

/** In force at noon, tightest orb first, then those exact in the window but out of orb at noon. */
function aspectsOfDay(noon: Instant, exact: readonly ExactAspect[]): AspectOfDay[] {
  const states = new Map<string, AspectState>();
  for (const state of aspectsAt(noon)) states.set(keyOf(state), state);
  for (const { a, b, aspect } of exact) {
    const state = aspectState(a, b, aspect, noon);
    states.set(keyOf(state), state);
  }
  return [...states.values()]
    .map((state) => ({ ...state, exactAt: nearestExactness(state, noon) }))
    .sort((one, other) => one.orb - other.orb);
}

function keyOf({ a, b, aspect }: Pick<AspectOfDay, 'a' | 'b' | 'aspect'>): string {
  return `${a} ${aspect} ${b}`;
}

/** A sky is shared by all its callers, so none of them may change it. */
function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
