import { expect, it } from 'vitest';
import { separationAt, separationIn } from './porrima.ts';

/**
 * Position angles by Mayer, William Herschel, South and John Herschel, as the latter collected them in 1833 (`Virginis`
 * in the R package HistData). They took the other star for the first, so the angles are turned by 180 degrees.
 */
it.each([
  [1756, 144.37],
  [1781.89, 130.73],
  [1803.2, 120.25],
  [1822.25, 103.4],
  [1830.38, 82.08],
])('stood in %f as it was seen', (year, seen) => {
  const apart = separationIn(year).positionAngle - (seen + 180);
  expect(Math.abs(((apart + 540) % 360) - 180)).toBeLessThan(3.5);
});

it('comes back after a period, and stood nearest within half a second of arc in 2005', () => {
  expect(separationIn(2025 - 169.104).arcseconds).toBeCloseTo(separationIn(2025).arcseconds, 6);
  expect(separationIn(2005.511).arcseconds).toBeCloseTo(separationAt(0).arcseconds, 6);
  expect(separationAt(0).arcseconds).toBeLessThan(0.5);
});
