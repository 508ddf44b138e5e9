import type { CivilDate, Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import { isoMinute } from '#domain/calendar/utc-time.ts';
import { aspectsAt } from '#domain/sky/aspects.ts';
import { type Body, PLANETS, type Planet } from '#domain/sky/bodies.ts';
import { longitudeCurve } from '#domain/sky/curves.ts';
import type { SignStay } from '#domain/sky/day-sky.ts';
import type { AspectName } from '#domain/sky/events.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/**
 * The sky at noon of a date. Local noon comes up to 26 hours later in the far west than in the far east, so each field
 * lists the successive states during that time.
 */
export interface SkyAtAGlance {
  /** The signs that the Moon is in. */
  moon: TimedSign[];
  /** To the hour. */
  planets: TimedPlanets[];
}

/** A sign, and when the Moon leaves it (ISO 8601); null for the last sign of a date. */
export interface TimedSign {
  sign: Sign;
  until: string | null;
}

/** The closest aspect without the Moon, null if none is in orb, and what is retrograde; `until` as for a sign. */
export interface TimedPlanets {
  closest: { a: Body; b: Body; aspect: AspectName } | null;
  retrogrades: Planet[];
  until: string | null;
}

export function timedSigns(stays: readonly SignStay[]): TimedSign[] {
  return stays.map(({ sign, until }) => ({
    sign,
    until: until === null ? null : isoMinute(until),
  }));
}

/** A date's sky in one line. Throws a RangeError outside 1800 to 2200. */
export function skyAtAGlance(date: CivilDate): SkyAtAGlance {
  const { window, bodies } = skyOfDate(date);
  const planets: TimedPlanets[] = [];
  for (let at = window.start + DAY_MS / 2; at <= window.end - DAY_MS / 2; at += HOUR_MS) {
    const next = planetsAt(at);
    const last = planets.at(-1);
    if (JSON.stringify(next) === JSON.stringify(last)) continue;
    if (last) last.until = isoMinute(at);
    planets.push(next);
  }
  return { moon: timedSigns(bodies.Moon.stays), planets };
}

function planetsAt(at: Instant): TimedPlanets {
  const [closest = null] = aspectsAt(at)
    .filter(({ a, b }) => a !== 'Moon' && b !== 'Moon')
    .sort((one, other) => one.orb - other.orb)
    .map(({ a, b, aspect }) => ({ a, b, aspect }));
  const retrogrades = PLANETS.filter((body) => longitudeCurve(body).rateAt(at) < 0);
  return { closest, retrogrades, until: null };
}
