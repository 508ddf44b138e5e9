/** The page that lists what this device has cached; the service worker redirects there from pages that aren't. */
export const OFFLINE_PATH = '/offline';

/** `/offline?page=/leo-daily-horoscope` names the page that could not be reached, so that readers can retry it. */
export function offlinePathFor(path: string): string {
  return `${OFFLINE_PATH}?${new URLSearchParams({ page: path })}`;
}

/** The page that {@link offlinePathFor} names, or null. Accepts only paths on this site. */
export function pageNotReached(search: string): string | null {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^\/(?![/\\])/.test(page) ? page : null;
}
