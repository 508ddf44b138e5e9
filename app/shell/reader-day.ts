import { DAY_MS } from '#domain/calendar/durations.ts';

/**
 * The reader's own calendar date decides what "today" is. The server renders the reading of every date that is today
 * somewhere into the page, each marked with its distance in days from the date in UTC; `markReaderDay` runs before the
 * first paint and tells the style sheet which one is the reader's. Without scripts, or with a device clock that is days
 * off, the date in UTC is shown.
 */
export interface LiveDay {
  date: string;
  /** -1, 0 or 1 days from the current date in UTC. */
  offset: number;
}

/**
 * Marks the root element with the reader's day if the page has it; returns whether it does. `data-site-date` and
 * `data-live-days` come from the server.
 */
export function markReaderDay(root: HTMLElement, now: Date): boolean {
  const here = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const offset = String(Math.round((here - Date.parse(root.dataset.siteDate ?? '')) / DAY_MS));
  const isLive = (root.dataset.liveDays ?? '').split(' ').includes(offset);
  root.dataset.readerDay = isLive ? offset : '0';
  return isLive;
}
