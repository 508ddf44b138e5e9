import type { MetaDescriptor } from 'react-router';
import { CALENDAR_PATH, monthPath } from '#domain/almanac/almanac-paths.ts';
import { type CivilMonth, longMonth } from '#domain/calendar/civil-month.ts';
import { ASTROLOGY, breadcrumbs, organization } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { SiteFacts } from '../../meta/site-facts.ts';

const NAME = 'Sky Calendar';
const KEYWORDS = [
  'moon phases',
  'mercury retrograde',
  'eclipses',
  'astrology calendar',
  'planet ingresses',
  'aspects',
];

/** The metadata of the current month's calendar. */
export function calendarMeta(site: SiteFacts): MetaDescriptor[] {
  return metaOf(site, {
    title: `${NAME}: This Month’s Moons and Planets`,
    about: 'this month',
    path: CALENDAR_PATH,
    keywords: KEYWORDS,
    steps: [],
  });
}

/** The metadata of one month's calendar. */
export function monthMeta(site: SiteFacts, month: CivilMonth): MetaDescriptor[] {
  const name = longMonth(month);
  return metaOf(site, {
    title: `${NAME} for ${name}`,
    about: name,
    path: monthPath(month),
    keywords: KEYWORDS.map((keyword) => `${keyword} ${name}`),
    steps: [{ name, path: monthPath(month) }],
  });
}

interface CalendarFacts {
  title: string;
  about: string;
  path: string;
  keywords: readonly string[];
  steps: readonly { name: string; path: string }[];
}

function metaOf(site: SiteFacts, { title, about, path, keywords, steps }: CalendarFacts) {
  const description = `The Moon’s phases and signs, retrogrades, eclipses, ingresses and exact aspects of ${about}, in your own time zone.`;
  return pageMeta(site, {
    title,
    description,
    keywords,
    path,
    graph: [
      {
        '@type': 'CollectionPage',
        '@id': `${site.origin}${path}#calendar`,
        name: title,
        url: site.origin + path,
        description,
        inLanguage: 'en-US',
        about: ASTROLOGY,
      },
      organization(site),
      breadcrumbs(site, [{ name: NAME, path: CALENDAR_PATH }, ...steps]),
    ],
  });
}
