import { expect, it } from 'vitest';
import { storedReading } from '#tests/factories/reading.ts';
import { rewriteReason } from './change-reason.ts';

const alone = { wholeDay: false, note: '', withdrawnBecause: '' };
/** On the factory's date the Moon is in Aries and Taurus, never in Libra. */
const untrue = storedReading('leo', undefined, {
  introduction: 'The Moon is in Libra. A morning for small repairs.',
  basis: '',
});

it('says what the checker found in the replaced text', () => {
  expect(rewriteReason(untrue, alone)).toMatch(
    /^Rewritten by the operator\. The checker found a false statement in the old text: “[^”]*Moon[^”]*Libra[^”]*”\./,
  );
});

it('does not quote a withdrawn text', () => {
  const withdrawn = { ...untrue, published: false };
  const withdrawnBecause = 'Withdrawn by the operator.';
  expect(rewriteReason(withdrawn, { ...alone, withdrawnBecause })).toBe(
    'Withdrawn by the operator. Rewritten by the operator.',
  );
});
