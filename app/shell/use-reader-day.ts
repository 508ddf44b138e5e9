import { useSyncExternalStore } from 'react';

/** The reader's day as days from the date in UTC: -1, 0 or 1. While the server renders it is 0. */
export function useReaderDay(): number {
  return useSyncExternalStore(subscribe, readMark, () => 0);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-reader-day'] });
  return () => observer.disconnect();
}

function readMark(): number {
  return Number(document.documentElement.dataset.readerDay ?? 0);
}
