import { describe, expect, it } from 'vitest';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS, signName } from '#domain/zodiac/signs.ts';
import { htmlOf, textOf } from '#tests/factories/article-html.tsx';

/** What the specification requires of individual articles. */

const textOfSlug = (slug: string) => textOf(htmlOf({ slug }));

describe('links', () => {
  it.each([
    [
      'chinese-zodiac-western-astrology-differences',
      ['/blog/zodiac-compatibility-guide', '/blog/saturn-return-meaning-age-effects'],
    ],
    [
      'saturn-return-meaning-age-effects',
      ['/blog/horoscope-accuracy-myth-or-science', '/blog/full-moon-effects-zodiac-signs-2025'],
    ],
    ['full-moon-effects-zodiac-signs-2025', ['/blog', '/blog/moon-phases-zodiac-signs']],
    ['best-time-read-horoscope', SIGNS.map((sign) => `/${sign}-daily-horoscope`)],
  ])('of %s', (slug, hrefs) => {
    const links = [...htmlOf({ slug }).matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(expect.arrayContaining(hrefs));
  });

  it.each([
    [
      'chinese-zodiac-western-astrology-differences',
      'zodiac-compatibility-guide',
      'saturn-return-meaning-age-effects',
    ],
    [
      'saturn-return-meaning-age-effects',
      'horoscope-accuracy-myth-or-science',
      'full-moon-effects-zodiac-signs-2025',
    ],
  ])('of %s lead to %s before %s', (slug, first, second) => {
    const html = htmlOf({ slug });
    expect(html.indexOf(`/blog/${first}"`)).toBeLessThan(html.indexOf(`/blog/${second}"`));
  });
});

it.each(SIGNS)('%s has its best and challenging matches in the compatibility guide', (sign) => {
  const text = textOfSlug('zodiac-compatibility-guide');
  const lines = text.split('\n').filter(Boolean);
  const start = lines.findIndex(
    (line, i) => line === signName(sign) && /^Best/.test(lines[i + 1] ?? ''),
  );
  const own = lines.slice(start, start + 4).join(' ');
  for (const match of signProfile(sign).compatibility) expect(own).toContain(signName(match));
  expect(own).toMatch(/Best match/i);
  expect(own).toMatch(/Challenging/i);
});

it('the marriage article has the four scores', () => {
  const text = textOfSlug('best-zodiac-signs-for-marriage-compatibility');
  for (const [pair, score] of [
    ['Taurus (&|and) Virgo', '95%'],
    ['Cancer (&|and) Scorpio', '93%'],
    ['Leo (&|and) Sagittarius', '91%'],
    ['Libra (&|and) Gemini', '89%'],
  ]) {
    expect(text).toMatch(new RegExp(`${pair}[^%]{0,80}${score}`));
  }
});

describe('the lucky guide', () => {
  const text = textOfSlug('lucky-numbers-colors-zodiac-signs-2025');

  it('has three colors, four numbers and the element of every sign', () => {
    for (const sign of SIGNS) {
      const row = text.match(new RegExp(`${signName(sign)}\\n.*?(Fire|Earth|Air|Water)`, 's'))!;
      expect(row[1], sign).toBe(signProfile(sign).element);
    }
    expect(text).toMatch(/Red, Orange, Bright Yellow\s+1, 8, 17, 26/);
    expect(text).toMatch(/Sea Green, Lavender, White\s+12, 21, 30, 39/);
  });

  it('has the universal numbers and colors, and the focus of each quarter', () => {
    expect(text).toMatch(/9, 18,? and 27|9, 18, 27/);
    for (const color of ['deep blue', 'golden yellow', 'emerald green'])
      expect(text.toLowerCase()).toContain(color);
    for (const focus of ['Red & 1', 'Green & 4', 'Gold & 7', 'Purple & 12'])
      expect(text).toContain(focus);
  });
});
