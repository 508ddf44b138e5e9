import * as v from 'valibot';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { OtherDays } from '#domain/reading/stored/other-days.ts';
import { PHASE_NAMES } from '#domain/sky/phase-names.ts';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { timeoutSignal } from './timeout-signal.ts';

const TIMEOUT_MS = 8_000;

const date = v.custom<CivilDate>((value) => /^\d{4}-\d\d-\d\d$/.test(String(value)));

const otherDays = v.object({
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
});

/** The days around today that have a reading of a sign; none if the server does not respond. */
export async function fetchOtherDays(sign: Sign, signal: AbortSignal): Promise<OtherDays> {
  try {
    const response = await fetch(`${signPath(sign)}/days.json`, {
      signal: timeoutSignal(TIMEOUT_MS, signal),
    });
    if (!response.ok) throw new Error(`The server returned ${response.status}.`);
    return v.parse(otherDays, await response.json());
  } catch (error) {
    if (!signal.aborted) console.warn('The list of other days could not be loaded.', error);
    return { days: [], span: null };
  }
}
