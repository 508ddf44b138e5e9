import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';

/** A moon as seen next to Jupiter, in the planet's equatorial radii. */
export interface JupiterMoon {
  /** Along the equator, positive west, and off it to the north. */
  west: number;
  north: number;
  /** The radius of its orbit. */
  orbit: number;
}

const J2000: Instant = Date.UTC(2000, 0, 1, 12);
/** How far Terrestrial Time is ahead of UTC in 2025. */
const CLOCK_MS = 69_184;

/**
 * Io, Europa, Ganymede and Callisto as seen from the Earth, and the Earth's elevation above Jupiter's equator in
 * degrees. Meeus, Astronomical Algorithms (2nd ed.), chapter 44, the low-accuracy method: within a sixth of a radius.
 */
export function jupiterMoons(at: Instant): { moons: JupiterMoon[]; tilt: number } {
  const d = (at + CLOCK_MS - J2000) / DAY_MS;
  const V = 172.74 + 0.00111588 * d;
  const M = 357.529 + 0.9856003 * d;
  const N = 20.02 + 0.0830853 * d + 0.329 * sin(V);
  const J = 66.115 + 0.9025179 * d - 0.329 * sin(V);
  const A = 1.915 * sin(M) + 0.02 * sin(2 * M);
  const B = 5.555 * sin(N) + 0.168 * sin(2 * N);
  const K = J + A - B;
  const R = 1.00014 - 0.01671 * cos(M) - 0.00014 * cos(2 * M);
  const r = 5.20872 - 0.25208 * cos(N) - 0.00611 * cos(2 * N);
  const distance = Math.sqrt(r * r + R * R - 2 * r * R * cos(K));
  const psi = Math.asin((R / distance) * sin(K)) / RADIANS;
  const lambda = 34.35 + 0.083091 * d + 0.329 * sin(V) + B;
  const tilt =
    3.12 * sin(lambda + 42.8) -
    2.22 * sin(psi) * cos(lambda + 22) -
    1.3 * ((r - distance) / distance) * sin(lambda - 100.5);

  const seen = d - distance / 173;
  const turned = psi - B;
  const u1 = 163.8069 + 203.4058646 * seen + turned;
  const u2 = 358.414 + 101.2916335 * seen + turned;
  const u3 = 5.7176 + 50.234518 * seen + turned;
  const u4 = 224.8092 + 21.48798 * seen + turned;
  const G = 331.18 + 50.310482 * seen;
  const H = 87.45 + 21.569231 * seen;
  const moons = [
    [u1 + 0.473 * sin(2 * (u1 - u2)), 5.9057 - 0.0244 * cos(2 * (u1 - u2))],
    [u2 + 1.065 * sin(2 * (u2 - u3)), 9.3966 - 0.0882 * cos(2 * (u2 - u3))],
    [u3 + 0.165 * sin(G), 14.9883 - 0.0216 * cos(G)],
    [u4 + 0.843 * sin(H), 26.3627 - 0.1939 * cos(H)],
  ] as const;
  return {
    tilt,
    moons: moons.map(([u, orbit]) => ({
      west: orbit * sin(u),
      north: -orbit * cos(u) * sin(tilt),
      orbit,
    })),
  };
}

const RADIANS = Math.PI / 180;

function sin(degrees: number): number {
  return Math.sin(degrees * RADIANS);
}

function cos(degrees: number): number {
  return Math.cos(degrees * RADIANS);
}
