import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { phaseAngleAt } from '#domain/sky/position.ts';
import { starPlace } from '../../atlas/planet-path.ts';
import { equatorialOf, type SkyPoint } from '../../atlas/sky-projection.ts';
import { range } from '../../facts/spans.ts';
import { directionOn } from '../../plate/direction.ts';
import {
  horizonMap,
  horizontalOf,
  moonFrom,
  type Observer,
  skyPointAt,
} from '../../plate/horizon-map.ts';
import { dots } from '../../plate/line.ts';
import { moon } from '../../plate/moon-disc.ts';
import { FINE_LINES, nightSky } from '../../plate/night-sky.ts';
import { color, type Layer, WIDTH } from '../../plate/plate.ts';
import { discGround, ringScale } from '../../plate/ring-scale.ts';
import { openSea } from '../../plate/sea.ts';
import type { SkyMap } from '../../plate/sky-map.ts';

/** Half past six in the evening in New York, on the day of the full Moon in the article's lunation. */
const LAST: Observer = { at: Date.UTC(2025, 1, 12, 23, 30), latitude: 40.7, eastLongitude: -74 };
const EVENINGS = range(0, 12).map((i): Observer => ({ ...LAST, at: LAST.at - (12 - i) * DAY_MS }));

const HORIZON = 712;
/** Pixels from the horizon's center to a point a quarter turn away. */
const QUARTER = 716;
/** Halfway between the first Moon and the last. */
const AZIMUTH = 164;
const MOON_RADIUS = 41;
/** From this phase on the disc is practically full: only the seas show its rotation. */
const NEARLY_FULL = 165;
const ECLIPTIC_POLE = equatorialOf([0, 90]);

/**
 * The Moon over the sea off New York on thirteen evenings at the same hour, from the crescent of January 31, 2025, in
 * the west to the full Moon of February 12 in the east; around it the stars and planets of the last evening.
 */
export function cover(): Layer[] {
  const map = horizonMap(LAST, {
    center: { azimuth: AZIMUTH, altitude: 0 },
    degree: (QUARTER / 2) * (Math.PI / 180),
    middle: [WIDTH / 2, HORIZON],
  });
  const fullMoon = map.place(moonFrom(LAST))!;
  return [
    ...nightSky(map, CONSTELLATIONS, { lines: FINE_LINES, starSize: 2.9, faintest: 4.9 }),
    ...EVENINGS.flatMap((evening) => moonOf(map, evening)),
    ...(['Venus', 'Jupiter', 'Mars'] as const).flatMap((body) => planet(map, body)),
    openSea(HORIZON, [fullMoon]),
  ];
}

/** An evening's Moon in its place above the horizon, its lit side toward the Sun below. */
function moonOf(map: SkyMap, evening: Observer): Layer[] {
  const overHorizon = (sky: SkyPoint) => skyPointAt(LAST, horizontalOf(evening, sky));
  const place = overHorizon(moonFrom(evening));
  const phase = phaseAngleAt(evening.at);
  const turn =
    phase < NEARLY_FULL
      ? directionOn(map, place, overHorizon(starPlace('Sun', evening.at).sky)) - 90
      : directionOn(map, place, overHorizon(ECLIPTIC_POLE));
  const middle = map.place(place)!;
  return [discGround(middle, MOON_RADIUS + 4), moon(middle, { radius: MOON_RADIUS, phase, turn })];
}

/** A planet of the last evening as a golden spark. */
function planet(map: SkyMap, body: Body): Layer[] {
  const middle = map.place(starPlace(body, LAST.at).sky)!;
  const ink = color('gold-bright');
  const reach = (stroke: number) => (stroke % 2 === 0 ? 4.5 : 2.5);
  return [
    ringScale({ middle, radius: 7, strokes: 8, reach, color: ink, width: 1.6 }),
    dots([middle], 4.8, ink),
  ];
}

const CONSTELLATIONS =
  'Ori Tau Gem CMa CMi Lep Eri Cet Ari Psc Peg Aqr Cnc Leo Hya Mon Aur Pup Per And Tri Col For PsA Cae UMa Lyn';
