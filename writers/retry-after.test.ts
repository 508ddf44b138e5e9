import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');

const rows: [name: string, header: string | null, ms: number | null][] = [
  ['seconds', '7', 7000],
  ['seconds with spaces', ' 120 ', 120_000],
  ['at once', '0', 0],
  ['a future date', 'Sat, 21 Nov 2026 09:30:20 GMT', 20_000],
  ['a past date', 'Sat, 21 Nov 2026 09:29:00 GMT', 0],
  ['none', null, null],
  ['empty', '', null],
  ['a negative number', '-5', null],
  ['words', 'soon', null],
  ['an impossible date', 'Sat, 41 Nov 2026 09:30:20 GMT', null],
];
test.each(rows)('%s', (_name, header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});
