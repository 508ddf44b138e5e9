import { describe, expect, it } from 'vitest';
import { starPlace } from '../atlas/planet-path.ts';
import { directionOn } from './direction.ts';
import { skyMap } from './sky-map.ts';

describe('directionOn', () => {
  it.each([
    ['north is up', 0, [40, 80], 0],
    ['east is left', 0, [60, 0], -90],
    ['a map turned clockwise turns it along', 30, [40, 80], 30],
  ] as const)('%s', (_name, turn, to, degrees) => {
    const map = skyMap({ center: [40, 0], degree: 20, turn });
    expect(directionOn(map, [40, 0], to)).toBeCloseTo(degrees, 4);
  });

  // Meeus, Astronomical Algorithms (2nd ed.), example 45.a: 6.741 degrees east of north on 16 December 1992, from the
  // north of date, which differs from J2000's by less than a tenth of a degree.
  it('gives the position angle of Saturn’s pole', () => {
    const { sky } = starPlace('Saturn', Date.UTC(1992, 11, 16));
    const map = skyMap({ center: sky, degree: 20 });
    expect(Math.abs(-directionOn(map, sky, [40.589, 83.537]) - 6.741)).toBeLessThan(0.1);
  });
});
