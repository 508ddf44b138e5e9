import { array, boolean, number, object, oneOf } from '#data/shape.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { BODIES } from '#domain/sky/bodies.ts';
import { ASPECT_NAMES } from '#domain/sky/events.ts';
import { PHASE_NAMES } from '#domain/sky/phase-names.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import type { SkyOfDay } from '../../sky-of-day.ts';

const body = oneOf(BODIES);
const sign = oneOf(SIGNS);

const sky = object({
  moon: object({
    phaseAngle: number,
    phase: oneOf(PHASE_NAMES),
    percentLit: number,
    sign,
  }),
  bodies: array(object({ body, longitude: number, retrograde: boolean, sign })),
  aspects: array(
    object({
      a: body,
      b: body,
      aspect: oneOf(ASPECT_NAMES),
    }),
  ),
});

/**
 * The sky of a date as pages draw it, or null if it can't be fetched. A browser may have cached the answer of an
 * earlier version of the site, so its shape is validated.
 */
export async function fetchSky(date: CivilDate, signal: AbortSignal): Promise<SkyOfDay | null> {
  try {
    const response = await fetch(`/sky/${date}.json`, { signal });
    return response.ok ? sky.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
