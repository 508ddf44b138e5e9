import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextDifference } from './text-difference.tsx';

const words = (count: number, first = 0) =>
  Array.from({ length: count }, (_, i) => `w${first + i}`).join(' ');

function differenceOf(before: string, after: string): string {
  return renderToStaticMarkup(
    <TextDifference before={new Map([['text', before]])} after={new Map([['text', after]])} />,
  );
}

it('marks the words of a paragraph that changed', () => {
  expect(differenceOf('A calm day for Leo.', 'A bright day for Leo.')).toContain(
    '<del>calm</del><ins>bright</ins>',
  );
});

it('shows a paragraph whole that shares less than half, or is too long to compare', () => {
  expect(differenceOf(words(20), words(20, 20))).toContain('difference-whole');
  const long = words(3_000);
  const interleaved = long.replaceAll(/w(\d*[05]) /g, 'other$1 ');
  expect(differenceOf(long, interleaved)).toContain('difference-whole');
});
