import { expect, test } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import type { EarlierReading } from '#domain/reading/gates/reading-ledger.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { sentencesSaid } from './sentences-said.ts';

const TODAY = civilDate('2026-11-21');

function earlier(sign: Sign, date: string, text: string): EarlierReading {
  return { sign, date: civilDate(date), text };
}

test('yesterday comes first, then the other signs of the day, then the days before', () => {
  expect(
    sentencesSaid('aries', TODAY, [
      earlier('aries', '2026-11-19', 'Two days old. More.\n\nIts second paragraph. More.'),
      earlier('leo', '2026-11-21', 'What Leo reads. More.\n\nNot needed.'),
      earlier('aries', '2026-11-20', 'One day old. More.\n\nIts other paragraph! More.'),
    ]),
  ).toEqual([
    'One day old.',
    'Its other paragraph!',
    'What Leo reads.',
    'Two days old.',
    'Its second paragraph.',
  ]);
});

test('other signs of other days, this reading itself and anything older than a week are left out', () => {
  expect(
    sentencesSaid('aries', TODAY, [
      earlier('leo', '2026-11-20', 'Leo, yesterday.'),
      earlier('aries', '2026-11-21', 'This very reading.'),
      earlier('aries', '2026-11-13', 'Eight days old.'),
      earlier('aries', '2026-11-22', 'Tomorrow.'),
    ]),
  ).toEqual([]);
});

test('a clock time does not end a sentence', () => {
  expect(
    sentencesSaid('aries', TODAY, [
      earlier(
        'aries',
        '2026-11-20',
        'The Moon trines Venus at 14:20 UTC, and 3.5 hours pass. Then?',
      ),
    ]),
  ).toEqual(['The Moon trines Venus at 14:20 UTC, and 3.5 hours pass.']);
});

test('forty sentences are the limit, and each is short', () => {
  const many = Array.from({ length: 60 }, (_, i) => `Opening ${i} ${'goes on '.repeat(60)}.`);
  const said = sentencesSaid('aries', TODAY, [earlier('aries', '2026-11-20', many.join('\n\n'))]);
  expect(said).toHaveLength(40);
  expect(Math.max(...said.map(({ length }) => length))).toBe(240);
});

test('empty texts and empty paragraphs yield nothing', () => {
  expect(sentencesSaid('aries', TODAY, [earlier('aries', '2026-11-20', '\n\n  \n\n')])).toEqual([]);
});
