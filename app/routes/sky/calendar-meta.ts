import type { MetaDescriptor } from 'react-router';
import { CALENDAR_PATH, monthPath } from '#domain/almanac/almanac-paths.ts';
import { type CivilMonth, longMonth } from '#domain/calendar/civil-month.ts';
import { ASTROLOGY, type Step } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { SiteFacts } from '../../meta/site-facts.ts';

const NAME = 'Sky Calendar';
const CALENDAR = { name: NAME, path: CALENDAR_PATH };
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
    keywords: KEYWORDS,
    steps: [CALENDAR],
  });
}

/** The metadata of one month's calendar. */
export function monthMeta(site: SiteFacts, month: CivilMonth): MetaDescriptor[] {
  const name = longMonth(month);
  return metaOf(site, {
    title: `${NAME} for ${name}`,
    about: name,
    keywords: KEYWORDS.map((keyword) => `${keyword} ${name}`),
    steps: [CALENDAR, { name, path: monthPath(month) }],
  });
}

interface CalendarFacts {
  title: string;
  about: string;
  keywords: readonly string[];
  steps: readonly Step[];
}

function metaOf(site: SiteFacts, { title, about, keywords, steps }: CalendarFacts) {
  const url = site.origin + steps.at(-1)!.path;
  const description = `The Moon’s phases and signs, retrogrades, eclipses, ingresses and exact aspects of ${about}, in your own time zone.`;
  return pageMeta(site, {
    title,
    description,
    keywords,
    steps,
    things: [
      {
        '@type': 'CollectionPage',
        '@id': `${url}#calendar`,
        name: title,
        url,
        description,
        inLanguage: 'en-US',
        about: ASTROLOGY,
      },
    ],
  });
}
