import { describe, expect, it } from 'vitest';
import { eveningStar } from './evening-star.ts';

// From astronomy-engine's own search for dusk, its horizon without refraction, and its illumination of Venus.
describe('eveningStar', () => {
  it.each([
    ['2024-10-31', 11.84, 222.21, 77.1, 14.2],
    ['2024-12-10', 22.29, 209.01, 64.3, 18.5],
    ['2025-01-09', 32.15, 216.94, 51.1, 24.4],
    ['2025-02-18', 31.39, 251.79, 23.8, 41.7],
    ['2025-03-10', 14.03, 272.68, 6, 55.6],
  ])('on %s', (date, altitude, azimuth, percentLit, diameter) => {
    const { venus, phase, radius } = eveningStar(Date.parse(date));
    expect(Math.abs(venus.altitude - altitude)).toBeLessThan(0.15);
    expect(Math.abs(venus.azimuth - azimuth)).toBeLessThan(0.15);
    // Meeus, Astronomical Algorithms, eq. 48.1.
    const lit = 50 * (1 - Math.cos((phase * Math.PI) / 180));
    expect(Math.abs(lit - percentLit)).toBeLessThan(0.15);
    expect(Math.abs(2 * radius - diameter)).toBeLessThan(0.15);
  });
});
