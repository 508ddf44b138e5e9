import { asJson, keepWithArticle } from '../shared/article-files.ts';
import { element } from '../shared/svg-marks.ts';
import { DRAWN_BIRTH, saturnFacts } from './facts.ts';
import { noonOf } from './lives.ts';
import { returnPlate } from './return-plate.ts';
import { lifeSpiral } from './spiral.ts';

export const SATURN_ARTICLE = 'saturn-return-meaning-age-effects';

/** The files beside the article that are computed, by name. */
export function saturnFiles(): Record<string, string> {
  return { 'facts.json': asJson(saturnFacts()), 'saturn-path.svg': saturnPath() };
}

/** A life's path of Saturn, and its first return enlarged. */
function saturnPath(): string {
  const birth = noonOf(DRAWN_BIRTH);
  return `${element(
    'svg',
    {
      'aria-hidden': 'true',
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '-200 -206 400 600',
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'font-size': 13,
      style:
        'display:block;width:100%;max-width:36rem;margin-inline:auto;font-variant-numeric:lining-nums',
    },
    `\n${lifeSpiral(birth)}\n${returnPlate(birth, 230)}\n`,
  )}\n`;
}

if (import.meta.main) keepWithArticle(SATURN_ARTICLE, saturnFiles());
