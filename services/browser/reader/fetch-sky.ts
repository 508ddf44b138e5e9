import * as z from 'zod/mini';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { BODIES } from '#domain/sky/bodies.ts';
import { ASPECT_NAMES } from '#domain/sky/events.ts';
import { PHASE_NAMES } from '#domain/sky/phase-names.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import type { SkyOfDay } from '../../sky-of-day.ts';

const body = z.enum(BODIES);
const sign = z.enum(SIGNS);

const sky = z.object({
  moon: z.object({
    phaseAngle: z.number(),
    phase: z.enum(PHASE_NAMES),
    percentLit: z.number(),
    sign,
  }),
  bodies: z.array(z.object({ body, longitude: z.number(), retrograde: z.boolean(), sign })),
  aspects: z.array(
    z.object({
      a: body,
      b: body,
      aspect: z.enum(ASPECT_NAMES),
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
