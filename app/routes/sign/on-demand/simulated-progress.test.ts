import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GENERATION_PACE, OVERLAY_PACE, simulateProgress } from './simulated-progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  ['a generation', GENERATION_PACE, 300, [0, 20, 40, 60, 80, 85, 85]],
  ['the overlay', OVERLAY_PACE, 200, [0, 15, 30, 45, 60, 75, 90, 95, 95]],
])('rises for %s up to its cap and no further', (_name, pace, tickMs, figures) => {
  const shown: number[] = [];
  const stop = simulateProgress(
    pace,
    (progress) => shown.push(progress),
    () => 1,
  );
  vi.advanceTimersByTime(tickMs - 1);
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(1 + tickMs * (figures.length - 2));
  expect(shown).toEqual(figures);
  stop();
});

it('rises by a fraction of what a tick may add', () => {
  const shown: number[] = [];
  const stop = simulateProgress(
    GENERATION_PACE,
    (progress) => shown.push(progress),
    () => 0.25,
  );
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([0, 5, 10]);
  stop();
});

it('stops when it is told to', () => {
  const show = vi.fn();
  simulateProgress(OVERLAY_PACE, show)();
  vi.advanceTimersByTime(1_000);
  expect(show).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
