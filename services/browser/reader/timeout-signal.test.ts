import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeoutSignal, unlessAborted } from './timeout-signal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('aborts after its time limit, and says that it timed out', () => {
  const timeout = timeoutSignal(8_000, new AbortController().signal);
  vi.advanceTimersByTime(7_999);
  expect(timeout.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(timeout.aborted).toBe(true);
  expect(timeout.reason.name).toBe('TimeoutError');
});

it('aborts when the reader leaves, and leaves no timer', () => {
  const reader = new AbortController();
  const timeout = timeoutSignal(8_000, reader.signal);
  reader.abort('left');
  expect(timeout.reason).toBe('left');
  expect(vi.getTimerCount()).toBe(0);
});

it('is aborted from the start for a reader who has already left', () => {
  const timeout = timeoutSignal(8_000, AbortSignal.abort('left'));
  expect(timeout.reason).toBe('left');
  expect(vi.getTimerCount()).toBe(0);
});

it('resolves with a result in time, and rejects with the reason otherwise', async () => {
  const reader = new AbortController();
  const never = new Promise<string>(() => {});
  const late = unlessAborted(never, reader.signal);
  expect(await unlessAborted(Promise.resolve('code'), reader.signal)).toBe('code');
  reader.abort('left');
  await expect(late).rejects.toBe('left');
  await expect(unlessAborted(never, reader.signal)).rejects.toBe('left');
});
