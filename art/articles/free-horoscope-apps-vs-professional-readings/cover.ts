import { starPlace } from '../../atlas/planet-path.ts';
import type { SkyPoint } from '../../atlas/sky-projection.ts';
import { NEW_YORK } from '../../facts/ascendant.ts';
import { directionOn } from '../../plate/direction.ts';
import { gleam } from '../../plate/gleam.ts';
import { horizonMap, horizontalOf } from '../../plate/horizon-map.ts';
import { line } from '../../plate/line.ts';
import { FINE_LINES, nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { discGround, onRing, ring, ringScale } from '../../plate/ring-scale.ts';
import { within } from '../../plate/shapes.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import type { SkyMap } from '../../plate/sky-map.ts';
import { stars } from '../../plate/star-field.ts';
import { jupiter } from './jupiter.ts';

/**
 * Seven in the evening in New York, on the first evening after the article's date with all four moons close to
 * Jupiter.
 */
const EVENING = { ...NEW_YORK, at: Date.UTC(2025, 0, 24) };
/** Right ascension and declination of Jupiter's north pole, J2000. IAU Working Group on Cartographic Coordinates, 2015. */
const JUPITERS_POLE: SkyPoint = [268.06, 64.5];

/** Pixels per degree of the background sky, and of the spyglass view. */
const SKY_DEGREE = 13.5;
const SPYGLASS_DEGREE = 27;
const SPYGLASS: Field = { middle: [512, 356], radius: 178 };
const NAKED: Field = {
  middle: [186, 212],
  radius: (SPYGLASS.radius * SKY_DEGREE) / SPYGLASS_DEGREE,
};
const TELESCOPE: Field = { middle: [1158, 450], radius: 352 };
/** The ring in the spyglass that marks the telescope's field, which is too small to draw. */
const AIM = 28;

/**
 * Jupiter in the sky of a January evening at three magnifications: with the naked eye between Taurus and Auriga, in a
 * spyglass with Aldebaran and the Hyades, and in a telescope with its belts and four moons.
 */
export function cover(): Layer[] {
  const planet = starPlace('Jupiter', EVENING.at).sky;
  const map = mapAround(planet, SKY_DEGREE, NAKED.middle);
  const near = mapAround(planet, SPYGLASS_DEGREE, SPYGLASS.middle);
  const aim = { ...SPYGLASS, radius: AIM };
  return [
    ...nightSky(map, CONSTELLATIONS, { lines: FINE_LINES, starSize: 2.8, faintest: 4.8 }),
    eclipticScale(map, { color: color('gold-dim'), halfWidth: 0.2 }),
    ring(NAKED.middle, NAKED.radius, { color: color('gold'), width: 2.4 }),
    gleam(NAKED.middle, 44),
    ...rays(NAKED, SPYGLASS),
    ...eyepiece(SPYGLASS, [stars(near, { size: 4.4, faintest: 6.5 })]),
    gleam(SPYGLASS.middle, 20),
    ring(SPYGLASS.middle, AIM, { color: color('gold'), width: 1.6 }),
    ...rays(aim, TELESCOPE),
    ...eyepiece(
      TELESCOPE,
      jupiter({
        at: EVENING.at,
        middle: TELESCOPE.middle,
        radius: 34,
        enlarged: 2.7,
        turn: directionOn(map, planet, JUPITERS_POLE),
      }),
    ),
  ];
}

/** The sky with the zenith up and a point of it at a position on the plate. */
function mapAround(point: SkyPoint, degree: number, middle: Flat): SkyMap {
  return horizonMap(EVENING, { center: horizontalOf(EVENING, point), degree, middle });
}

const CONSTELLATIONS = 'Ori Tau Aur Gem Per Ari Eri Lep CMa Tri Psc Cet And Cas Mon CMi Cam';

/** A round field of view on the plate. */
interface Field {
  middle: Flat;
  radius: number;
}

/** How far an eyepiece's milled rim extends beyond its field. */
const RIM = 30;
const MILLING = 4.6;

/** An eyepiece's view, clipped to its field, in a brass rim with a scale and a milled edge. */
function eyepiece({ middle, radius }: Field, shown: readonly Layer[]): Layer[] {
  const gold = color('gold');
  const milled = Math.round((2 * Math.PI * (radius + RIM)) / MILLING / 2);
  return [
    discGround(middle, radius + RIM + 2),
    within(middle, radius, shown),
    ring(middle, radius, { color: gold, width: 3 }),
    ring(middle, radius + 5, { color: gold, width: 1 }),
    ringScale({
      middle,
      radius: radius + 5,
      strokes: 180,
      reach: (stroke) => (stroke % 15 === 0 ? 12 : stroke % 5 === 0 ? 8 : 4),
      color: gold,
    }),
    ring(middle, radius + 18, { color: gold, width: 1 }),
    ringScale({
      middle,
      radius: radius + 19,
      strokes: milled,
      reach: () => RIM - 20,
      color: color('gold-dim'),
      width: MILLING,
    }),
    ring(middle, radius + RIM, { color: gold, width: 2.4 }),
  ];
}

/** The outer tangents of two fields, from the smaller to the larger: how much of the sky goes into an eyepiece. */
function rays(from: Field, to: Field): Layer[] {
  const [dx, dy] = [to.middle[0] - from.middle[0], to.middle[1] - from.middle[1]];
  const along = Math.atan2(dx, -dy) / RADIANS;
  const lean = Math.acos((from.radius - to.radius) / Math.hypot(dx, dy)) / RADIANS;
  return [-1, 1].map((side) =>
    line(
      [from, to].map(({ middle, radius }) => onRing(middle, radius, along + side * lean)),
      { color: color('gold'), width: 1.4 },
    ),
  );
}

const RADIANS = Math.PI / 180;
