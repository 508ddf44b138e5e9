import { describe, expect, test } from 'vitest';
import { passageOf } from '#tests/factories/passages.ts';
import { isPlace } from './passage.ts';
import { loneDegree, relationOf } from './place-relations.ts';

/** The relation of the last sign or house of a text. */
function relationIn(text: string) {
  const { tokens } = passageOf(text);
  return relationOf(tokens, tokens.findLastIndex(isPlace));
}

test.each([
  ['Venus is in Libra', 'in'],
  ['Venus is in the chatty sign of Gemini', 'in'],
  ['Venus is at 14 degrees of Libra', 'in'],
  ['Venus slides into Libra', 'into'],
  ['Venus moves to Libra', 'to'],
  ['Venus heads for Libra', 'towards'],
  ['Venus drifts away from Virgo', 'from'],
  ['Venus enters Libra', 'enters'],
  ['Venus leaves Virgo', 'leaves'],
  ['Venus leaves Virgo for Libra', 'for'],
  ['Venus tours your second house', 'visits'],
  ['Venus is in Libra, your seventh house', 'apposition'],
  ['Venus is in Virgo and your sixth house', 'and'],
  ['Venus is in Virgo, then Libra', 'then'],
  ['Venus (Libra) rests', 'beside'],
  ['Libra hosts Venus', 'hosts'],
  ['The Leo Moon is loud', 'attribute'],
  ['Venus rules Libra', 'none'],
])('"%s": %s', (text, relation) => {
  expect(relationIn(text).relation).toBe(relation);
});

describe('degrees', () => {
  test.each([
    ['Venus is at 14°20′ of Libra', 14.333, 14.333],
    ['Venus is at 14 degrees Libra', 13.5, 15],
    ['Venus is in Libra at 14°', 13.5, 15],
    ['Venus is at about 14 degrees Libra', 12.5, 16],
  ])('"%s"', (text, from, to) => {
    const { degrees } = relationIn(text);
    expect(degrees!.from).toBeCloseTo(from, 1);
    expect(degrees!.to).toBeCloseTo(to, 1);
  });

  test('without a sign belong to the event', () => {
    const { tokens } = passageOf('The full moon is at 12 degrees');
    expect(loneDegree(tokens, 2, tokens.length)).toMatchObject({ from: 11.5, to: 13 });
  });

  test('of an orb belong to none', () => {
    const { tokens } = passageOf('The full moon is strong at 12 degrees of orb');
    expect(loneDegree(tokens, 2, tokens.length)).toBeNull();
  });
});

test('a constellation is not a sign', () => {
  expect(relationIn('Venus is in the constellation of Libra').constellation).toBe(true);
  expect(relationIn('Venus is in Libra').constellation).toBe(false);
});
