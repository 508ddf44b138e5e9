import { describe, expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { GATES } from '#domain/reading/gates/gate.ts';
import { readingsFigures, targetsOf } from './readings-figures.ts';

it('tells of every reading of the span and of every pair of them', () => {
  const told: string[] = [];
  const figures = readingsFigures(civilDate('2026-11-21'), 1, (date) => told.push(date));

  expect(told).toEqual(['2026-11-21']);
  expect(figures).toMatchObject({ from: '2026-11-21', to: '2026-11-21', readings: 12 });
  expect(figures.gates.map(({ gate }) => gate)).toEqual([...GATES]);
  expect(figures.overlap.pairs).toBe((12 * 11) / 2);
  expect(figures.overlap.largest).toBeGreaterThan(figures.overlap.mean);
  expect(figures.overlap.worst).toHaveLength(2);
  for (const { passed, share } of figures.gates) expect(share).toBe(passed / 12);
  for (const { min, median, max } of [figures.statements, figures.words, figures.grade]) {
    expect(min).toBeLessThan(median);
    expect(median).toBeLessThan(max);
  }
});

describe('a target', () => {
  const good = {
    readings: 12,
    passed: 12,
    repeated: { withinSign: 0, withinDay: 0, examples: [] },
    overlap: { largest: 0.1, mean: 0.01, pairs: 66, worst: null },
    grade: { min: 5, median: 9, max: 11 },
  };

  it('is met by what keeps to every bound', () => {
    expect(targetsOf(good).map(({ met }) => met)).toEqual([true, true, true, true]);
  });

  it.each([
    ['a refused reading', { passed: 11 }, 'every reading passes every gate'],
    [
      'a sentence said twice on a day',
      { repeated: { ...good.repeated, withinDay: 1 } },
      'no sentence is repeated',
    ],
    [
      'a sentence said twice in a month',
      { repeated: { ...good.repeated, withinSign: 1 } },
      'no sentence is repeated',
    ],
    [
      'two texts too much alike',
      { overlap: { ...good.overlap, largest: 0.101 } },
      'largest overlap at most 10 %',
    ],
    [
      'texts too hard to read',
      { grade: { ...good.grade, median: 9.1 } },
      'median reading grade 6 to 9',
    ],
    ['texts too plain', { grade: { ...good.grade, median: 5.9 } }, 'median reading grade 6 to 9'],
  ])('is missed by %s', (_, changes, aim) => {
    const missed = targetsOf({ ...good, ...changes }).filter(({ met }) => !met);
    expect(missed.map((target) => target.aim)).toEqual([aim]);
  });
});
