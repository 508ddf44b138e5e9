import { expect, it } from 'vitest';
import { openingKindOf } from './opening-kind.ts';

it.each([
  ['{contact}, and talk comes easily.', 'sky'],
  ['With {pairing}, you like to be seen.', 'sky'],
  ['"Okay, what did I come in here for?" you ask.', 'speech'],
  ['How do you know when you are done? Worrying never says.', 'question'],
  ["If you miss somebody, it's your turn to call.", 'when'],
  ["You've got the seat by the window.", 'you'],
  ['Count what comes to you today for free.', 'imperative'],
  ['Everybody fights with something in the mirror.', 'statement'],
  ['The last word is hard to skip when you are winning.', 'statement'],
] as const)('%s begins with %s', (text, kind) => {
  expect(openingKindOf(text)).toBe(kind);
});
