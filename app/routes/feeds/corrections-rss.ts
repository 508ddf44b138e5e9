import { buildCorrectionsFeed } from '../../feeds/corrections-feed.server.ts';
import {
  RSS,
  rssText,
  serviceUnavailable,
  textResponse,
} from '../../feeds/feed-response.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/corrections-rss';

/** Refreshing a day makes twelve changes. */
const MAX_ITEMS = 36;

/** `/method/corrections/feed.xml` */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const corrections = await site.services.corrections({ from: 0, count: MAX_ITEMS });
  if (!corrections) return serviceUnavailable();
  return textResponse(rssText(buildCorrectionsFeed(site, corrections.listed)), RSS);
}
