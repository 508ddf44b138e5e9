import { asJson, keepWithArticle } from '../shared/article-files.ts';
import { element, group, label } from '../shared/svg-marks.ts';
import { dialLimb } from './dial-limb.ts';
import { at, BASELINE } from './dial-place.ts';
import { dialSun } from './dial-sun.ts';
import { dayFacts } from './facts.ts';
import { READING_TIMES } from './reading-times.ts';

export const DAY_ARTICLE = 'best-time-read-horoscope';

/** The files beside the article that are computed, by name. */
export function dayFiles(): Record<string, string> {
  return { 'facts.json': asJson(dayFacts()), 'day-dial.svg': drawing() };
}

/** The times of reading on a dial of twenty-four hours, around the Sun's height through the day of an equinox. */
function drawing(): string {
  return `${element(
    'svg',
    {
      'aria-hidden': 'true',
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '-200 -200 400 400',
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'font-size': 13.5,
      style:
        'display:block;width:100%;max-width:36rem;margin-inline:auto;font-variant-numeric:lining-nums',
    },
    `\n${dialSun()}\n${dialLimb()}\n${elementNames()}\n`,
  )}\n`;
}

function elementNames(): string {
  const names = READING_TIMES.map(({ element: name, labelHour, labelRadius, color }) => {
    const [x, y] = at(labelHour, labelRadius);
    return label(name, [x, y + BASELINE], 'middle', color);
  });
  return group({ 'font-size': 15 }, ...names);
}

if (import.meta.main) keepWithArticle(DAY_ARTICLE, dayFiles());
