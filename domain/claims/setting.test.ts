import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date.ts';
import { parseZone } from '../calendar/zones.ts';
import { checkText } from './check-text.ts';
import { type ClaimContext, PERIODS } from './claim.ts';
import { lastOf } from './setting.ts';

const NEW_YORK = parseZone('America/New_York')!;

function verdicts(text: string, context: Omit<ClaimContext, 'date'> & { date: string }) {
  return checkText(text, { ...context, date: civilDate(context.date) }).map(
    ({ verdict }) => verdict,
  );
}

test.each([
  ['day', '2026-02-28'],
  ['week', '2026-03-06'],
  ['month', '2026-03-27'],
  ['year', '2027-02-27'],
] as const)('a %s from 28 February 2026 ends on %s', (period, last) => {
  expect(lastOf(period, civilDate('2026-02-28'))).toBe(last);
});

// Jupiter enters Leo on 30 June 2026 at 05:52 UTC.
test('an undated event is true if it falls within the period', () => {
  const text = 'Jupiter enters Leo.';
  expect(verdicts(text, { date: '2026-06-25' })).toEqual(['false']);
  const of = (period: (typeof PERIODS)[number]) =>
    verdicts(text, { date: '2026-06-25', period, zone: NEW_YORK });
  expect(PERIODS.flatMap(of)).toEqual(['false', 'true', 'true', 'true']);
});

// The full moon of March 2025 is on the 14th at 06:55 UTC: the 13th in Los Angeles, the 14th in London.
test('a bare date is a date in the zone', () => {
  const zone = parseZone('America/Los_Angeles')!;
  const context = { date: '2025-03-10', period: 'week', zone } as const;
  expect(verdicts('The full moon falls on March 13.', context)).toEqual(['true']);
  expect(verdicts('The full moon falls on March 14.', context)).toEqual(['false']);
});

test('without a zone, a bare date that is right in some zones depends on where you are', () => {
  const context = { date: '2025-03-10', period: 'week' } as const;
  const of = (day: number) => verdicts(`The full moon falls on March ${day}.`, context)[0];
  expect([12, 13, 14, 15].map(of)).toEqual(['false', 'depends', 'depends', 'false']);
});

test('without a period or a zone, the daily rule holds: the UTC date', () => {
  const of = (day: number) =>
    verdicts(`The full moon falls on March ${day}.`, { date: '2025-03-13' })[0];
  expect([13, 14].map(of)).toEqual(['false', 'true']);
});

test('a clock time without a zone is in the text’s zone', () => {
  const context = { date: '2025-03-10', period: 'week', zone: NEW_YORK } as const;
  expect(verdicts('The Moon is full at 2:55 a.m. on March 14.', context)).toContain('true');
  expect(verdicts('The Moon is full at 6:55 a.m. on March 14.', context)).toContain('false');
});

test.each([
  ['the next twelve months', 'Mercury turns retrograde on February 26.', ['true']],
  ['a year in the text', 'Mercury turned retrograde on November 9, 2025.', ['true']],
  ['a past date', 'Saturn has been direct since November 27.', ['true']],
  ['a range', 'Mercury is retrograde Feb 26 to Mar 20 in Pisces.', ['true', 'true']],
])('a date is resolved by %s', (_name, text, expected) => {
  const context = { date: '2026-01-01', period: 'year', zone: NEW_YORK } as const;
  expect(verdicts(text, context)).toEqual(expected);
});

test('a title gives the year', () => {
  const context = { date: '2026-01-01', period: 'year', zone: NEW_YORK } as const;
  const text = 'Mercury turns retrograde on February 9.';
  expect(verdicts(text, context)).toEqual(['false']);
  expect(verdicts(`Your 2027 horoscope\n\n${text}`, context)).toEqual(['true']);
});
