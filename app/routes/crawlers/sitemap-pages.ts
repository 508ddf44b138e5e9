import { SitemapStream } from 'sitemap';
import { CALENDAR_PATH, monthPath } from '#domain/almanac/almanac-paths.ts';
import { nearMonths } from '#domain/almanac/range.ts';
import { civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import { monthOf } from '#domain/calendar/civil-month.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { SIGN_PAIRS } from '#domain/zodiac/sign-pairs.ts';
import { lorePath, pairPath, SIGNS_PATH, signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { wholeArticles } from '../../articles/listed-articles.server.ts';
import { sitemapResponse } from '../../crawlers/sitemap-response.server.ts';
import { serviceUnavailable } from '../../feeds/feed-response.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/sitemap-pages';

/**
 * `/sitemaps/pages.xml`: every public page except the dated readings, each with the day or instant of its last change
 * if it changes.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, services, now } = context.get(siteContext);
  const dates = datesTodaySomewhere(now);
  const [articles, live] = await Promise.all([
    wholeArticles(),
    services.publishedPages({ first: dates[0]!, last: dates.at(-1)! }),
  ]);
  if (!live) return serviceUnavailable();
  const lastmodOf = (changes: readonly string[]) => changes.toSorted().at(-1);
  const entry = (path: string, lastmod?: string) => ({ url: origin + path, lastmod });
  const changed = articles.map(({ slug, date, revised }) => ({ slug, on: revised ?? date }));
  return sitemapResponse(new SitemapStream({ hostname: origin, lastmodDateOnly: false }), [
    entry('/', lastmodOf(live.map(({ updatedAt }) => updatedAt))),
    ...SIGNS.map((sign) => {
      const ofSign = live.filter((page) => page.sign === sign);
      return entry(signPath(sign), lastmodOf(ofSign.map(({ updatedAt }) => updatedAt)));
    }),
    ...[SIGNS_PATH, ...SIGNS.map(lorePath), ...SIGN_PAIRS.map(pairPath)].map((path) => entry(path)),
    ...calendarPages(now).map((path) => entry(path)),
    entry('/method'),
    entry('/method/corrections'),
    entry('/blog', lastmodOf(changed.map(({ on }) => on))),
    ...changed.map(({ slug, on }) => entry(`/blog/${slug}`, on)),
  ]);
}

/** The months of the sky calendar that search engines may follow; a month's sky does not change. */
function calendarPages(now: Instant): string[] {
  return [CALENDAR_PATH, ...nearMonths(monthOf(civilDateAt(now))).map(monthPath)];
}
