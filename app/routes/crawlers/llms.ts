import { ALMANAC_KINDS } from '#domain/almanac/almanac-event.ts';
import { CALENDAR_PATH, calendarFeedPath, monthPath } from '#domain/almanac/almanac-paths.ts';
import { FIRST_MONTH, LAST_MONTH } from '#domain/almanac/range.ts';
import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { monthOf } from '#domain/calendar/civil-month.ts';
import { datedPath, lorePath, pairPath, SIGNS_PATH, signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, signName } from '#domain/zodiac/signs.ts';
import { wholeArticles } from '../../articles/listed-articles.server.ts';
import { BLOG_JSON, BLOG_RSS, CORRECTIONS_RSS, signRss } from '../../feeds/feed-paths.ts';
import { textResponse } from '../../feeds/feed-response.server.ts';
import { FEED_TEXTS } from '../../feeds/sky-feed-texts.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/llms';

/** `/llms.txt`: what the site is and where its texts are, for programs that read it (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, siteName, now } = context.get(siteContext);
  const link = (name: string, path: string, note: string) =>
    `- [${name}](${origin}${path}): ${note}`;
  const lines = [
    `# ${siteName}`,
    '',
    '> A free daily horoscope for each of the twelve zodiac signs, written from the computed sky of each date, and articles on astrology. Every statement about the sky is checked against an ephemeris before it is published; what astrology makes of it is tradition, not science.',
    '',
    'A reading belongs to a calendar date and holds for 24 hours by the reader’s own clock. The page of a sign shows the reading of the current date; the page of a sign and a date stays as it is. Times in texts for machines are in UTC.',
    '',
    '## Daily readings',
    '',
    ...SIGNS.map((sign) =>
      link(
        `${signName(sign)} Daily Horoscope`,
        signPath(sign),
        `today; as a feed at ${origin}${signRss(sign)}`,
      ),
    ),
    '',
    '## Sky calendar',
    '',
    link('Sky calendar', CALENDAR_PATH, 'what happens in the sky this month, day by day'),
    '',
    '## The signs',
    '',
    link(
      'What is my sign?',
      SIGNS_PATH,
      'the dates of the signs, and a finder for birthdays on a cusp',
    ),
    ...SIGNS.map((sign) =>
      link(
        `The sign ${signName(sign)}`,
        lorePath(sign),
        'its dates, stars, myth, character, houses',
      ),
    ),
    link(
      'Two signs side by side',
      pairPath({ a: 'aries', b: 'leo' }),
      'any two signs, in the order of the zodiac, and the day’s sky for both',
    ),
    '',
    '## Data',
    '',
    link(
      'A reading as JSON',
      `${datedPath('aries', civilDateAt(now))}.json`,
      'any sign and stored date: facts, checked statements and text',
    ),
    link('How we check', '/method', 'how the sky is computed, tested and compared with each text'),
    link(
      'Corrections',
      '/method/corrections',
      `every change; as a feed at ${origin}${CORRECTIONS_RSS}`,
    ),
    link('Sitemap', '/sitemap.xml', 'every public page'),
    link(
      'A month of the sky as JSON',
      `${monthPath(monthOf(civilDateAt(now)))}.json`,
      `phases and signs of the Moon, ingresses, stations, retrogrades, eclipses and exact aspects of any month from ${FIRST_MONTH} to ${LAST_MONTH}`,
    ),
    ...[null, ...ALMANAC_KINDS].map((kind) => {
      const { name, about } = FEED_TEXTS[kind ?? 'all'];
      return link(`${name} as an iCalendar feed`, calendarFeedPath(kind), about);
    }),
    link('Articles as RSS', BLOG_RSS, 'whole texts'),
    link('Articles as JSON Feed', BLOG_JSON, 'whole texts'),
    '',
    '## Articles',
    '',
    ...(await wholeArticles()).map(({ slug, title, description }) =>
      link(title, `/blog/${slug}`, description),
    ),
  ];
  return textResponse(`${lines.join('\n')}\n`, 'text/plain');
}
