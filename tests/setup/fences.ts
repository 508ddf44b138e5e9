import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Two fences around every test: `fetch` can't leave this machine, and console errors fail the test unless it expects
 * them.
 */
const realFetch = globalThis.fetch;
const LOCAL = /^(127\.0\.0\.1|localhost|\[::1\])$/;

const localFetch: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!LOCAL.test(url.hostname))
    throw new Error(`A test tried to reach ${url.origin}; tests may only fetch from this machine.`);
  return realFetch(input, init);
};

beforeEach(() => {
  vi.stubGlobal('fetch', localFetch);
  vi.spyOn(console, 'error').mockName('console.error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

// The files of a worker share globals, so each restores what it replaced.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
