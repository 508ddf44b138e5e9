import { expect, it } from 'vitest';
import { shareText } from './share-text.ts';

const a = (length: number) => 'a'.repeat(length);
/** Four people joined to one character of eleven UTF-16 units. */
const FAMILY = '👨‍👩‍👧‍👦';

it.each([
  ['179 characters stay', a(179), a(179)],
  ['180 characters stay', a(180), a(180)],
  ['181 characters without a sentence are cut to 177', a(181), `${a(177)}...`],
  ['180 characters of two sentences stay', `Short. ${a(173)}`, `Short. ${a(173)}`],
  ['of 181 characters a short first sentence stays', `Short. ${a(174)}`, 'Short...'],
  ['a first sentence of 176 and its period', `${a(176)}. More.`, `${a(176)}...`],
  ['a first sentence of 177 and its period', `${a(177)}. More.`, `${a(177)}...`],
  ['a first sentence of 178 is cut', `${a(178)}. More.`, `${a(177)}...`],
  ['a question keeps its mark', `Will it rain? ${a(180)}`, 'Will it rain?...'],
  ['a period inside a number ends no sentence', `At 10.30 or so. ${a(180)}`, 'At 10.30 or so...'],
  ['quotes close with their sentence', `He said “Go.” ${a(180)}`, 'He said “Go.”...'],
  ['a sentence may span lines', `One\ntwo. ${a(180)}`, 'One\ntwo...'],
  ['surrounding spaces do not count', ` ${a(180)} `, a(180)],
  ['an astral letter at the cut is left out whole', `${a(176)}𝒜${a(9)}`, `${a(176)}...`],
  ['an astral letter before the cut stays', `${a(175)}𝒜${a(9)}`, `${a(175)}𝒜...`],
  ['an emoji of many parts at the cut is left out whole', `${a(170)}${FAMILY}`, `${a(170)}...`],
  [
    'an emoji of many parts before the cut stays',
    `${a(166)}${FAMILY}${a(9)}`,
    `${a(166)}${FAMILY}...`,
  ],
  ['an accent stays with its letter', `${a(176)}e\u0301${a(9)}`, `${a(176)}...`],
  ['nothing stays nothing', '', ''],
])('%s', (_name, text, shared) => {
  expect(shareText(text)).toBe(shared);
});

it('never gives more than 180 characters, nor half of one', () => {
  for (let before = 0; before < 200; before++) {
    const shared = shareText(a(before) + FAMILY.repeat(20));
    expect(shared.length).toBeLessThanOrEqual(180);
    expect(shared.replace(/\.\.\.$/, '').replace(/^a*/, '').length % FAMILY.length).toBe(0);
  }
});
