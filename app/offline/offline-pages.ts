import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import { signOfDatedPath, signOfPath } from '#domain/zodiac/sign-paths.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { freshnessOf, PAGES, readerToday } from './offline-page.ts';

export interface OfflinePage {
  path: string;
  title: string;
}

/** The pages on this device that open without a connection: readings first, newest date first, then the rest by title. */
export async function offlinePages(): Promise<OfflinePage[]> {
  const today = readerToday();
  const cache = await caches.open(PAGES);
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const path = new URL(url).pathname;
      const html = (await (await cache.match(url))?.text()) ?? '';
      if (freshnessOf(path, html, today).kind === 'of-another-day') return [];
      const date = dateOf(path, today);
      return [{ path, title: titleOf(path, html, date), date }];
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title))
    .filter(({ title }, i, all) => all.findIndex((page) => page.title === title) === i)
    .map(({ path, title }) => ({ path, title }));
}

export async function removeOfflinePages(): Promise<void> {
  await caches.delete(PAGES);
}

/** For a reading, its heading: the title of a sign's page names the date in UTC. */
function titleOf(path: string, html: string, date: string): string {
  const sign = signOfPath(path) ?? signOfDatedPath(path);
  if (sign) return `${signName(sign)} Daily Horoscope for ${longDate(date as CivilDate)}`;
  // Of the page, only this: parsing its styles would violate the content security policy.
  const [head = ''] = /<title>[^<]*/.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(head, 'text/html');
  const end = title.lastIndexOf(' | ');
  return end > 0 ? title.slice(0, end) : title;
}

/** For readings; empty for other pages. */
function dateOf(path: string, today: CivilDate): string {
  if (signOfPath(path)) return today;
  return signOfDatedPath(path) ? path.slice(path.lastIndexOf('/') + 1) : '';
}
