import { describe, expect, it } from 'vitest';
import { planetPath, starPlace } from './planet-path.ts';
import { angularDistance } from './sky-projection.ts';

describe('starPlace', () => {
  // Jupiter passed 6' from Saturn at the great conjunction of 21 December 2020, 18:20 UTC.
  it('brings Jupiter and Saturn together at the great conjunction of 2020', () => {
    const at = Date.UTC(2020, 11, 21, 18, 20);
    const distance = angularDistance(starPlace('Jupiter', at).sky, starPlace('Saturn', at).sky);
    expect(distance).toBeCloseTo(0.102, 2);
  });

  // Venus occulted Regulus (10h 08m 22.3s, +11° 58' 02", J2000) on 7 July 1959 at about 14:30 UTC, seen from Europe.
  it('puts Venus on Regulus in July 1959', () => {
    const { sky } = starPlace('Venus', Date.UTC(1959, 6, 7, 14, 30));
    expect(angularDistance(sky, [152.0929, 11.9672])).toBeLessThan(0.03);
  });
});

describe('planetPath', () => {
  it('has a point for each step, including both ends', () => {
    const path = planetPath('Mercury', Date.UTC(2025, 10, 1), Date.UTC(2025, 10, 11), 5);
    expect(path.map(({ at }) => new Date(at).toISOString().slice(0, 10))).toEqual([
      '2025-11-01',
      '2025-11-06',
      '2025-11-11',
    ]);
  });

  it('marks retrograde motion', () => {
    const path = planetPath('Mercury', Date.UTC(2025, 10, 5), Date.UTC(2025, 10, 15), 10);
    expect(path.map(({ retrograde }) => retrograde)).toEqual([false, true]);
  });
});
