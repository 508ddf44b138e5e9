import { SIGNS, signName } from '#domain/zodiac/signs.ts';
import type { Reading } from '../reading.ts';
import { type GateContext, type GateResult, resultOf } from './gates.ts';
import { proseParts } from './reader-texts.ts';
import { countsFalse } from './sky-statements.ts';

const FALSE_STATEMENTS = 2;
/** More than half of the eleven others. */
const MISFITS_REQUIRED = 6;

/**
 * A reading must belong to its sign: for most other signs, at least two statements in its prose or the lines under it
 * must be false.
 */
export function swapGate(reading: Reading, { sign, date }: GateContext): GateResult {
  const texts = proseParts(reading);
  const fits: string[] = [];
  let misfits = 0;
  for (const other of SIGNS) {
    if (other === sign) continue;
    if (countsFalse(texts, { sign: other, date }, FALSE_STATEMENTS)) misfits++;
    else fits.push(signName(other));
    if (misfits === MISFITS_REQUIRED) return resultOf('swap', []);
  }
  return resultOf('swap', [
    `The introduction and sections fit ${fits.join(', ')} as well: for each of these signs, fewer than ${FALSE_STATEMENTS} of their statements would be false.`,
  ]);
}
