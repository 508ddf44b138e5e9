import { expect, test } from 'vitest';
import { fitForRecord } from './fit-for-record.ts';

const rows: [name: string, words: string, apiKey: string | null, fit: string][] = [
  ['plain words', 'The endpoint returned 500.', 'sk-12345678', 'The endpoint returned 500.'],
  ['the key, wherever it stands', 'a sk-12345678, sk-12345678', 'sk-12345678', 'a [key], [key]'],
  ['a word that is not a secret', 'Nothing was none.', 'none', 'Nothing was none.'],
  ['no key at all', 'sk-12345678', null, 'sk-12345678'],
  ['lines and control characters', 'a\r\n\tb\u0000\u001b[31mc', null, 'a b [31mc'],
];
test.each(rows)('%s', (_name, words, apiKey, fit) => {
  expect(fitForRecord(words, apiKey)).toBe(fit);
});

test('long text is cut to 300 characters', () => {
  expect(fitForRecord('x'.repeat(301), null)).toBe(`${'x'.repeat(299)}…`);
});
