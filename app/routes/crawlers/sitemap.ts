import { SitemapIndexStream } from 'sitemap';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { sitemapResponse } from '../../crawlers/sitemap-response.server.ts';
import { serviceUnavailable } from '../../feeds/feed-response.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/sitemap';

/** `/sitemap.xml`: lists the sitemap of pages and one for each month of readings. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, services, now } = context.get(siteContext);
  const months = await services.monthsOfReadings(datesTodaySomewhere(now).at(-1)!);
  if (!months) return serviceUnavailable();
  return sitemapResponse(new SitemapIndexStream(), [
    { url: `${origin}/sitemaps/pages.xml` },
    ...months.map((month) => ({ url: `${origin}/sitemaps/readings/${month}.xml` })),
  ]);
}
