import { describe, expect, it } from 'vitest';
import { ascendantAt, risingMinutes } from '../../facts/ascendant.ts';
import { sunHeight } from './dial-sun.ts';
import { READING_TIMES } from './reading-times.ts';

describe('READING_TIMES', () => {
  it('match the specification', () => {
    expect(READING_TIMES.map(({ element, from, to }) => [element, from, to])).toEqual([
      ['Fire', 6, 9],
      ['Earth', 9, 11],
      ['Air', 11, 14],
      ['Water', 18, 21],
    ]);
  });
});

describe('sunHeight', () => {
  it.each([
    ['rises at six at an equinox', 6, 0, 50, 0],
    ['stands 40 degrees high at 50 degrees north at noon of an equinox', 12, 0, 50, 40],
    ['stands as deep at midnight', 0, 0, 50, -40],
    ['stands overhead on the tropic at noon of the June solstice', 12, 23.44, 23.44, 90],
    ['does not set on the polar circle at the June solstice', 0, 23.44, 66.56, 0],
  ])('%s', (_name, hour, declination, latitude, height) => {
    expect(sunHeight(hour, declination, latitude)).toBeCloseTo(height, 4);
  });
});

describe('ascendantAt', () => {
  // Meeus, Astronomical Algorithms (2nd ed.), example 14.a: 169° 21' and 349° 21' are on the horizon; the first
  // rises.
  it('agrees with Meeus', () => {
    expect(ascendantAt(75, 51, 23.44)).toBeCloseTo(169.35, 1);
  });
});

describe('risingMinutes', () => {
  it('adds up to one rotation of the Earth over the twelve signs', () => {
    expect(risingMinutes(50).reduce((sum, minutes) => sum + minutes, 0)).toBeCloseTo(1436.07, 1);
  });

  it('gives opposite signs the same time on the equator', () => {
    const minutes = risingMinutes(0);
    expect(minutes[0]).toBeCloseTo(minutes[6]!, 1);
  });
});
