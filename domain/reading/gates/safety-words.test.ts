import { expect, it } from 'vitest';
import { everyForm } from '../alternatives.ts';
import { unsafePhrases } from './safety.ts';

const TABLES = import.meta.glob<Record<string, unknown>>(
  ['../../words/**/*.ts', '!../../words/**/*.test.ts'],
  { eager: true },
);

it.each(Object.entries(TABLES))('lets every form of every entry of %s pass', (_, tables) => {
  const forms = textsIn(tables).flatMap(everyForm);
  // As separate sentences of one text, since that is looked through ten times faster.
  const found = unsafePhrases(forms.join(' .\n~ . ')).map(({ phrase }) => phrase);
  expect(
    found.map((phrase) => [phrase, forms.find((form) => form.toLowerCase().includes(phrase))]),
  ).toEqual([]);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
