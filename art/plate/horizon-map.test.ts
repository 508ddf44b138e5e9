import { describe, expect, it } from 'vitest';
import { starPlace } from '../atlas/planet-path.ts';
import { horizonMap, horizontalOf, moonFrom, skyPointAt } from './horizon-map.ts';

/** The Naval Observatory in Washington. */
const WASHINGTON = {
  at: Date.UTC(1987, 3, 10, 19, 21),
  latitude: 38.9214,
  eastLongitude: -77.0656,
};
/** New York. */
const NEW_YORK = { at: Date.UTC(2025, 1, 1, 23, 30), latitude: 40.7, eastLongitude: -74 };

describe('horizontalOf', () => {
  // Meeus, Astronomical Algorithms (2nd ed.), example 13.b; he measures azimuth from the south.
  it('agrees with Meeus for Venus', () => {
    const { azimuth, altitude } = horizontalOf(WASHINGTON, starPlace('Venus', WASHINGTON.at).sky);
    expect(azimuth).toBeCloseTo(68.034 + 180, 1);
    expect(altitude).toBeCloseTo(15.125, 1);
  });
});

describe('skyPointAt', () => {
  it.each([
    [95, 12],
    [300, 70],
    [180, -5],
  ])('is inverted by horizontalOf, at %d and %d degrees', (azimuth, altitude) => {
    const back = horizontalOf(NEW_YORK, skyPointAt(NEW_YORK, { azimuth, altitude }));
    expect(back.azimuth).toBeCloseTo(azimuth, 6);
    expect(back.altitude).toBeCloseTo(altitude, 6);
  });
});

describe('moonFrom', () => {
  // Astronomy Engine's `Horizon` for a topocentric Moon without refraction: altitude 26.79, azimuth 242.64.
  it('lowers the Moon by its parallax', () => {
    const { azimuth, altitude } = horizontalOf(NEW_YORK, moonFrom(NEW_YORK));
    expect(azimuth).toBeCloseTo(242.64, 1);
    expect(altitude).toBeCloseTo(26.79, 1);
  });
});

describe('horizonMap', () => {
  it('puts a higher point at the same azimuth straight above the center', () => {
    const center = { azimuth: 95, altitude: 30 };
    const map = horizonMap(NEW_YORK, { center, degree: 16, middle: [800, 450] });
    const [x, y] = map.place(skyPointAt(NEW_YORK, { ...center, altitude: 40 }))!;
    expect(x).toBeCloseTo(800, 4);
    expect(y).toBeLessThan(450 - 159);
  });
});
