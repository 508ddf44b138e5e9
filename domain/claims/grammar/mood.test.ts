import { expect, test } from 'vitest';
import { passageOf } from '#tests/factories/passages.ts';
import { clauseEnd, clauseStart, moodAt } from './mood.ts';
import { bodiesOf, isPlace } from './passage.ts';

test.each([
  ['Venus is in Libra', 'statement'],
  ['Today Venus is in Libra, so rest', 'statement'],
  ['If Venus is in Libra, rest', 'none'],
  ['If you are tired, Venus is in Libra', 'statement'],
  ['Had Venus been in Libra, you would rest', 'none'],
  ['When Venus is in Libra, rest', 'when'],
  ['Venus is usually in Libra', 'none'],
  ['Venus may be in Libra', 'none'],
  ['Venus may be in Libra, but rest', 'statement'],
  ['Venus would be in Libra', 'none'],
  ['Your aunt says Venus is in Libra', 'none'],
  ['The chart says Venus is in Libra', 'statement'],
  ['People with Venus in Libra rest', 'none'],
  ['You were born with Venus in Libra', 'none'],
  ['Anna has Venus in Libra', 'none'],
])('"%s": %s', (text, mood) => {
  const passage = passageOf(text);
  const from = passage.tokens.findIndex((token) => bodiesOf(token));
  const place = passage.tokens.findIndex(isPlace);
  expect(moodAt(passage, from, place, place)).toBe(mood);
});

test('a clause ends at its marks', () => {
  const { tokens } = passageOf('Rest, Venus is in Libra; wait');
  const place = tokens.findIndex(isPlace);
  expect(clauseStart(tokens, place)).toBe(2);
  expect(tokens[clauseEnd(tokens, place)]!.lower).toBe(';');
});
