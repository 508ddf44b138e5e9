import type { MetaDescriptor } from 'react-router';
import { inSentence } from '#domain/sky/bodies.ts';
import { dateRange } from '#domain/zodiac/date-ranges.ts';
import type { SignLore } from '#domain/zodiac/sign-lore.ts';
import { signNature } from '#domain/zodiac/sign-nature.ts';
import { lorePath, SIGNS_PATH } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { signTerm } from '../../meta/sign-term.ts';
import type { SiteFacts } from '../../meta/site-facts.ts';

/** The metadata of a sign's lore page. */
export function loreMeta(site: SiteFacts, sign: Sign, { symbol }: SignLore): MetaDescriptor[] {
  const name = signName(sign);
  const { startDate, endDate } = dateRange(sign);
  const { element, quality, ruler } = signNature(sign);
  return pageMeta(site, {
    title: `${name} Zodiac Sign: Dates, Symbol, Stars and Myth`,
    description: `${name}, ${symbol}, ${startDate} to ${endDate}: ${quality.toLowerCase()} ${element.toLowerCase()} sign ruled by ${inSentence(ruler)}. Its stars, story, character and houses.`,
    keywords: [`${name} zodiac sign`, `${name} dates`, `${name} constellation`, `${name} myth`],
    steps: [
      { name: 'The twelve signs', path: SIGNS_PATH },
      { name, path: lorePath(sign) },
    ],
    things: [signTerm(site, sign)],
  });
}
