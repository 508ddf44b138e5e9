import { useEffect, useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
import { markReaderDay } from './reader-day.ts';

const CHECK_EVERY_MS = 30_000;

/**
 * Keeps the page on the reader's day while it stays open: past midnight, or back from sleep, it shows
 * the new day, and asks the server for it where the page does not hold it yet.
 */
export function KeepReaderDay({ siteDate }: { siteDate: string }) {
  const { revalidate } = useRevalidator();

  // The attributes that the server's answer set are read again before the browser paints them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: siteDate is read from the root element
  useLayoutEffect(() => {
    markReaderDay(document.documentElement, new Date());
  }, [siteDate]);

  useEffect(() => {
    let shown = new Date().toDateString();

    function check() {
      const now = new Date();
      if (now.toDateString() === shown) return;
      shown = now.toDateString();
      const held = markReaderDay(document.documentElement, now);
      if (!held && navigator.onLine) void revalidate();
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
