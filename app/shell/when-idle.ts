/** At the latest this long after it was asked for, so that a busy page does not put it off for good. */
const AT_LATEST_MS = 3_000;
/** Safari has no idle callback; there a pause stands in for it. */
const PAUSE_MS = 300;

/** Calls `act` once the browser has nothing better to do; the returned function calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(request);
}
