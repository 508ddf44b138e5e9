import { Path2D } from '@napi-rs/canvas';
import { shadowHatching, shadowPath } from '#app/ui/moon-disc.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { directionOn } from '../../plate/direction.ts';
import { horizonMap, skyPointAt } from '../../plate/horizon-map.ts';
import { dots, line } from '../../plate/line.ts';
import { FINE_LINES, nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, type Layer, WIDTH } from '../../plate/plate.ts';
import { onRing, ring } from '../../plate/ring-scale.ts';
import { openSea } from '../../plate/sea.ts';
import { placed } from '../../plate/shapes.ts';
import { duskOf, eveningStar, NEW_YORK } from './evening-star.ts';

const FIRST = Date.parse('2024-10-28');
const BRIGHTEST = Date.parse('2025-02-15');
const EVENINGS = Array.from({ length: 15 }, (_, i): Instant => FIRST + i * 10 * DAY_MS);

const HORIZON = 742;
/** Pixels per degree of the sky, and per arcsecond of the discs. */
const DEGREE = 16.6;
const SECOND = 2.35;

/**
 * Venus at dusk in New York on every tenth evening from October 2024 to March 2025, the discs equally enlarged; rays
 * surround the brightest, and the stars are those of its evening.
 */
export function cover(): Layer[] {
  const observer = { ...NEW_YORK, at: duskOf(BRIGHTEST) };
  const map = horizonMap(observer, {
    center: { azimuth: 243, altitude: 0 },
    degree: DEGREE,
    middle: [WIDTH / 2, HORIZON],
  });
  const days = Array.from({ length: 141 }, (_, i) => eveningStar(FIRST + i * DAY_MS));
  const placeOf = (at: Instant): Flat => map.place(skyPointAt(observer, eveningStar(at).venus))!;
  const discs = EVENINGS.map((at) => {
    const { venus, sun, phase, radius } = eveningStar(at);
    const [sky, toSun] = [skyPointAt(observer, venus), skyPointAt(observer, sun)];
    return venusDisc(map.place(sky)!, {
      radius: radius * SECOND,
      phase,
      turn: directionOn(map, sky, toSun) - 90,
    });
  });
  return [
    ...nightSky(map, CONSTELLATIONS, { lines: FINE_LINES, starSize: 2.6, faintest: 4.7 }),
    line(
      days.map(({ venus }) => map.place(skyPointAt(observer, venus))),
      { color: color('gold'), width: 2 },
    ),
    rays(placeOf(BRIGHTEST), eveningStar(BRIGHTEST).radius * SECOND),
    ...discs,
    openSea(HORIZON, [placeOf(BRIGHTEST)]),
  ];
}

const CONSTELLATIONS = 'Psc Cet Peg And Ari Aqr Tri PsA Scl Per Cap Eri Tau Lac Cyg Cas For';

/** Pixels between the lines shading the dark side. */
const GAP = 4.6;
const RAYS = 48;
/** The length of a long ray from the center, in radii of the disc. */
const LONGEST = 2.1;

/** Venus at a phase, lit on the right unless rotated clockwise by degrees. */
function venusDisc(
  middle: Flat,
  { radius, phase, turn }: { radius: number; phase: number; turn: number },
): Layer {
  return placed(middle, { turn }, (pen) => {
    dots([[0, 0]], radius, color('ivory'))(pen);
    pen.fillStyle = color('ink-deep');
    pen.fill(new Path2D(shadowPath(phase, radius)));
    pen.strokeStyle = color('gold-dim', 0.65);
    pen.lineWidth = 1;
    pen.stroke(new Path2D(shadowHatching(phase, radius, GAP)));
    ring([0, 0], radius, { color: color('gold'), width: 1.2 })(pen);
  });
}

/** Alternating long and short rays around a disc, on a cleared background. */
function rays(middle: Flat, radius: number): Layer {
  return (pen) => {
    dots([middle], LONGEST * radius, color('ink'))(pen);
    for (let ray = 0; ray < RAYS; ray++) {
      const reach = ray % 4 === 0 ? LONGEST : ray % 2 === 0 ? 1.75 : 1.5;
      const ends = [1.22 * radius, reach * radius];
      const style = { color: color('gold'), width: ray % 2 === 0 ? 2.4 : 1.4 };
      line(
        ends.map((r) => onRing(middle, r, (ray / RAYS) * 360)),
        style,
      )(pen);
    }
  };
}
