/**
 * A signal that aborts with `signal` or after `ms`, whichever is first. `AbortSignal.any` would do the
 * same, but Safari has it only since 17.4.
 */
export function timeoutSignal(ms: number, signal: AbortSignal): AbortSignal {
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort(new DOMException('It took too long.', 'TimeoutError'));
  }, ms);

  function stop() {
    clearTimeout(timer);
    patience.abort(signal.reason);
  }
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true, signal: patience.signal });
  return patience.signal;
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
