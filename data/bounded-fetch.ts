import {
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';

/** A store that has not answered by then is taken for one that will not. */
const LONGEST_ANSWER_MS = 2_000;
/** After a failure, requests fail immediately; every five seconds one is let through to see whether the store is back. */
const LEFT_ALONE_MS = 5_000;

/**
 * Asks the store with a limit. While it does not answer, questions fail at once, but for one every few seconds that tries
 * it again: a page that asks three times waits for the limit once.
 */
export function boundedFetch(
  ask: typeof fetch,
  { longestMs = LONGEST_ANSWER_MS, leftAloneMs = LEFT_ALONE_MS } = {},
): typeof fetch {
  const policy = wrap(
    circuitBreaker(handleWhen(isStoreFailure), {
      halfOpenAfter: leftAloneMs,
      breaker: new ConsecutiveBreaker(1),
    }),
    timeout(longestMs, TimeoutStrategy.Aggressive),
  );
  return (input, init) =>
    policy.execute(async ({ signal }) => {
      const signals = [signal, ...(init?.signal ? [init.signal] : [])];
      try {
        return await ask(input, { ...init, signal: AbortSignal.any(signals) });
      } catch (error) {
        throw init?.signal?.aborted
          ? new CallerGaveUp('The caller gave up.', { cause: error })
          : error;
      }
    });
}

/** Says nothing about the store. */
class CallerGaveUp extends Error {}

function isStoreFailure(error: unknown): boolean {
  return !(error instanceof CallerGaveUp);
}
