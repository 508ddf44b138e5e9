import * as v from 'valibot';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Surroundings } from '#domain/reading/stored/surroundings.ts';
import { PHASE_NAMES } from '#domain/sky/phase-names.ts';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { timeoutSignal } from './timeout-signal.ts';

const TIMEOUT_MS = 8_000;

const date = v.custom<CivilDate>((value) => /^\d{4}-\d\d-\d\d$/.test(String(value)));

const surroundings = v.object({
  others: v.object({
    days: v.array(
      v.object({
        date,
        headline: v.string(),
        moon: v.object({
          phaseAngle: v.pipe(v.number(), v.finite()),
          phase: v.picklist(PHASE_NAMES),
        }),
      }),
    ),
    span: v.nullable(v.object({ first: date, last: date })),
  }),
  ahead: v.object({
    after: date,
    facts: v.array(
      v.object({
        id: v.string(),
        text: v.string(),
        at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/)),
      }),
    ),
  }),
});

/** The days around a sign's reading, and what is coming up; null if the server does not respond. */
export async function fetchSurroundings(
  sign: Sign,
  signal: AbortSignal,
): Promise<Surroundings | null> {
  try {
    const response = await fetch(`${signPath(sign)}/days.json`, {
      signal: timeoutSignal(TIMEOUT_MS, signal),
    });
    if (!response.ok) throw new Error(`The server returned ${response.status}.`);
    return v.parse(surroundings, await response.json());
  } catch (error) {
    if (!signal.aborted) console.warn('What surrounds the reading could not be loaded.', error);
    return null;
  }
}
