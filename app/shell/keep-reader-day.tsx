import { useEffect, useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
import { watchDay } from './day-watch.ts';
import { type LiveDay, markReaderDay } from './reader-day.ts';

const CHECK_EVERY_MS = 30_000;

/**
 * Keeps the page on the reader's day while it stays open: past midnight, or back from sleep, it shows
 * the new day, and asks the server for it where the page does not hold it yet.
 */
export function KeepReaderDay({ days }: { days: LiveDay[] }) {
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
      // A page that is open is not given up for an error screen.
      askServer: async () => (await pageAnswers()) && revalidate(),
    });
    const checkNow = () => check(new Date());

    const timer = setInterval(checkNow, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', checkNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkNow);
    };
  }, [revalidate]);

  return null;
}

async function pageAnswers(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  return answer?.ok ?? false;
}
