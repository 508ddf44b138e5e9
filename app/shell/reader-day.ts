/**
 * The reader's own calendar date decides what "today" is. The server writes the reading of every date
 * that is today somewhere into the page, each marked with its distance in days from the date in UTC;
 * the script below, run before the first paint, tells the style sheet which of them is the reader's.
 * Without scripts, or with a device clock that is days off, the date in UTC shows.
 */
export interface LiveDay {
  date: string;
  /** -1, 0 or 1 days from the current date in UTC. */
  offset: number;
}

/** Runs in the head. `data-site-date` and `data-live-days` on the root element come from the server. */
export const readerDayScript = () => `(${markReaderDay})(document.documentElement, new Date())`;

/** Marks `root` with the reader's day where the page holds it; returns whether it does. */
export function markReaderDay(root: HTMLElement, now: Date): boolean {
  const here = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const offset = String(Math.round((here - Date.parse(root.dataset.siteDate ?? '')) / 864e5));
  const isLive = (root.dataset.liveDays ?? '').split(' ').includes(offset);
  root.dataset.readerDay = isLive ? offset : '0';
  return isLive;
}
