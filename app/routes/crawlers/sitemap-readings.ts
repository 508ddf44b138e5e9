import { SitemapStream } from 'sitemap';
import { datedPath } from '#domain/zodiac/sign-paths.ts';
import { SITEMAP, sitemapText } from '../../crawlers/sitemap-response.server.ts';
import { comeAgainLater, textResponse } from '../../feeds/feed-response.server.ts';
import { keptText } from '../../feeds/kept-text.server.ts';
import { liveDays } from '../../shell/live-days.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/sitemap-readings';

/** Over a year of readings; a sitemap may hold 50,000 addresses. */
const MOST = 5000;

/** `/sitemaps/readings.xml`: the pages of the newest readings. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, services, now } = context.get(siteContext);
  const upTo = liveDays(now)
    .map(({ date }) => date)
    .toSorted()
    .at(-1)!;
  const list = async () => {
    const pages = await services.publishedPages({ upTo, most: MOST });
    const entries = pages?.map(({ sign, date, updatedAt }) => ({
      url: origin + datedPath(sign, date),
      lastmod: updatedAt,
    }));
    return entries ? sitemapText(new SitemapStream({ hostname: origin }), entries) : null;
  };
  const text = await keptText(`${origin} readings`, now, list, services.changes.count());
  return text === null ? comeAgainLater() : textResponse(text, SITEMAP);
}
