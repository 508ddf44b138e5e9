import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { useReaderDate } from '../on-demand/use-reader-date.ts';

/** Who stays this long is reading; who has gone on has loaded nothing for it. */
const SETTLED_MS = 15_000;

/** The reading that the page was given, or the one that the store has had since, on the reader's own date. */
export function useFreshReading(served: PublishedReading): PublishedReading {
  const [fresh, setFresh] = useState({ of: served, reading: served });
  const { revalidate } = useRevalidator();
  const reading = fresh.of === served ? fresh.reading : served;
  useStored(served, reading, (stored) => {
    if (stored) setFresh({ of: served, reading: stored });
    else revalidate();
  });
  return reading;
}

/** Asks the server for the page of a day without a reading when the store has one after all. */
export function useReturnedReading(day: { sign: Sign; date: CivilDate }): void {
  const { revalidate } = useRevalidator();
  useStored(day, null, () => void revalidate());
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
