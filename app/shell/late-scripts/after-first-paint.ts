/** Calls `then` once the first paint shows: a frame that has been drawn may take a slow phone another 50 ms to show. */
export function afterFirstPaint(page: Window, then: () => void): void {
  const { PerformanceObserver: Observer } = page as Window & typeof globalThis;
  if (!Observer?.supportedEntryTypes?.includes('paint')) {
    page.requestAnimationFrame(then);
    return;
  }
  const observer = new Observer((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}
