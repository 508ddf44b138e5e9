import type { MetaDescriptor } from 'react-router';
import { signNature } from '#domain/zodiac/sign-nature.ts';
import type { SignPair } from '#domain/zodiac/sign-pairs.ts';
import { pairPath, SIGNS_PATH } from '#domain/zodiac/sign-paths.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { webPage } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { SiteFacts } from '../../meta/site-facts.ts';
import { distance } from './pair-texts.ts';

/** The metadata of a pair's page. */
export function pairMeta(site: SiteFacts, pair: SignPair): MetaDescriptor[] {
  const names = [pair.a, pair.b].map(signName);
  const both = names.join(' and ');
  const [one, other] = [signNature(pair.a), signNature(pair.b)].map(({ element, quality }) =>
    `${quality} ${element}`.toLowerCase(),
  );
  const step = { name: both, path: pairPath(pair) };
  const description = `${both} side by side, as tradition has it: ${one} with ${other}. ${distance(pair)}, with the day’s sky for both.`;
  return pageMeta(site, {
    title: `${both}: Compatibility in Tradition and Today`,
    description,
    keywords: [`${names.join(' ')} compatibility`, `${both}`, 'zodiac compatibility'],
    steps: [{ name: 'The twelve signs', path: SIGNS_PATH }, step],
    things: [webPage(site, { ...step, description })],
  });
}
