import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { useReaderDate } from '../on-demand/use-reader-date.ts';

/** Anyone who stays this long is reading; anyone who leaves sooner loads nothing. */
const SETTLED_MS = 15_000;

/**
 * The reading that the page was served with, or a newer one from the store, if `day` is the reader's own date. Revalidates
 * the page if its reading is withdrawn, or if a day without one gets it.
 */
export function useFreshReading(
  day: { sign: Sign; date: CivilDate },
  served: PublishedReading | null,
): PublishedReading | null {
  const [fresh, setFresh] = useState({ of: served, reading: served });
  const { revalidate } = useRevalidator();
  const reading = fresh.of === served ? fresh.reading : served;
  useStored(day, reading, (stored) => {
    if (stored && served) setFresh({ of: served, reading: stored });
    else revalidate();
  });
  return reading;
}

/** Calls `show` when the store has another reading than is `shown` and the reader is at rest. */
function useStored(
  { sign, date }: { sign: Sign; date: CivilDate },
  shown: PublishedReading | null,
  show: (stored: PublishedReading | null) => void,
): void {
  const isReaders = useReaderDate() === date;
  const latest = useRef({ shown, show });
  useEffect(() => {
    latest.current = { shown, show };
  });

  useEffect(() => {
    if (!isReaders || savesData()) return;
    const leaving = new AbortController();
    const follow = async () => {
      try {
        const { keepFresh } = await import('./keep-fresh.ts');
        const page = {
          sign,
          date,
          shown: () => latest.current.shown,
          show: (stored: PublishedReading | null) => latest.current.show(stored),
        };
        if (!leaving.signal.aborted) keepFresh(page, leaving.signal);
      } catch {
        // The page stays as it is.
      }
    };
    const timer = setTimeout(follow, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [sign, date, isReaders]);
}

/** Not every browser says. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
