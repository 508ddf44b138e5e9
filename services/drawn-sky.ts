import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { BODIES, type Body } from '#domain/sky/bodies.ts';
import type { DaySky } from '#domain/sky/day-sky.ts';
import type { AspectName } from '#domain/sky/events.ts';
import { type PhaseName, phaseName } from '#domain/sky/phase-names.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** The Moon at noon UTC. */
export interface MoonSummary {
  /** Degrees ahead of the Sun, in [0, 360). */
  phaseAngle: number;
  phase: PhaseName;
  /** 0 to 100. */
  percentLit: number;
}

/** The sky of a date as the pages draw it: the state at noon UTC. */
export interface DrawnSky {
  moon: MoonSummary & { sign: Sign };
  bodies: { body: Body; longitude: number; retrograde: boolean; sign: Sign }[];
  /** Closest first. */
  aspects: { a: Body; b: Body; aspect: AspectName }[];
}

/** The sky of a date at noon UTC, longitudes in degrees to the hundredth. Throws a RangeError outside 1800 to 2200. */
export function drawnSkyOf(date: CivilDate): DrawnSky {
  const sky = skyOfDate(date);
  return {
    moon: { ...moonSummary(sky), sign: sky.bodies.Moon.sign },
    bodies: BODIES.map((body) => {
      const { longitude, retrograde, sign } = sky.bodies[body];
      return { body, longitude: toHundredth(longitude), retrograde, sign };
    }),
    aspects: sky.aspects.map(({ a, b, aspect }) => ({ a, b, aspect })),
  };
}

export function moonSummary({
  phaseAngle,
  illumination,
}: Pick<DaySky, 'phaseAngle' | 'illumination'>): MoonSummary {
  return {
    phaseAngle: toHundredth(phaseAngle),
    phase: phaseName(phaseAngle),
    percentLit: Math.round(illumination * 100),
  };
}

/** More digits would make the page larger without changing the drawing. */
export function toHundredth(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
