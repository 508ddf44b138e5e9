/** The longest wait, so that a busy page doesn't postpone it forever. */
const AT_LATEST_MS = 3_000;
/** Safari has no idle callback; a timeout replaces it there. */
const PAUSE_MS = 300;

/** Calls `act` once the browser is idle; the returned function cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(request);
}
