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
export function boundedFetch(ask: typeof fetch): typeof fetch {
  const policy = wrap(
    circuitBreaker(handleWhen(isStoreFailure), {
      halfOpenAfter: LEFT_ALONE_MS,
      breaker: new ConsecutiveBreaker(1),
    }),
    timeout(LONGEST_ANSWER_MS, TimeoutStrategy.Aggressive),
  );
  return (input, init) =>
    policy.execute(({ signal }) => {
      const signals = [signal, ...(init?.signal ? [init.signal] : [])];
      return ask(input, { ...init, signal: AbortSignal.any(signals) });
    });
}

/** A caller that has changed its mind says nothing about the store. */
function isStoreFailure(error: unknown): boolean {
  return !(error instanceof Error && error.name === 'AbortError');
}
