/** The page that lists what this device has kept; the service worker sends readers there from a page that it has not. */
export const OFFLINE_PATH = '/offline';

/** `/offline?page=/leo-daily-horoscope`: the page that could not be reached, to be tried again from there. */
export function offlinePathFor(path: string): string {
  return `${OFFLINE_PATH}?${new URLSearchParams({ page: path })}`;
}

/** The page that {@link offlinePathFor} names, or null. Only a path of this site is taken. */
export function pageNotReached(search: string): string | null {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^\/(?![/\\])/.test(page) ? page : null;
}
