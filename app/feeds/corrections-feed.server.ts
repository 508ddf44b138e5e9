import type { Feed } from 'feed';
import { renderToStaticMarkup } from 'react-dom/server';
import { longDate } from '#domain/calendar/civil-date.ts';
import { datedPath } from '#domain/zodiac/sign-paths.ts';
import { signName } from '#domain/zodiac/signs.ts';
import type { Correction } from '#services/corrections.ts';
import type { SiteFacts } from '../meta/site-facts.ts';
import { CORRECTIONS_PATH } from '../routes/method/method-meta.ts';
import { reasonOf } from './correction-reason.ts';
import { feedFor } from './feed.server.ts';
import { CORRECTIONS_RSS } from './feed-paths.ts';

/** The changes to published readings, newest first; the texts are on the page. */
export function buildCorrectionsFeed(site: SiteFacts, corrections: readonly Correction[]): Feed {
  const feed = feedFor(site, {
    title: `Corrections to ${site.siteName}`,
    description: 'Every change to a published reading.',
    path: CORRECTIONS_PATH,
    rss: CORRECTIONS_RSS,
    updated: new Date(corrections[0]?.at ?? 0),
  });
  for (const correction of corrections) {
    const { sign, date, at } = correction;
    feed.addItem({
      title: `${signName(sign)} for ${longDate(date)}`,
      id: `${site.origin}${datedPath(sign, date)}#${at}`,
      link: site.origin + datedPath(sign, date),
      date: new Date(at),
      published: new Date(at),
      // Feed readers take it for HTML.
      description: renderToStaticMarkup(reasonOf(correction)),
    });
  }
  return feed;
}
