import { afterEach, expect, it, vi } from 'vitest';
import { indexAtNoon } from './index-at-noon.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['UTC', 1],
  ['America/Los_Angeles', 1],
  ['Asia/Tokyo', 0],
  ['Pacific/Kiritimati', 0],
])('at noon in %s the thing in place %i holds', (zone, place) => {
  vi.stubEnv('TZ', zone);
  expect(indexAtNoon('2026-11-22T12:00', ['2026-11-22T10:10Z', ''])).toBe(place);
});

it('takes the only thing there is, and noon UTC where it is told so', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(indexAtNoon('2026-11-22T12:00', [''])).toBe(0);
  expect(indexAtNoon('2026-11-22T12:00Z', ['2026-11-22T10:10Z', ''])).toBe(1);
});
