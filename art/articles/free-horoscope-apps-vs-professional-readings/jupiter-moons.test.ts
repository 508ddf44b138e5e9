import { expect, it } from 'vitest';
import { jupiterMoons } from './jupiter-moons.ts';

it.each([
  // Meeus, Astronomical Algorithms (2nd ed.), example 44.a: 1992 December 16, 0h Dynamical Time.
  [
    Date.UTC(1992, 11, 16),
    [
      [-3.44, 0.21],
      [7.44, 0.25],
      [1.24, 0.65],
      [7.08, 1.1],
    ],
  ],
  // Astronomy Engine's `JupiterMoons`, seen from the Earth and rotated to Jupiter's pole.
  [
    Date.UTC(2025, 0, 24),
    [
      [-3.62, -0.22],
      [-9.43, -0.1],
      [5.04, 0.69],
      [8.61, -1.07],
    ],
  ],
])('has the moons of %d within a sixth of Jupiter’s radius', (at, expected) => {
  for (const [i, { west, north }] of jupiterMoons(at).moons.entries()) {
    expect(Math.abs(west - expected[i]![0]!)).toBeLessThan(1 / 6);
    expect(Math.abs(north - expected[i]![1]!)).toBeLessThan(1 / 6);
  }
});
