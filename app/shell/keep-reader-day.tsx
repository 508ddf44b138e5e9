import { useEffect, useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
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
    markReaderDay(document.documentElement, new Date());
  }, [days]);

  useEffect(() => {
    let shown = new Date().toDateString();

    function check() {
      const now = new Date();
      if (now.toDateString() === shown) return;
      // Until the page holds the day, each check asks for it again.
      if (markReaderDay(document.documentElement, now)) shown = now.toDateString();
      else if (navigator.onLine) void revalidate();
    }

    const timer = setInterval(check, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [revalidate]);

  return null;
}
