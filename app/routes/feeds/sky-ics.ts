import { ALMANAC_KINDS } from '#domain/almanac/almanac-event.ts';
import { calendarFeedPath } from '#domain/almanac/almanac-paths.ts';
import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { monthOf } from '#domain/calendar/civil-month.ts';
import { cachedText } from '../../feeds/cached-text.server.ts';
import { textResponse } from '../../feeds/feed-response.server.ts';
import { buildSkyFeed, CALENDAR } from '../../feeds/sky-feed.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/sky-ics';

/** `/sky.ics`, and `/sky/eclipses.ics` for each kind of event: last month, this one and the thirteen to come. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const kind = ALMANAC_KINDS.find((each) => calendarFeedPath(each) === url.pathname) ?? null;
  const month = monthOf(civilDateAt(site.now));
  const text = await cachedText(`${site.origin} ${month} ${kind}`, async () =>
    buildSkyFeed(site, kind, site.services.upcomingSky(month)),
  );
  return textResponse(text, CALENDAR);
}
