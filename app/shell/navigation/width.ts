import { useSyncExternalStore } from 'react';

/** The width from which the links are in the header; below it they are in a panel. As in navigation.css. */
const WIDE = '(width >= 48rem)';

export function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

/** Whether the page is wide and hydrated: false on the server and in the first render. */
export function useIsWide(): boolean {
  return useSyncExternalStore(followWidth, isWide, () => false);
}

/** Calls `act` when the page becomes wide; the returned function unsubscribes. */
export function whenWide(act: () => void): () => void {
  return followWidth(() => isWide() && act());
}

function followWidth(onChange: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener('change', onChange);
  return () => width.removeEventListener('change', onChange);
}
