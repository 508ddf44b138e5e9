import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sunYear } from '#domain/sky/sun-year.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import { SunThisYear } from './sun-this-year.tsx';

const stays = sunYear(2026);

it.each<[Sign, string]>([
  ['gemini', 'In 2026 the Sun is within the borders of Gemini from June 22 to July 20.'],
  [
    'sagittarius',
    'In 2026 the Sun is within the borders of Sagittarius from December 19 to January 19, 2027.',
  ],
  [
    'capricorn',
    'In 2027 the Sun is within the borders of Capricornus from January 20 to February 16.',
  ],
])('gives the year in which the Sun reaches the stars of %s', (sign, sentence) => {
  const { stars } = stays[SIGNS.indexOf(sign)]!;
  const html = renderToStaticMarkup(
    <SunThisYear sign={sign} sun={{ enters: '', leaves: '', stars }} />,
  );
  expect(html).toContain(sentence);
});
