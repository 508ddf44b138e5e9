import type { DefinedTerm } from 'schema-dts';
import { dateRange } from '#domain/zodiac/date-ranges.ts';
import { signNature } from '#domain/zodiac/sign-nature.ts';
import { lorePath, signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { ASTROLOGY } from './json-ld.ts';
import type { SiteFacts } from './site-facts.ts';

/** The sign as a term of astrology. */
export function signTerm(site: SiteFacts, sign: Sign): DefinedTerm {
  const { startDate, endDate } = dateRange(sign);
  const { element, quality, ruler } = signNature(sign);
  const lights = ruler === 'Sun' || ruler === 'Moon';
  return {
    '@type': 'DefinedTerm',
    '@id': signId(site, sign),
    name: signName(sign),
    description: `The ${`${quality} ${element}`.toLowerCase()} sign ruled by ${lights ? `the ${ruler}` : ruler}, of those born from ${startDate} to ${endDate}.`,
    url: site.origin + lorePath(sign),
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: 'The twelve signs of the zodiac',
      about: ASTROLOGY,
    },
  };
}

/** The sign as other nodes refer to it. */
export function signId({ origin }: SiteFacts, sign: Sign): string {
  return `${origin}${signPath(sign)}#sign`;
}
