import { useSyncExternalStore } from 'react';
import type { LiveDay } from './reader-day.ts';

/** The reader's own day, of those that are today somewhere; on the server, the day in UTC. */
export function useReaderDay<Day extends LiveDay>(days: readonly Day[]): Day {
  const offset = useSyncExternalStore(subscribe, readMark, () => 0);
  return days.find((day) => day.offset === offset) ?? days[0]!;
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-reader-day'] });
  return () => observer.disconnect();
}

function readMark(): number {
  return Number(document.documentElement.dataset.readerDay ?? 0);
}
