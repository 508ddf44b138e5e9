import { useEffect, useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
import { type LiveDay, markReaderDay } from '../reader-day.ts';
import { watchDay } from './day-watch.ts';

const CHECK_EVERY_MS = 30_000;

/**
 * Keeps an open page on the reader's day: past midnight, or back from sleep, it shows the new day, and revalidates if the
 * page doesn't have it. If that fails, the page stays (see current-page.ts).
 */
export function useReaderDayWatch(days: LiveDay[]): void {
  const { revalidate } = useRevalidator();

  // The attributes that the server's answer set are read again before the browser paints them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days are read from the root element
  useLayoutEffect(() => {
    const root = document.documentElement;
    // The notice of the service worker on a page of another date; see styles/offline.css.
    if (markReaderDay(root, new Date())) delete root.dataset.kept;
  }, [days]);

  useEffect(() => {
    const check = watchDay(new Date(), {
      showDay: (now) => markReaderDay(document.documentElement, now),
      isOnline: () => navigator.onLine,
      askServer: revalidate,
    });
    const checkNow = () => check(new Date());

    const timer = setInterval(checkNow, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', checkNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkNow);
    };
  }, [revalidate]);
}
