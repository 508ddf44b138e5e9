import { describe, expect, it } from 'vitest';
import { pairWords } from './pair-words.ts';
import { signProfile } from './profiles.ts';
import { signLore } from './sign-lore.ts';
import { aspectBetween, inZodiacOrder, pairOf, SIGN_PAIRS, stepsBetween } from './sign-pairs.ts';
import { SIGNS } from './signs.ts';

describe('pairs of signs', () => {
  it('are 78, each sign with itself included, in the order of the zodiac', () => {
    expect(SIGN_PAIRS).toHaveLength(78);
    expect(pairOf('leo', 'aries')).toEqual({ a: 'aries', b: 'leo' });
    expect(pairOf('leo', 'leo')).toEqual({ a: 'leo', b: 'leo' });
  });

  it.each([
    ['virgo', 'virgo', 0, 'same sign'],
    ['aries', 'pisces', 1, 'semisextile'],
    ['gemini', 'leo', 2, 'sextile'],
    ['aries', 'cancer', 3, 'square'],
    ['cancer', 'pisces', 4, 'trine'],
    ['aries', 'virgo', 5, 'quincunx'],
    ['aries', 'libra', 6, 'opposition'],
  ] as const)('%s and %s are %i steps apart: %s', (one, other, steps, aspect) => {
    const pair = pairOf(one, other);
    expect(stepsBetween(pair)).toBe(steps);
    expect(aspectBetween(pair)).toBe(aspect);
  });

  it('lead forward the shorter way', () => {
    expect(inZodiacOrder(pairOf('aries', 'pisces'))).toEqual({ from: 'pisces', to: 'aries' });
    expect(inZodiacOrder(pairOf('aries', 'leo'))).toEqual({ from: 'aries', to: 'leo' });
  });

  it('are a best match by the profiles if they are two or four steps apart, and only then', () => {
    for (const { a, b } of SIGN_PAIRS) {
      const isBest = [2, 4].includes(stepsBetween({ a, b }));
      expect(signProfile(a).compatibility.includes(b), `${a} ${b}`).toBe(isBest);
      expect(signProfile(b).compatibility.includes(a), `${b} ${a}`).toBe(isBest);
    }
  });
});

describe('the words for a pair', () => {
  it.each(SIGN_PAIRS)('$a and $b have complete texts that repeat nothing', (pair) => {
    const text = Object.values(pairWords(pair)).join(' ');
    expect(text).not.toMatch(/[{}]|undefined/);
    const words = text.toLowerCase().match(/[a-z’]+/g)!;
    expect(words.length).toBeGreaterThan(180);
    const runs = words.slice(5).map((_, i) => words.slice(i, i + 6).join(' '));
    expect(runs.filter((run, i) => runs.indexOf(run) !== i)).toEqual([]);
  });

  it('name the sign that has the element and the quality', () => {
    const { elements, qualities } = pairWords(pairOf('taurus', 'aries'));
    expect(elements).toMatch(/^Aries wants .* Taurus wants/);
    expect(qualities).toMatch(/^Aries is cardinal and begins; Taurus is fixed/);
  });
});

it.each(SIGNS)('the lore of %s has between 150 and 300 words in three parts', (sign) => {
  const { stars, myth, character } = signLore(sign);
  const words = [stars, myth, character].map((text) => text.split(/\s+/).length);
  for (const count of words) expect(count).toBeGreaterThan(50);
  const total = words.reduce((sum, count) => sum + count);
  expect(total).toBeGreaterThanOrEqual(150);
  expect(total).toBeLessThanOrEqual(300);
});
