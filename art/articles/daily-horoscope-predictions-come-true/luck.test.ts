import { describe, expect, it } from 'vitest';
import { chanceOfAtLeast, chanceOfRightGuesses, GUESSES } from './luck.ts';

describe('chanceOfRightGuesses', () => {
  const chances = Array.from({ length: GUESSES.days + 1 }, (_, hits) => chanceOfRightGuesses(hits));

  it('adds up to one over all numbers of hits, with the mean of a binomial distribution', () => {
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(chances.reduce((sum, chance, hits) => sum + hits * chance, 0)).toBeCloseTo(30 / 12, 12);
  });

  it('is that of thirty misses in a row for zero hits', () => {
    expect(chances[0]).toBeCloseTo((11 / 12) ** 30, 12);
  });
});

describe('chanceOfAtLeast', () => {
  // The tables of the sign test give 0.0207 for 15 of 20 and 0.0547 for 8 of 10, one-sided.
  it.each([
    [15, 20, 0.0207],
    [8, 10, 0.0547],
  ])('matches the tables for %d heads or more of %d', (fewest, tosses, chance) => {
    expect(chanceOfAtLeast(fewest, tosses, 1 / 2)).toBeCloseTo(chance, 4);
  });
});
