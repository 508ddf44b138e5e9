import { ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { distanceAt, positionAt } from '#domain/sky/position.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { equatorialOf } from '../../atlas/sky-projection.ts';
import { globe } from '../../plate/globe.ts';
import { glyph } from '../../plate/glyph.ts';
import { burinLine, dots, line } from '../../plate/line.ts';
import { FINE_LINES, nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { discGround, onRing, ring, ringScale } from '../../plate/ring-scale.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { type SkyMap, skyMap } from '../../plate/sky-map.ts';
import { sun } from '../../plate/sun-disc.ts';

const MIDDLE: Flat = [800, 450];
/** The radius of the ecliptic, and of the disc inside it, whose edge is at 14 degrees north. */
const ECLIPTIC = 470;
const DISC = 368;
/** The Sun's mean distance in pixels. */
const ASTRONOMICAL_UNIT = 222;
/** The longitude at the plate's left end, which puts Scorpius there and Orion on the right. */
const LEFT = 244;

const YEAR = daysBetween(Date.UTC(2025, 0, 1), Date.UTC(2026, 0, 1), 0.5);
const SEVEN_YEARS = daysBetween(Date.UTC(2022, 0, 1), Date.UTC(2029, 0, 1), 1);
/** Mercury's inferior conjunctions. */
const CONJUNCTIONS = ['2025-03-24T20:00Z', '2025-07-31T23:40Z', '2025-11-20T09:20Z'];

/**
 * Mercury's paths around the Earth from 2022 to 2028, that of 2025 with its three loops heavier, each in front of the
 * Sun; and the stars around the pole of the ecliptic in the same directions.
 */
export function cover(): Layer[] {
  const map = mapAroundPole();
  return [
    ...nightSky(map, CONSTELLATIONS, { lines: FINE_LINES, starSize: 2.8 }),
    eclipticScale(map, { halfWidth: 0.5 }),
    ...disc(map),
    ...CONJUNCTIONS.map((date) => sun(placeOf(map, 'Sun', Date.parse(date)), 22, 20)),
    ...ways(map),
    globe(MIDDLE, 21),
  ];
}

/** Centered on the ecliptic's pole, rotated to put one longitude on the left. */
function mapAroundPole(): SkyMap {
  const frame = {
    center: equatorialOf([0, 90]),
    degree: (ECLIPTIC / 2) * (Math.PI / 180),
    middle: MIDDLE,
  };
  return skyMap({ ...frame, turn: -90 - angleOf(skyMap(frame), LEFT) });
}

/** The direction of a longitude on the map, in degrees clockwise from the top. */
function angleOf(map: SkyMap, longitude: number): number {
  const [x, y] = map.place(equatorialOf([longitude, 0]))!;
  return (Math.atan2(x - MIDDLE[0], MIDDLE[1] - y) * 180) / Math.PI;
}

function placeOf(map: SkyMap, body: Body, at: Instant): Flat {
  const angle = angleOf(map, positionAt(body, at).longitude);
  return onRing(MIDDLE, ASTRONOMICAL_UNIT * distanceAt(body, at), angle);
}

/** The signs around the disc, with a stroke per degree. */
function disc(map: SkyMap): Layer[] {
  const gold = color('gold');
  return [
    discGround(MIDDLE, DISC),
    ...[
      [DISC, 2],
      [DISC - 5, 1],
      [DISC - 36, 1],
    ].map(([radius, width]) => ring(MIDDLE, radius!, { color: gold, width: width! })),
    ringScale({
      middle: MIDDLE,
      radius: DISC - 36,
      strokes: 360,
      start: angleOf(map, 0),
      reach: (degree) => (degree % 10 === 0 ? -11 : degree % 5 === 0 ? -7 : -4),
      color: gold,
    }),
    ...SIGNS.flatMap((sign, i) => {
      const [border, middle] = [angleOf(map, i * 30), angleOf(map, i * 30 + 15)];
      const from = (...radii: number[]) => radii.map((radius) => onRing(MIDDLE, radius, border));
      return [
        line(from(DISC - 5, DISC - 36), { color: gold, width: 1 }),
        line(from(34, DISC - 47), { color: color('ink-line'), width: 1 }),
        glyph(ZODIAC_PATHS[sign], onRing(MIDDLE, DISC - 20.5, middle), {
          size: 21,
          color: color(sign),
          turn: middle,
        }),
      ];
    }),
  ];
}

function ways(map: SkyMap): Layer[] {
  const way = YEAR.map((at) => placeOf(map, 'Mercury', at));
  const retrograde = YEAR.map((at) => positionAt('Mercury', at).speed < 0);
  const depth = (i: number) => {
    const fromEnds = Math.min(i, way.length - 1 - i) / 30;
    return (retrograde[i] ? 6.5 : 3) * Math.min(1, fromEnds);
  };
  const everyTenDays = way.filter((_, i) => i % 20 === 0 && i > 0 && !retrograde[i]);
  return [
    ring(MIDDLE, ASTRONOMICAL_UNIT, { color: color('gold'), width: 1.4, dash: [2, 7] }),
    line(
      SEVEN_YEARS.map((at) => placeOf(map, 'Mercury', at)),
      { color: color('gold-dim', 0.85), width: 1 },
    ),
    burinLine(way, color('ink-deep'), (i) => depth(i) + 5),
    burinLine(way, color('ivory'), depth),
    dots(everyTenDays, 4.8, color('ivory')),
  ];
}

function daysBetween(from: Instant, to: Instant, step: number): Instant[] {
  const count = Math.floor((to - from) / (step * DAY_MS)) + 1;
  return Array.from({ length: count }, (_, i) => from + i * step * DAY_MS);
}

const CONSTELLATIONS =
  'Ari Tau Gem Cnc Leo Vir Lib Sco Sgr Cap Aqr Psc Ori Oph Ser Cet CMa CMi Hya Crv Crt PsA Eri Lep Peg Aql Lup Cen Aur Boo Mon Sex';
