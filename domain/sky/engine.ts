import {
  AstroTime,
  Constellation,
  DeltaT_EspenakMeeus,
  Ecliptic,
  Body as EngineBody,
  EquatorFromVector,
  e_tilt,
  GeoMoonState,
  GeoVector,
  Illumination,
  RotateState,
  Rotation_EQJ_ECT,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
  SetDeltaTFunction,
} from 'astronomy-engine';
import type { Instant } from '../calendar/civil-date.ts';
import { DAY_MS } from '../calendar/durations.ts';
import type { Body } from './bodies.ts';
import type { Eclipse } from './events.ts';

/**
 * The only module that calls astronomy-engine. Everything here is geocentric and apparent (light
 * time and aberration included), on the true ecliptic and equinox of date, in degrees.
 *
 * Its EclipticLongitude is heliocentric, and its MoonPhase, PairLongitude and SearchMoonQuarter
 * leave out aberration (0.34' for the Sun), so none of them is used.
 */

const J2000: Instant = Date.UTC(2000, 0, 1, 12);
const DAYS_TO_2017 = 6209.5;

// Since 2017, TT - UTC has been 32.184 s + 37 leap seconds; the built-in prediction runs 5 s ahead
// of that in 2024 and 20 s in 2050. The setting is global to the package.
SetDeltaTFunction((days) => (days >= DAYS_TO_2017 ? 69.184 : DeltaT_EspenakMeeus(days)));

/** Apparent ecliptic longitude, in [0, 360), and latitude in degrees. */
export function apparentPlace(body: Body, at: Instant): { longitude: number; latitude: number } {
  return computed(() => {
    const { elon, elat } = Ecliptic(GeoVector(EngineBody[body], timeOf(at), true));
    return { longitude: elon % 360, latitude: elat };
  });
}

/** The constellation (`Leo`) in which a body is seen, by the boundaries of 1930. */
export function constellationAt(body: Body, at: Instant): string {
  return computed(() => {
    // The boundaries are defined on the J2000 equator, which the vector uses.
    const { ra, dec } = EquatorFromVector(GeoVector(EngineBody[body], timeOf(at), true));
    return Constellation(ra, dec).name;
  });
}

/** Apparent distance from the Earth's center in astronomical units (light time included). */
export function apparentDistance(body: Body, at: Instant): number {
  return computed(() => GeoVector(EngineBody[body], timeOf(at), true).Length());
}

/** Nutation in longitude (degrees) and Terrestrial Time in Julian centuries since J2000. */
export function nutationAt(at: Instant): { nutation: number; centuries: number } {
  return computed(() => {
    const time = timeOf(at);
    return { nutation: e_tilt(time).dpsi / 3600, centuries: time.tt / 36_525 };
  });
}

/** Longitude in degrees of the ascending node of the Moon's osculating orbit. */
export function osculatingNode(at: Instant): number {
  return computed(() => {
    const time = timeOf(at);
    const { x, y, z, vx, vy, vz } = RotateState(Rotation_EQJ_ECT(time), GeoMoonState(time));
    const momentumX = y * vz - z * vy;
    const momentumY = z * vx - x * vz;
    return (Math.atan2(momentumX, -momentumY) * 180) / Math.PI;
  });
}

/** Illuminated fraction of the Moon's disc, 0 to 1. */
export function moonIllumination(at: Instant): number {
  return computed(() => Illumination(EngineBody.Moon, timeOf(at)).phase_fraction);
}

/** Type and greatest phase of the first solar or lunar eclipse after an instant. */
export function nextEclipse(of: Eclipse['of'], after: Instant): Pick<Eclipse, 'type' | 'at'> {
  return computed(() => {
    const search = of === 'Sun' ? SearchGlobalSolarEclipse : SearchLunarEclipse;
    const { kind, peak } = search(timeOf(after));
    return { type: kind as Eclipse['type'], at: Math.round(J2000 + peak.ut * DAY_MS) };
  });
}

function timeOf(at: Instant): AstroTime {
  return new AstroTime((at - J2000) / DAY_MS);
}

/** The package throws bare strings; rethrow them as an Error with the string as its cause. */
function computed<T>(compute: () => T): T {
  try {
    return compute();
  } catch (cause) {
    throw new Error('The sky could not be computed for this instant', { cause });
  }
}
