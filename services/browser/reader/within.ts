/**
 * A signal that aborts with `signal` or after `ms`, whichever is first. `AbortSignal.any` would do the
 * same, but Safari has it only since 17.4.
 */
export function within(ms: number, signal: AbortSignal): AbortSignal {
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
