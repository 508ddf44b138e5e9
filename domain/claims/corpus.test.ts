import { describe, expect, test } from 'vitest';
import { CORPUS, measureChecker } from '#tests/factories/checker-corpus.ts';

describe('the labeled corpus', () => {
  test('has at least 450 sentences', () => {
    expect(CORPUS.flatMap(({ sentences }) => sentences).length).toBeGreaterThanOrEqual(450);
  });

  test('spans 1990 to 2060', () => {
    const years = CORPUS.flatMap(({ sentences }) => sentences.map(({ date }) => date.slice(0, 4)));
    expect([...years].sort().at(0)).toBe('1990');
    expect([...years].sort().at(-1)).toBe('2060');
  });

  test.each(CORPUS)('is judged as labeled: $half', ({ sentences }) => {
    const { precision, recall, misses } = measureChecker(sentences);
    expect(precision, misses).toBeGreaterThanOrEqual(0.98);
    expect(recall, misses).toBeGreaterThanOrEqual(0.98);
  });
});
