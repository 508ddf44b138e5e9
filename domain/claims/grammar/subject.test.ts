import { describe, expect, test } from 'vitest';
import { passageOf } from '#tests/factories/passages.ts';
import type { Passage } from './passage.ts';
import { isGoverned, subjectBefore } from './subject.ts';

/** The bodies that are the subject of the predicate at `word`. */
function subjectOf(
  text: string,
  word: string,
  number: 'one' | 'many' | 'either' = 'either',
  before: Partial<Passage> = {},
) {
  const passage = { ...passageOf(text), ...before };
  const at = passage.tokens.findIndex(({ lower }) => lower === word);
  expect(at).toBeGreaterThanOrEqual(0);
  return subjectBefore(passage, at, number);
}

const names = (subject: ReturnType<typeof subjectOf>) =>
  subject?.refs.map(({ options }) => options.join()) ?? null;

describe('the subject of a predicate', () => {
  test.each([
    ['the nearest body', 'Venus is in Libra', 'in', ['Venus']],
    ['bodies joined by "and"', 'Venus and Mars are in Libra', 'in', ['Venus', 'Mars']],
    ['not the object of an aspect', 'Venus trines Mars and is in Libra', 'in', ['Venus']],
    ['across a relative clause', 'Venus, who rules you, is in Libra', 'is', ['Venus']],
    ['the antecedent of "it"', 'Venus is bright and it is in Libra', 'in', ['Venus']],
    [
      'the antecedents of "they"',
      'Venus meets Mars and they are in Libra',
      'in',
      ['Venus', 'Mars'],
    ],
    ['nobody if the reader is', 'Venus is bright and you are in Libra', 'in', null],
    ['nobody if there is no body', 'Plans are in Libra', 'in', null],
  ])('is %s', (_, text, word, expected) => {
    expect(names(subjectOf(text, word))).toEqual(expected);
  });

  test('is only the last of two bodies if the verb is singular', () => {
    expect(names(subjectOf('Venus and Mars enters Libra', 'enters', 'one'))).toEqual(['Mars']);
    expect(names(subjectOf('Venus and Mars enter Libra', 'enter', 'many'))).toEqual([
      'Venus',
      'Mars',
    ]);
  });

  test('is adjacent if only adverbs and auxiliary verbs stand between', () => {
    expect(subjectOf('Venus is now in Libra', 'in')?.adjacent).toBe(true);
    expect(subjectOf('Venus shines tonight while in Libra', 'in')?.adjacent).toBe(false);
  });

  test('comes from the sentence before if this one opens with its verb', () => {
    const topic = [{ options: ['Venus' as const] }];
    expect(names(subjectOf('Enters Libra today', 'enters', 'one', { topic }))).toEqual(['Venus']);
    expect(subjectOf('Enters Libra today', 'enters', 'one')).toBeNull();
  });
});

test.each([
  ['Mars', 'Venus trines Mars', true],
  ['Mars', 'Venus stands with the Sun and Mars', true],
  ['Venus', 'Venus trines Mars', false],
  ['Jupiter', 'Rest before Jupiter turns retrograde', false],
])('whether %s is an object in "%s": %s', (body, text, expected) => {
  const { tokens } = passageOf(text);
  const at = tokens.findIndex(({ lower }) => lower === body.toLowerCase());
  expect(isGoverned(tokens, at)).toBe(expected);
});
