import * as v from 'valibot';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { BODIES } from '#domain/sky/bodies.ts';
import { ASPECT_NAMES } from '#domain/sky/events.ts';
import { PHASE_NAMES } from '#domain/sky/phase-names.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import type { DrawnSky } from '../../drawn-sky.ts';

const number = v.pipe(v.number(), v.finite());
const body = v.picklist(BODIES);
const sign = v.picklist(SIGNS);

const sky = v.object({
  moon: v.object({
    phaseAngle: number,
    phase: v.picklist(PHASE_NAMES),
    percentLit: number,
    sign,
  }),
  bodies: v.array(v.object({ body, longitude: number, retrograde: v.boolean(), sign })),
  aspects: v.array(
    v.object({
      a: body,
      b: body,
      aspect: v.picklist(ASPECT_NAMES),
    }),
  ),
});

/**
 * The sky of a date as pages draw it, or null if it can't be fetched. A browser may have cached the answer of an
 * earlier version of the site, so its shape is validated.
 */
export async function fetchSky(date: CivilDate, signal: AbortSignal): Promise<DrawnSky | null> {
  try {
    const response = await fetch(`/sky/${date}.json`, { signal });
    return response.ok ? v.parse(sky, await response.json()) : null;
  } catch {
    return null;
  }
}
