import { utcNoon } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { wrap180 } from '#domain/sky/angles.ts';
import type { Body } from '#domain/sky/bodies.ts';
import type { AspectOfDay, DaySky } from '#domain/sky/day-sky.ts';
import { ASPECT_ANGLES } from '#domain/sky/events.ts';
import { orbOf } from '#domain/sky/orbs.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** Closer to a cusp than this, in degrees, a body's sign is not mentioned: the error is up to 0.006. */
const CUSP_MARGIN = 0.02;
/** A margin in degrees inside the orb at both ends of the window, for the linear interpolation below. */
const ORB_MARGIN = 0.4;

/** The sign that a body stays in through the date's whole window, or null if it changes or is on a cusp. */
export function signThroughWindow(sky: DaySky, body: Body): Sign | null {
  const { stays, speed, degree, sign } = sky.bodies[body];
  if (stays.length !== 1) return null;
  const [start, end] = windowDays(sky).map((days) => degree + speed * days) as [number, number];
  const low = Math.min(start, end);
  const high = Math.max(start, end);
  return low > CUSP_MARGIN && high < 30 - CUSP_MARGIN ? sign : null;
}

/** Whether a planet is retrograde (true) or direct (false) through the whole window; null if it turns. */
export function isRetrogradeThroughWindow(sky: DaySky, body: Body): boolean | null {
  if (sky.stations.some((station) => station.body === body)) return null;
  return sky.bodies[body].retrograde;
}

/** Whether two bodies other than the Moon stay in orb of their aspect from the window's start to its end. */
export function holdsThroughWindow(sky: DaySky, { a, b, aspect }: AspectOfDay): boolean {
  if (a === 'Moon' || b === 'Moon') return false;
  const separation = sky.bodies[b].longitude - sky.bodies[a].longitude;
  const rate = sky.bodies[b].speed - sky.bodies[a].speed;
  return windowDays(sky).every((days) => {
    const apart = Math.abs(wrap180(separation + rate * days));
    return Math.abs(apart - ASPECT_ANGLES[aspect]) < orbOf(a, b, aspect) - ORB_MARGIN;
  });
}

/** Waxing or waning if that holds through the whole window, else null. */
export function waxingOrWaning(sky: DaySky): 'waxing' | 'waning' | null {
  if (sky.lunations.some(({ phase }) => phase === 'new moon' || phase === 'full moon')) return null;
  return sky.phaseAngle < 180 ? 'waxing' : 'waning';
}

/** The window's start and end in days from noon UTC. */
function windowDays(sky: DaySky): number[] {
  const noon = utcNoon(sky.date);
  return [(sky.window.start - noon) / DAY_MS, (sky.window.end - noon) / DAY_MS];
}
