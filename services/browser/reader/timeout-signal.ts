/**
 * A signal that aborts with `signal` or after `ms`, whichever is first. `AbortSignal.any` would do the
 * same, but Safari has it only since 17.4.
 */
export function timeoutSignal(ms: number, signal: AbortSignal): AbortSignal {
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort(new DOMException('The request timed out.', 'TimeoutError'));
  }, ms);

  function stop() {
    clearTimeout(timer);
    timeout.abort(signal.reason);
  }
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true, signal: timeout.signal });
  return timeout.signal;
}

/**
 * Resolves as `promise` does, or rejects with the signal's reason if it aborts first: a dynamic import can't be
 * canceled.
 */
export function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return Promise.race([promise, abortOf(signal)]);
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
