import { describe, expect, it } from 'vitest';
import { meetsGlobe, ringOver } from './saturn-shape.ts';

const FROM_ABOVE = [0, 0.5, Math.sqrt(0.75)] as const;

describe('meetsGlobe', () => {
  it('hides a ring behind the globe', () => {
    expect(meetsGlobe([0, 0, -1.3], FROM_ABOVE)).toBe(true);
  });

  it('does not hide a ring in front of the globe or beside it', () => {
    expect(meetsGlobe([0, 0, 1.3], FROM_ABOVE)).toBe(false);
    expect(meetsGlobe([1.3, 0, -0.2], FROM_ABOVE)).toBe(false);
  });
});

describe('ringOver', () => {
  it('is none over the hemisphere facing the light', () => {
    expect(ringOver([0, 0.3, 0.9], FROM_ABOVE)).toBe(0);
  });

  it('is the ring between the other hemisphere and the light', () => {
    // From 0.5 below the plane the ray climbs for one unit, and so ends sqrt(0.75) farther out, in the middle ring.
    expect(ringOver([0, -0.5, 0.75], FROM_ABOVE)).toBe(1);
  });

  it('is none in the gap between the middle and outer rings', () => {
    expect(ringOver([0, -0.5, 1.124], FROM_ABOVE)).toBe(0);
  });
});
