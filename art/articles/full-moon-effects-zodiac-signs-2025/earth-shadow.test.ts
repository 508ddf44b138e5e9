import { describe, expect, it } from 'vitest';
import { shadowAt } from './earth-shadow.ts';

/** The distance of the Moon's center from the edge of a shadow in lunar radii: -1 and 1 when their edges touch. */
function depth(time: string, shadow: 'umbra' | 'penumbra'): number {
  const { moon, ...edges } = shadowAt(Date.parse(`2025-03-14T${time}Z`));
  return (Math.hypot(moon.east, moon.north) - edges[shadow]) / moon.radius;
}

// Contacts of the eclipse of 14 March 2025 as published by NASA (F. Espenak), UT; the Moon moves one radius in about
// half an hour.
describe('shadowAt', () => {
  it.each([
    ['begins in the penumbra', '03:57:28', 'penumbra', 1],
    ['begins in the umbra', '05:09:40', 'umbra', 1],
    ['becomes total', '06:26:06', 'umbra', -1],
    ['is total no more', '07:31:26', 'umbra', -1],
    ['leaves the umbra', '08:47:56', 'umbra', 1],
    ['leaves the penumbra', '10:00:09', 'penumbra', 1],
  ] as const)('%s on time', (_name, time, shadow, expected) => {
    expect(Math.abs(depth(time, shadow) - expected)).toBeLessThan(0.005);
  });
});
