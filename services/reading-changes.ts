import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** A reading that was stored, changed or removed, by this server or another. */
export interface ChangedReading {
  sign: Sign;
  date: CivilDate;
}

/** What this server hears of changed readings, for whatever it has cached of them. */
export interface ReadingChanges {
  /** How many changes were heard so far. A text made of readings at an earlier count may be out of date. */
  count(): number;
  /** Whether every change is heard. While it isn't, what is cached must be read again after a time. */
  isListening(): boolean;
  setListening(isListening: boolean): void;
  /** Passes a change on to the followers; null if any reading may have changed. */
  tell(changed: ChangedReading | null): void;
  follow(listener: (changed: ChangedReading | null) => void): void;
  followListening(listener: (isListening: boolean) => void): void;
}

/** Knows of no change yet, and listens until it is told otherwise. */
export function openReadingChanges(): ReadingChanges {
  const listeners: ((changed: ChangedReading | null) => void)[] = [];
  const listeningListeners: ((isListening: boolean) => void)[] = [];
  let count = 0;
  let isListening = true;
  return {
    count: () => count,
    isListening: () => isListening,
    setListening(is) {
      isListening = is;
      for (const listener of listeningListeners) listener(is);
    },
    tell(changed) {
      count++;
      for (const listener of listeners) listener(changed);
    },
    follow: (listener) => listeners.push(listener),
    followListening: (listener) => listeningListeners.push(listener),
  };
}
