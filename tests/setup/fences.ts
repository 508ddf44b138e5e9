import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

/**
 * Two fences around every test: no request leaves this machine, and nothing is written to the console as
 * an error unless the test expects it.
 */
const realFetch = globalThis.fetch;
const LOCAL = /^(127\.0\.0\.1|localhost|\[::1\])$/;

const localFetch: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!LOCAL.test(url.hostname)) throw new Error(`A test asked ${url.origin}.`);
  return realFetch(input, init);
};

// The files of a worker share its globals: each takes down what it has put up.
beforeAll(() => {
  vi.stubGlobal('fetch', localFetch);
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockName('console.error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
