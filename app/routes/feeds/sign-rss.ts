import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { signOfDatedPath } from '#domain/zodiac/sign-paths.ts';
import {
  RSS,
  rssText,
  serviceUnavailable,
  textResponse,
} from '../../feeds/feed-response.server.ts';
import { buildSignFeed } from '../../feeds/sign-feed.server.tsx';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/sign-rss';

/** How many days a feed covers: a reader who was away for a week misses none. */
const DAYS = 10;

/** `/aries-daily-horoscope/feed.xml`: the readings of a sign up to the current date in UTC. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const sign = signOfDatedPath(url.pathname);
  if (!sign) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const upTo = civilDateAt(site.now);
  const readings = await site.services.newestReadings(sign, { upTo, count: DAYS });
  if (!readings) return serviceUnavailable();
  return textResponse(rssText(buildSignFeed(site, sign, readings)), RSS);
}
