import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { useReaderDate } from '../on-demand/use-reader-date.ts';
import type { OpenPage, ReadingDay } from './open-page.ts';

/** Anyone who stays this long is reading; anyone who leaves sooner loads nothing. */
const SETTLED_MS = 15_000;

/**
 * If `day` is the reader's own date and the store has a newer reading than the one `served` with the page, returns it
 * as soon as `prepare` has loaded what shows it; null until then. Revalidates the page if its reading is withdrawn, or
 * if a day without a reading gets one.
 */
export function useFreshReading(
  day: ReadingDay | null,
  served: PublishedReading | null,
  prepare: () => Promise<void>,
): PublishedReading | null {
  const [fresh, setFresh] = useState<{ of: typeof served; reading: PublishedReading }>();
  const { revalidate } = useRevalidator();
  const reading = fresh && fresh.of === served ? fresh.reading : null;
  useStored(day, {
    prepare,
    shown: () => reading ?? served,
    show: (stored) => {
      if (stored && served) setFresh({ of: served, reading: stored });
      else revalidate();
    },
  });
  return reading;
}

/** Keeps the page fresh if `day` is the reader's own date. */
function useStored(day: ReadingDay | null, page: OpenPage): void {
  const { sign, date } = day ?? {};
  const isReadersDate = useReaderDate() === date;
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });

  useEffect(() => {
    if (!sign || !date || !isReadersDate || savesData()) return;
    const leaving = new AbortController();
    const follow = async () => {
      try {
        const { keepFresh } = await import('./keep-fresh.ts');
        if (!leaving.signal.aborted)
          keepFresh({ sign, date }, () => latest.current, leaving.signal);
      } catch {
        // The page stays as it is.
      }
    };
    const timer = setTimeout(follow, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [sign, date, isReadersDate]);
}

/** Not every browser supports `saveData`. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
