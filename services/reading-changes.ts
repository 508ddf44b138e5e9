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
  /** Passes a change on to the followers; null if any reading may have changed. */
  tell(changed: ChangedReading | null): void;
  follow(listener: (changed: ChangedReading | null) => void): void;
}

/** Knows of no change yet. */
export function openReadingChanges(): ReadingChanges {
  const listeners: ((changed: ChangedReading | null) => void)[] = [];
  let count = 0;
  return {
    count: () => count,
    tell(changed) {
      count++;
      for (const listener of listeners) listener(changed);
    },
    follow: (listener) => listeners.push(listener),
  };
}
