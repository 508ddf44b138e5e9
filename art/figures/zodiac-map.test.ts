import { describe, expect, it } from 'vitest';
import { onMap, signBorders, signNames, starsOn, type ZodiacMap } from './zodiac-map.ts';

/** Ten degrees either side of the equinox. */
const EQUINOX: ZodiacMap = { longitude: 0, top: 4, width: 20, height: 8, scale: 10 };

describe('onMap', () => {
  it('puts north up and longitude leftward, across the equinox too', () => {
    expect(onMap(EQUINOX, 0, 0)).toEqual([100, 40]);
    expect(onMap(EQUINOX, 5, 1)).toEqual([50, 30]);
    expect(onMap(EQUINOX, 355, -1)).toEqual([150, 50]);
  });
});

describe('the signs', () => {
  it('meet at the equinox, with Pisces on its right', () => {
    expect(signBorders(EQUINOX)).toEqual([100]);
    expect(signNames(EQUINOX)).toMatch(/x="125".*>Pisces<.*x="75".*>Aries</);
  });
});

describe('starsOn', () => {
  const map: ZodiacMap = { longitude: 240, top: 4, width: 20, height: 8, scale: 10 };

  it('leaves out stars beyond its edge', () => {
    expect(starsOn(map).map(({ name }) => name)).not.toContain('Antares');
  });

  it('has Dschubba at 2°55′ Sagittarius in 2025, 2° south of the ecliptic', () => {
    const [brightest] = starsOn(map);
    expect(brightest!.name).toBe('Dschubba');
    expect(brightest!.at[0]).toBeCloseTo(100 - 29.2, 0);
    expect(brightest!.at[1]).toBeCloseTo(60, 0);
  });
});
