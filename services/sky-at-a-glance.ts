import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { isoMinute } from '#domain/calendar/utc-time.ts';
import {
  holdsThroughWindow,
  isRetrogradeThroughWindow,
} from '#domain/reading/contacts/sky-through-window.ts';
import { type Body, PLANETS } from '#domain/sky/bodies.ts';
import type { SignStay } from '#domain/sky/day-sky.ts';
import type { AspectName } from '#domain/sky/events.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** The sky of a date in three statements, each true for every reader whose date it is. */
export interface SkyAtAGlance {
  /** The signs that the Moon is in, in order. */
  moon: TimedSign[];
  /** The closest aspect without the Moon; null if none lasts. */
  closest: { a: Body; b: Body; aspect: AspectName } | null;
  retrogrades: Body[];
}

/** A sign, and until when the Moon is in it, in ISO 8601; null for the last of a date. */
export interface TimedSign {
  sign: Sign;
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
  const sky = skyOfDate(date);
  const closest = sky.aspects.find((aspect) => holdsThroughWindow(sky, aspect));
  return {
    moon: timedSigns(sky.bodies.Moon.stays),
    closest: closest ? { a: closest.a, b: closest.b, aspect: closest.aspect } : null,
    retrogrades: PLANETS.filter((body) => isRetrogradeThroughWindow(sky, body)),
  };
}
