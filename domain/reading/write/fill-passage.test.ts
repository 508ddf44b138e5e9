import { expect, it } from 'vitest';
import { fillPassage } from './fill-passage.ts';

it.each([
  ['at the start', '{contact}, and so on.', 'The Moon squares Mars, and so on.'],
  ['after a sentence', 'Wait. {contact}.', 'Wait. The Moon squares Mars.'],
  ['after a question in quotes', '"Now?" {contact}.', '"Now?" The Moon squares Mars.'],
  ['inside a sentence', 'Today {contact}: wait.', 'Today the Moon squares Mars: wait.'],
])('writes a contact %s', (_, text, filled) => {
  expect(fillPassage(text, { contact: 'the Moon squares Mars' })).toBe(filled);
});

it('throws if a slot has no value', () => {
  expect(() => fillPassage('With {pairing}.', { contact: 'x' })).toThrow('{pairing}');
});
