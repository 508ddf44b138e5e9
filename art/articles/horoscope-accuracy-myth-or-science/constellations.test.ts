import { describe, expect, it } from 'vitest';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { ZODIAC_STARS } from '../../atlas/zodiac-stars.ts';
import { CONSTELLATIONS, precession } from './constellations.ts';

const STARS = SIGNS.flatMap((sign) => ZODIAC_STARS[sign]);

describe('CONSTELLATIONS', () => {
  it.each([
    ['Aldebaran', 'Taurus'],
    ['Wasat', 'Gemini'],
    ['Asellus Australis', 'Cancer'],
    ['Regulus', 'Leo'],
    ['Spica', 'Virgo'],
    ['Zubenelgenubi', 'Libra'],
    ['Dschubba', 'Scorpius'],
    ['Garafsa', 'Ophiuchus'],
    ['Nunki', 'Sagittarius'],
    ['Nashira', 'Capricornus'],
    ['Hydor', 'Aquarius'],
    ['Revati', 'Pisces'],
  ])('puts %s, a star near the ecliptic, in %s', (star, constellation) => {
    const [longitude] = STARS.find(([, , , name]) => name === star)!;
    expect(CONSTELLATIONS.findLast(({ from }) => from <= longitude)?.name ?? 'Pisces').toBe(
      constellation,
    );
  });
});

describe('precession', () => {
  // Regulus entered the sign Virgo in November 2011.
  it('carries Regulus into Virgo', () => {
    const [regulus] = STARS.find(([, , , name]) => name === 'Regulus')!;
    expect(regulus + precession(2011.9)).toBeCloseTo(150, 1);
  });
});
