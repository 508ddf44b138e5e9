import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { BODIES, type Body } from '#domain/sky/bodies.ts';
import type { AspectName } from '#domain/sky/events.ts';
import { type PhaseName, phaseName } from '#domain/sky/phase-names.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** The sky of a date as the pages draw it: the state at noon UTC. */
export interface DrawnSky {
  moon: {
    /** Degrees ahead of the Sun, 0 up to 360. */
    phaseAngle: number;
    phase: PhaseName;
    /** 0 to 100. */
    percentLit: number;
    sign: Sign;
  };
  bodies: { body: Body; longitude: number; retrograde: boolean; sign: Sign }[];
  /** Closest first. */
  aspects: { a: Body; b: Body; aspect: AspectName }[];
}

/** The sky of a date at noon UTC, longitudes in degrees to the hundredth. Throws a RangeError outside 1800 to 2200. */
export function drawnSkyOf(date: CivilDate): DrawnSky {
  const sky = skyOfDate(date);
  return {
    moon: {
      phaseAngle: toHundredth(sky.phaseAngle),
      phase: phaseName(sky.phaseAngle),
      percentLit: Math.round(sky.illumination * 100),
      sign: sky.bodies.Moon.sign,
    },
    bodies: BODIES.map((body) => {
      const { longitude, retrograde, sign } = sky.bodies[body];
      return { body, longitude: toHundredth(longitude), retrograde, sign };
    }),
    aspects: sky.aspects.map(({ a, b, aspect }) => ({ a, b, aspect })),
  };
}

/** More digits would make the page larger without changing the drawing. */
function toHundredth(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
