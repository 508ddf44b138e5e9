import { expect, it, vi } from 'vitest';
import { cachedText } from './cached-text.server.ts';

vi.useFakeTimers();

function counting() {
  let made = 0;
  return { make: async () => `text ${++made}`, count: () => made };
}

it('builds a text once a minute for each key', async () => {
  const { make } = counting();
  expect(await cachedText('a', make)).toBe('text 1');
  vi.advanceTimersByTime(59_000);
  expect(await cachedText('a', make)).toBe('text 1');
  expect(await cachedText('b', make)).toBe('text 2');
  vi.advanceTimersByTime(2_000);
  expect(await cachedText('a', make)).toBe('text 3');
});

it('keeps only a few', async () => {
  const { make, count } = counting();
  for (let i = 0; i < 100; i++) await cachedText(`origin ${i}`, make);
  await cachedText('origin 99', make);
  expect(count()).toBe(100);
  await cachedText('origin 0', make);
  expect(count()).toBe(101);
});
