import { describe, expect, it } from 'vitest';
import { angularDistance } from '../../atlas/sky-projection.ts';
import { horizontalOf } from '../../plate/horizon-map.ts';
import { acrossFromMoon, OBSERVER } from './cover.ts';
import { arcAround } from './moonbow.ts';

describe('the bow of the Moon', () => {
  const middle = acrossFromMoon();
  const arc = arcAround(OBSERVER, middle, 42);

  it('is as far from the point across from the Moon everywhere', () => {
    for (const sky of arc) expect(angularDistance(sky, middle)).toBeCloseTo(42, 6);
  });

  // Astronomy Engine has the Moon of that minute 16 degrees high in azimuth 71.
  it('has its top opposite to the Moon, lower than 42 degrees by the height of the Moon', () => {
    const top = horizontalOf(OBSERVER, arc[90]!);
    expect(Math.abs(top.altitude - (42 - 16))).toBeLessThan(0.7);
    expect(Math.abs(top.azimuth - (71 + 180))).toBeLessThan(0.7);
  });

  it('goes from the left over the top to the right', () => {
    const [left, right] = [arc[20]!, arc[160]!].map((sky) => horizontalOf(OBSERVER, sky));
    expect(left!.azimuth).toBeLessThan(right!.azimuth);
    expect(left!.altitude).toBeCloseTo(right!.altitude, 6);
  });
});
