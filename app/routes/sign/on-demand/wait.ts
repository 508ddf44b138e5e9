/** Resolves after `ms` milliseconds, or rejects with the signal's reason if it is aborted first. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });

    function stop() {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
}
