import { expect, it } from 'vitest';
import { cachedText } from './cached-text.server.ts';

function counting() {
  let made = 0;
  return { make: async () => `text ${++made}`, count: () => made };
}

it('builds a text once a minute for each key', async () => {
  const { make } = counting();
  expect(await cachedText('a', 0, make)).toBe('text 1');
  expect(await cachedText('a', 59_999, make)).toBe('text 1');
  expect(await cachedText('b', 0, make)).toBe('text 2');
  expect(await cachedText('a', 60_000, make)).toBe('text 3');
});

it('retries if there was none', async () => {
  expect(await cachedText('none', 0, async () => null)).toBeNull();
  expect(await cachedText('none', 0, async () => 'now there is')).toBe('now there is');
});

it('keeps only a few', async () => {
  const { make, count } = counting();
  for (let i = 0; i < 100; i++) await cachedText(`origin ${i}`, 0, make);
  await cachedText('origin 99', 0, make);
  expect(count()).toBe(100);
  await cachedText('origin 0', 0, make);
  expect(count()).toBe(101);
});
