import { addDays } from '#domain/calendar/civil-date.ts';
import type { Reading } from '../reading.ts';
import { type GateContext, type GateResult, resultOf } from './gates.ts';
import { proseParts } from './reader-texts.ts';
import { countsFalse } from './sky-statements.ts';

const SHIFTS = [-7, 7];

/**
 * A reading must belong to its date: if it were published a week earlier or later, its prose or a why line would have
 * to be false. The list of facts and weekday names don't count.
 */
export function dateShiftGate(reading: Reading, { sign, date }: GateContext): GateResult {
  const texts = proseParts(reading);
  return resultOf(
    'date-shift',
    SHIFTS.map((days) => addDays(date, days))
      .filter((other) => !countsFalse(texts, { sign, date: other }, 1))
      .map((other) => `Nothing in the introduction and sections would be false on ${other}.`),
  );
}
