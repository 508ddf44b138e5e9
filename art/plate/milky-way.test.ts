import { describe, expect, it } from 'vitest';
import { milkyWayAt } from './milky-way.ts';

describe('milkyWayAt', () => {
  it.each([
    ['bright in the cloud of Sagittarius', [271, -29], 4, 5],
    ['faint in Auriga, away from its heart', [80, 35], 0.5, 3],
    ['nothing at the pole of the galaxy', [192.86, 27.13], 0, 0],
    ['nothing at the celestial pole', [0, 90], 0, 0],
  ] as const)('is %s', (_name, sky, least, most) => {
    expect(milkyWayAt(sky)).toBeGreaterThanOrEqual(least);
    expect(milkyWayAt(sky)).toBeLessThanOrEqual(most);
  });

  it('is continuous across right ascension 0', () => {
    expect(milkyWayAt([359.999, 60])).toBeCloseTo(milkyWayAt([0.001, 60]), 1);
  });
});
