import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { neighborsOf } from './neighbors.ts';

it.each([
  ['both', ['2027-02-28', '2027-03-02'], { before: '2027-02-28', after: '2027-03-02' }],
  ['only the day before', ['2027-02-28', '2027-03-03'], { before: '2027-02-28', after: null }],
  ['only the day after', ['2027-03-01', '2027-03-02'], { before: null, after: '2027-03-02' }],
  ['none', [], { before: null, after: null }],
])('finds %s of the neighbors among what is stored', (_name, stored, neighbors) => {
  expect(
    neighborsOf(
      civilDate('2027-03-01'),
      stored.map((date) => ({ date: civilDate(date) })),
    ),
  ).toEqual(neighbors);
});
