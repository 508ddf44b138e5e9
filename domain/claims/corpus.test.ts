import { describe, expect, test } from 'vitest';
import { CORPUS, measureChecker } from '#tests/factories/checker-corpus.ts';
import acceptedMisses from '#tests/fixtures/claims/accepted-misses.json' with { type: 'json' };

describe('the labeled corpus', () => {
  test('has at least 450 sentences', () => {
    expect(CORPUS.flatMap(({ sentences }) => sentences).length).toBeGreaterThanOrEqual(450);
  });

  test('spans 1990 to 2060', () => {
    const years = CORPUS.flatMap(({ sentences }) => sentences.map(({ date }) => date.slice(0, 4)));
    expect([...years].sort().at(0)).toBe('1990');
    expect([...years].sort().at(-1)).toBe('2060');
  });

  // A miss that the checker now reads right comes off the list; none may join it unnoticed.
  test.each(CORPUS)(
    'is judged as labeled, but for the accepted misses: $half',
    ({ sentences, half }) => {
      expect(measureChecker(sentences).misses).toEqual(acceptedMisses[half]);
    },
  );
});
