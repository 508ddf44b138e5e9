import { describe, expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { READER_PLACES } from '#domain/calendar/readers.ts';
import { GATES } from '#domain/reading/gates/gates.ts';
import { readingsFigures, targetsOf } from './readings-figures.ts';

it('reports every reading of the span', () => {
  const told: string[] = [];
  const figures = readingsFigures(civilDate('2026-11-21'), 2, (date) => told.push(date));

  expect(told).toEqual(['2026-11-21', '2026-11-22']);
  expect(figures).toMatchObject({ from: '2026-11-21', to: '2026-11-22', readings: 24 });
  expect(figures.gates.map(({ gate }) => gate)).toEqual([...GATES]);
  for (const { passed, share } of figures.gates) expect(share).toBe(passed / 24);
  for (const { min, median, max } of [figures.statements, figures.words]) {
    expect(min).toBeLessThan(median);
    expect(median).toBeLessThan(max);
  }
  expect(Object.keys(figures.onDate)).toEqual(READER_PLACES);
  for (const share of [...Object.values(figures.onDate), ...Object.values(figures.fit)]) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});

describe('a target', () => {
  const good = {
    readings: 12,
    passed: 12,
    returned: 0,
    shared: 0,
    statements: { min: 3, median: 8, max: 20 },
    onDate: {
      'Los Angeles': 0.75,
      'New York': 0.8,
      London: 0.8,
      Berlin: 0.8,
      Delhi: 0.8,
      Tokyo: 0.8,
      Auckland: 0.75,
    },
  };

  it('is met by figures within every bound', () => {
    expect(targetsOf(good).map(({ met }) => met)).toEqual([true, true, true, true, true]);
  });

  it.each([
    ['a refused reading', { passed: 11 }, 'every reading passes every gate'],
    ['a passage that comes back', { returned: 1 }, 'no passage returns to a sign within 90 days'],
    ['a passage twice on a day', { shared: 1 }, 'no passage is shared by two signs on a date'],
    [
      'a reading that says little of the sky',
      { statements: { ...good.statements, min: 2 } },
      'at least 3 checkable statements, median 8',
    ],
    [
      'readings that say little of the sky',
      { statements: { ...good.statements, median: 7.5 } },
      'at least 3 checkable statements, median 8',
    ],
    [
      'a place where too few events fall on the date',
      { onDate: { ...good.onDate, Auckland: 0.74 } },
      "at least 75% of the events behind readings fall on the reader's own date, in each place",
    ],
  ])('is missed by %s', (_, changes, aim) => {
    const missed = targetsOf({ ...good, ...changes }).filter(({ met }) => !met);
    expect(missed.map((target) => target.aim)).toEqual([aim]);
  });
});
