import { expect, it } from 'vitest';
import { separationAt, separationIn } from './porrima.ts';

/**
 * Position angles by Mayer, William Herschel, South and John Herschel, collected by the latter in 1833 (`Virginis` in
 * the R package HistData). They swapped the two stars, so the angles are rotated by 180 degrees.
 */
it.each([
  [1756, 144.37],
  [1781.89, 130.73],
  [1803.2, 120.25],
  [1822.25, 103.4],
  [1830.38, 82.08],
])('had in %f the position angle that was observed', (year, seen) => {
  const apart = separationIn(year).positionAngle - (seen + 180);
  expect(Math.abs(((apart + 540) % 360) - 180)).toBeLessThan(3.5);
});

it('repeats after a period, and was closest, within half an arcsecond, in 2005', () => {
  expect(separationIn(2025 - 169.104).arcseconds).toBeCloseTo(separationIn(2025).arcseconds, 6);
  expect(separationIn(2005.511).arcseconds).toBeCloseTo(separationAt(0).arcseconds, 6);
  expect(separationAt(0).arcseconds).toBeLessThan(0.5);
});
