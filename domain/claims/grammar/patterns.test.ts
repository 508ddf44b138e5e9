import { describe, expect, test } from 'vitest';
import { passageOf } from '#tests/factories/passages.ts';
import { pattern, viewOf } from './patterns.ts';

describe('a pattern', () => {
  const { tokens } = passageOf('Mercury, your ruler, has quietly turned retrograde in Virgo today');
  const at = tokens.findIndex(({ type }) => type === 'motion');
  const view = viewOf(tokens, at, { from: 0, to: 0 });

  test.each([
    ['a tag', 'turn @', true],
    ['another tag', 'stay @', false],
    ['a type', '@any in Sign When End', true],
    ['a place', '@any in Place', true],
    ['a literal word', "'turned' @", true],
    ['a word with a star', "'turn*' @", true],
    ['a word of several parts', "'your ruler' any* @", true],
    ['a class of words', 'TURNING @', true],
    ['two properties', '@retrograde+adjective', true],
    ['one of two properties', '@retrograde+noun', false],
    ['a property that must not hold', '@!direct', true],
    ['a property that holds but must not', '@!retrograde', false],
    ['a repetition', 'have adverb* turn @', true],
    ['too few repetitions', 'have adverb{2,3} turn @', false],
    ['the subject', 'Start < Body > any* @', true],
    ['what does not reach across the subject', 'Start any* @', false],
    ['the second of two alternatives', 'stay @ | turn @any in', true],
    ['neither of two alternatives', 'stay @ | turn @any at', false],
    ['what follows but is not consumed', '@any (?=in)', true],
  ])('finds %s', (_, source, expected) => {
    expect(pattern(source).test(view)).toBe(expected);
  });

  test('returns how many tokens it matches from the @ on', () => {
    expect(pattern('turn @any in Place').length(view)).toBe(3);
    expect(pattern('turn @any (?=in)').length(view)).toBe(1);
    expect(pattern('turn @any at').length(view)).toBeNull();
  });

  test('never mistakes part of a word for a word', () => {
    expect(pattern("'ruler' any* @").test(view)).toBe(false);
    expect(pattern("!'turned' @").test(view)).toBe(false);
  });
});
