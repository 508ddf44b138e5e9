import { describe, expect, it } from 'vitest';
import { signGuide } from './sign-guides.ts';
import { SIGNS, type Sign } from './signs.ts';

function paragraphs(sign: Sign): string[] {
  const { why, focus, midnight } = signGuide(sign);
  return [why, ...focus.map(({ advice }) => advice), midnight];
}

function sentences(sign: Sign): string[] {
  return paragraphs(sign).flatMap((text) => text.split(/(?<=[.?!]) /));
}

describe.each([
  ['aries', '6-9 AM', /Six to nine in the morning/],
  ['taurus', '9-11 AM', /between nine and eleven/],
  ['gemini', '11 AM-2 PM', /By eleven .* until two/],
  ['cancer', '6-9 PM', /the evening, between six and nine/],
  ['leo', '6-9 AM', /six to nine in the morning/],
  ['virgo', '9-11 AM', /Between nine and eleven/],
  ['libra', '11 AM-2 PM', /eleven to two/],
  ['scorpio', '6-9 PM', /Evening, from six to nine/],
  ['sagittarius', '6-9 AM', /early, from six to nine/],
  ['capricorn', '9-11 AM', /Between nine and eleven/],
  ['aquarius', '11 AM-2 PM', /eleven to two/],
  ['pisces', '6-9 PM', /six to nine in the evening/],
] as const)('the guide of %s', (sign, hours, inWords) => {
  it(`names ${hours} as its best reading time, and again in prose`, () => {
    expect(signGuide(sign).hours).toBe(hours);
    expect(signGuide(sign).why).toMatch(inWords);
  });

  it('says that the horoscope is new every day at the reader’s own midnight', () => {
    const { midnight } = signGuide(sign);
    expect(midnight).toMatch(/every day at midnight/);
    expect(midnight).toMatch(/horoscope updates/);
    expect(midnight).toMatch(
      /\b(your own|in your pocket|yours|local|where you are|where you sleep|you have reached)\b/,
    );
  });

  it('has three focus areas unique to it and between 180 and 260 words', () => {
    const { focus } = signGuide(sign);
    expect(new Set(focus.map(({ title }) => title)).size).toBe(3);
    const words = paragraphs(sign).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(180);
    expect(words).toBeLessThanOrEqual(260);
  });
});

it('shares no sentence between two signs, nor one that differs only in the sign’s name', () => {
  const plain = (text: string) =>
    text.toLowerCase().replace(new RegExp(SIGNS.join('|'), 'g'), 'sign');
  const all = SIGNS.flatMap((sign) => sentences(sign).map(plain));
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

it('shares no run of eight words between two signs', () => {
  const owner = new Map<string, Sign>();
  const shared: string[] = [];
  for (const sign of SIGNS) {
    for (const text of paragraphs(sign)) {
      const words = text.toLowerCase().match(/[a-z’]+/g) ?? [];
      for (let i = 0; i + 8 <= words.length; i++) {
        const run = words.slice(i, i + 8).join(' ');
        const other = owner.get(run);
        if (other && other !== sign) shared.push(`${other}, ${sign}: ${run}`);
        owner.set(run, sign);
      }
    }
  }
  expect(shared).toEqual([]);
});
