import { SitemapIndexStream } from 'sitemap';
import { sitemapResponse } from '../../crawlers/sitemap-response.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/sitemap';

/** `/sitemap.xml`: lists the two sitemaps below. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  return sitemapResponse(new SitemapIndexStream(), [
    { url: `${origin}/sitemaps/pages.xml` },
    { url: `${origin}/sitemaps/readings.xml` },
  ]);
}
