import { expect, it } from 'vitest';
import { anyOf, eachOf } from './phrases.ts';

it('reads a line as a phrase, and a further-indented line as its continuation', () => {
  expect(anyOf`
    one
    two|
      three
  `).toEqual(/one|two|three/);
  expect(eachOf`
    one
    two|
      three
  `).toEqual([/one/g, /two|three/g]);
});

it('refuses a blank line, which would disable the phrase before it', () => {
  const phrases = () => anyOf`
    one

    two
  `;
  expect(phrases).toThrow(SyntaxError);
});
