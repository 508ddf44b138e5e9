import { describe, expect, it } from 'vitest';
import { angularDistance } from '../../atlas/sky-projection.ts';
import { horizontalOf } from '../../plate/horizon-map.ts';
import { acrossFromMoon, OBSERVER } from './cover.ts';
import { arcAround } from './moonbow.ts';

describe('the moonbow', () => {
  const middle = acrossFromMoon();
  const arc = arcAround(OBSERVER, middle, 42);

  it('is at the same distance from the antilunar point everywhere', () => {
    for (const sky of arc) expect(angularDistance(sky, middle)).toBeCloseTo(42, 6);
  });

  // In Astronomy Engine the Moon of that minute is at altitude 16 degrees, azimuth 71.
  it('peaks opposite the Moon, at 42 degrees minus the Moon’s altitude', () => {
    const top = horizontalOf(OBSERVER, arc[90]!);
    expect(Math.abs(top.altitude - (42 - 16))).toBeLessThan(0.7);
    expect(Math.abs(top.azimuth - (71 + 180))).toBeLessThan(0.7);
  });

  it('runs from left over the top to the right', () => {
    const [left, right] = [arc[20]!, arc[160]!].map((sky) => horizontalOf(OBSERVER, sky));
    expect(left!.azimuth).toBeLessThan(right!.azimuth);
    expect(left!.altitude).toBeCloseTo(right!.altitude, 6);
  });
});
