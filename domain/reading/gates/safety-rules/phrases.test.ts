import { expect, it } from 'vitest';
import { anyOf, everyOf } from './phrases.ts';

it('takes a line as a phrase, and what is indented further as more of it', () => {
  expect(anyOf`
    one
    two|
      three
  `).toEqual(/one|two|three/);
  expect(everyOf`
    one
    two
  `).toEqual(/one|two/g);
});

it('refuses a blank line, which would disable the phrase before it', () => {
  const phrases = () => anyOf`
    one

    two
  `;
  expect(phrases).toThrow(SyntaxError);
});
