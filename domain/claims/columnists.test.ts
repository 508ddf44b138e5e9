import { describe, expect, test } from 'vitest';
import {
  commissionedColumns,
  commissionedSentences,
  laterSentences,
} from '#tests/factories/columnists/commissioned.ts';
import { measure } from '#tests/factories/columnists/measure.ts';
import acceptedMisses from '#tests/fixtures/claims/accepted-misses.json';

const SENTENCES = commissionedSentences();
const COLUMNS = commissionedColumns();
const LATER = laterSentences();

describe('texts commissioned for a period and a zone', () => {
  test('are 300 sentences and 20 columns at least, each told truly and as a lie', () => {
    expect(SENTENCES.length).toBeGreaterThanOrEqual(300);
    expect(COLUMNS.filter(({ isLie }) => !isLie)).toHaveLength(20);
    expect(COLUMNS.filter(({ isLie }) => isLie)).toHaveLength(20);
  });

  test.each([
    ['sentences', SENTENCES],
    ['columns', COLUMNS],
    ['later sentences', LATER],
  ] as const)('are judged as commissioned, but for the accepted misses: %s', (of, texts) => {
    expect(measure(texts).misses).toEqual(acceptedMisses[of]);
  });
});
