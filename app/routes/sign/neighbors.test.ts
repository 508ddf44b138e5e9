import { expect, it } from 'vitest';
import { type CivilDate, civilDate } from '#domain/calendar/civil-date.ts';
import { daysBeside, neighborsOf } from './neighbors.ts';

const dates = (...texts: string[]): CivilDate[] => texts.map(civilDate);

it('asks for both sides of every day, each once', () => {
  expect(daysBeside(dates('2026-11-21'))).toEqual(['2026-11-20', '2026-11-22']);
  expect(daysBeside(dates('2026-11-21', '2026-11-20', '2026-11-22'))).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
});

it.each([
  ['both', ['2027-02-28', '2027-03-02'], { before: '2027-02-28', after: '2027-03-02' }],
  ['only the day before', ['2027-02-28', '2027-03-03'], { before: '2027-02-28', after: null }],
  ['only the day after', ['2027-03-01', '2027-03-02'], { before: null, after: '2027-03-02' }],
  ['none', [], { before: null, after: null }],
])('finds %s of the neighbors among what is stored', (_name, stored, neighbors) => {
  expect(neighborsOf(civilDate('2027-03-01'), dates(...stored))).toEqual(neighbors);
});
