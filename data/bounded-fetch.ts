import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';

/** A request without a response after this long has failed. */
const MAX_ANSWER_MS = 2_000;
/** While the circuit is open, requests fail immediately, and one of them is let through this often to probe the store. */
const PROBE_AFTER_MS = 5_000;
/**
 * This many failures in a row open the circuit. One slow response is not an outage, and a page's parallel queries fail
 * together.
 */
const MAX_FAILURES = 2;

export interface FetchBounds {
  longestMs?: number;
  probeAfterMs?: number;
  /** Called for every request that got no answer, or an error of the store itself (status 500 and above). */
  onFailure?: (method: string) => void;
}

/**
 * A fetch with a time limit and a circuit breaker. While the store is down, requests fail immediately, except for a probe
 * every few seconds, so a page with three queries waits for the limit once. They fail with the error of the last request
 * that was let through.
 */
export function boundedFetch(
  ask: typeof fetch,
  { longestMs = MAX_ANSWER_MS, probeAfterMs = PROBE_AFTER_MS, onFailure }: FetchBounds = {},
): typeof fetch {
  const policy = wrap(
    circuitBreaker(handleWhen(isStoreFailure), {
      halfOpenAfter: probeAfterMs,
      breaker: new ConsecutiveBreaker(MAX_FAILURES),
    }),
    timeout(longestMs, TimeoutStrategy.Aggressive),
  );
  let lastFailure: unknown;

  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    try {
      const response = await policy.execute(async ({ signal }) => {
        const started = performance.now();
        const signals = [signal, ...(init?.signal ? [init.signal] : [])];
        try {
          const response = await ask(input, { ...init, signal: AbortSignal.any(signals) });
          return await withWholeBody(response);
        } catch (error) {
          const isOurs = init?.signal?.aborted || performance.now() - started > 2 * longestMs;
          throw isOurs
            ? new NotTheStore(
                'The caller aborted, or this thread was too busy to see the response.',
                { cause: error },
              )
            : error;
        }
      });
      if (response.status >= 500) onFailure?.(method);
      return response;
    } catch (error) {
      if (!isStoreFailure(error)) throw error;
      onFailure?.(method);
      if (!(error instanceof BrokenCircuitError)) lastFailure = described(error);
      throw lastFailure;
    }
  };
}

/** The error in terms that an operator understands. */
function described(error: unknown): Error {
  if (error instanceof TaskCancelledError) {
    return new Error('no response in time', { cause: error });
  }
  const { cause, message } = Object(error) as Error;
  const reason = Object(cause).message || Object(cause).code;
  return new Error(reason ? `${message} (${reason})` : String(message), { cause: error });
}

/** Reads the body here so that the limit covers it too: the policy's signal ends when the policy returns. */
async function withWholeBody(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  const isEmpty = [204, 205, 304].includes(status);
  const whole = new Headers(headers);
  // fetch has already decoded the body.
  whole.delete('content-encoding');
  whole.delete('content-length');
  return new Response(isEmpty ? null : body, { status, statusText, headers: whole });
}

/** The caller aborted, or our own thread was so busy that the timeout says nothing about the store. */
class NotTheStore extends Error {}

function isStoreFailure(error: unknown): boolean {
  return !(error instanceof NotTheStore);
}
