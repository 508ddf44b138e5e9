import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** A reading that was stored, changed or removed, by this server or another. */
export interface ChangedReading {
  sign: Sign;
  date: CivilDate;
}

/** Notifies this server's caches when a reading that they depend on changes. */
export interface ReadingChanges {
  /** The number of changes so far. Something derived from readings at a lower count may be out of date. */
  count(): number;
  /** Whether every change is reported. While it isn't, caches must expire. */
  isListening(): boolean;
  setListening(isListening: boolean): void;
  /** Reports a change to the subscribers; null if any reading may have changed. */
  notify(changed: ChangedReading | null): void;
  subscribe(listener: (changed: ChangedReading | null) => void): void;
  onListeningChange(listener: (isListening: boolean) => void): void;
}

/** Starts with no changes, and as listening until told otherwise. */
export function openReadingChanges(): ReadingChanges {
  const listeners: ((changed: ChangedReading | null) => void)[] = [];
  const statusListeners: ((isListening: boolean) => void)[] = [];
  let count = 0;
  let isListening = true;
  return {
    count: () => count,
    isListening: () => isListening,
    setListening(is) {
      isListening = is;
      for (const listener of statusListeners) listener(is);
    },
    notify(changed) {
      count++;
      for (const listener of listeners) listener(changed);
    },
    subscribe: (listener) => listeners.push(listener),
    onListeningChange: (listener) => statusListeners.push(listener),
  };
}
