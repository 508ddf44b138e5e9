import type { MetaDescriptor } from 'react-router';
import { SIGNS_PATH } from '#domain/zodiac/sign-paths.ts';
import { webPage } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { SiteFacts } from '../../meta/site-facts.ts';

const NAME = 'What Is My Sign?';
const DESCRIPTION =
  'Find your zodiac sign by your birthday, cusps included, to the minute the Sun changed sign. Worked out on your own device; nothing is sent.';

/** The metadata of the page of the signs. */
export function signsMeta(site: SiteFacts): MetaDescriptor[] {
  const step = { name: NAME, path: SIGNS_PATH };
  return pageMeta(site, {
    title: 'What Is My Zodiac Sign? Dates and Cusps',
    description: DESCRIPTION,
    keywords: ['what is my sign', 'zodiac sign dates', 'sun sign', 'zodiac cusp', 'birthday'],
    steps: [step],
    things: [webPage(site, { ...step, description: DESCRIPTION })],
  });
}
