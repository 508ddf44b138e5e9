import { SitemapStream } from 'sitemap';
import { monthOf, parseCivilMonth, spanOfMonth } from '#domain/calendar/civil-month.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { datedPath } from '#domain/zodiac/sign-paths.ts';
import { sitemapResponse } from '../../crawlers/sitemap-response.server.ts';
import { serviceUnavailable } from '../../feeds/feed-response.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/sitemap-readings';

/** `/sitemaps/readings/{yyyy-MM}.xml`: the pages of a month's readings, up to the last date that is today somewhere. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, services, now } = context.get(siteContext);
  const month = parseCivilMonth(params.month);
  const live = datesTodaySomewhere(now).at(-1)!;
  if (!month || month > monthOf(live)) throw notFound();
  const { first, last } = spanOfMonth(month);
  const pages = await services.publishedPages({ first, last: last < live ? last : live });
  if (!pages) return serviceUnavailable();
  if (pages.length === 0) throw notFound();
  const entries = pages.map(({ sign, date, updatedAt }) => ({
    url: origin + datedPath(sign, date),
    lastmod: updatedAt,
  }));
  return sitemapResponse(new SitemapStream({ hostname: origin }), entries);
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}
