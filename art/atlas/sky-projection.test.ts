import { describe, expect, it } from 'vitest';
import {
  angularDistance,
  eclipticOf,
  equatorialOf,
  skyCenter,
  stereographic,
} from './sky-projection.ts';

describe('stereographic', () => {
  it('puts the center at the origin', () => {
    const [x, y] = stereographic([83, -5], [83, -5]);
    expect(Math.abs(x)).toBeLessThan(1e-12);
    expect(Math.abs(y)).toBeLessThan(1e-12);
  });

  it('puts north up', () => {
    expect(stereographic([0, 10], [0, 0])[1]).toBeCloseTo(-2 * Math.tan((5 * Math.PI) / 180), 12);
  });

  it('puts east, increasing right ascension, on the left', () => {
    expect(stereographic([10, 0], [0, 0])[0]).toBeCloseTo(-2 * Math.tan((5 * Math.PI) / 180), 12);
  });

  it('is continuous across right ascension 0', () => {
    expect(stereographic([359, 0], [1, 0])[0]).toBeCloseTo(stereographic([3, 0], [5, 0])[0], 12);
  });
});

describe('skyCenter', () => {
  it('finds the center across right ascension 0', () => {
    const [ra, dec] = skyCenter([
      [350, 0],
      [10, 0],
    ]);
    expect(ra).toBeCloseTo(0, 9);
    expect(dec).toBeCloseTo(0, 9);
  });
});

describe('eclipticOf', () => {
  it('converts Pollux to the longitude of Meeus, example 13.a', () => {
    const [longitude, latitude] = eclipticOf([116.328942, 28.026183]);
    expect(longitude).toBeCloseTo(113.21563, 4);
    expect(latitude).toBeCloseTo(6.68417, 4);
  });
});

describe('equatorialOf', () => {
  it('converts the June solstice to 6 hours and the obliquity', () => {
    const [ra, dec] = equatorialOf([90, 0]);
    expect(ra).toBeCloseTo(90, 9);
    expect(dec).toBeCloseTo(23.4392794, 7);
  });

  it('is the inverse of eclipticOf', () => {
    const [ra, dec] = equatorialOf(eclipticOf([247.3519, -26.432]));
    expect(ra).toBeCloseTo(247.3519, 9);
    expect(dec).toBeCloseTo(-26.432, 9);
  });
});

describe('angularDistance', () => {
  it('matches Meeus, example 17.a, for Arcturus and Spica', () => {
    expect(angularDistance([213.9154, 19.1825], [201.2983, -11.1614])).toBeCloseTo(32.793, 3);
  });

  it('is continuous across right ascension 0', () => {
    expect(angularDistance([359, 0], [1, 0])).toBeCloseTo(2, 9);
  });
});
