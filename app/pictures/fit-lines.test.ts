import { expect, it } from 'vitest';
import { fitLines } from './fit-lines.ts';

/** Every letter is half as wide as its font size: ten to a line at size 20, twenty at size 10. */
const COLUMN = {
  width: 100,
  maxLines: 3,
  sizes: [20, 10],
  widthOf: (text: string, size: number) => (text.length * size) / 2,
};

it.each([
  ['one word', 'Fresh', 20, ['Fresh']],
  ['words that just fill a line', 'Give Taken', 20, ['Give Taken']],
  ['three lines', 'Fresh paint and a lamp', 20, ['Fresh', 'paint and', 'a lamp']],
  ['spaces and line breaks as one space', ' Fresh \n  paint ', 20, ['Fresh', 'paint']],
  [
    'more than three lines, smaller',
    'The worth of small things kept',
    10,
    ['The worth of', 'small things kept'],
  ],
  ['no text', '', 20, []],
])('sets %s', (_name, text, size, lines) => {
  expect(fitLines(text, COLUMN)).toEqual({ size, lines });
});

it('makes lines of about equal length', () => {
  const { lines } = fitLines('What the silence keeps and a lamp', { ...COLUMN, sizes: [10] });
  expect(lines).toEqual(['What the silence', 'keeps and a lamp']);
});

it('cuts text that fits at no size, between two words', () => {
  const text =
    'A question for the teacher, a ribbon from a drawer, a path through the quiet, and more';
  const { size, lines } = fitLines(text, COLUMN);
  expect(size).toBe(10);
  expect(lines).toEqual(['A question for the', 'teacher, a ribbon', 'from a drawer, a…']);
});

it('breaks a word that is wider than the column', () => {
  const { lines } = fitLines('x'.repeat(45), COLUMN);
  expect(lines).toEqual(['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(5)]);
});

it.each([
  ['long words', `${'x'.repeat(70)} y`],
  ['many short words', 'a '.repeat(200)],
  ['one endless word', 'z'.repeat(500)],
])('never passes the margin with %s', (_name, text) => {
  const { size, lines } = fitLines(text, COLUMN);
  expect(lines.length).toBe(3);
  for (const line of lines) expect(COLUMN.widthOf(line, size)).toBeLessThanOrEqual(100);
});

it('measures an endless word only a few hundred times', () => {
  let measured = 0;
  const { lines } = fitLines('W'.repeat(5_000), {
    ...COLUMN,
    widthOf: (text, size) => {
      measured++;
      return (text.length * size) / 2;
    },
  });
  expect(lines).toEqual(['W'.repeat(20), 'W'.repeat(20), `${'W'.repeat(19)}…`]);
  expect(measured).toBeLessThan(20_000);
});
