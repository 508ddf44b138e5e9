import { Path2D } from '@napi-rs/canvas';
import { starShape } from '#app/ui/star-shape.ts';
import { starPlace } from '../../atlas/planet-path.ts';
import { equatorialOf, type SkyPoint } from '../../atlas/sky-projection.ts';
import { moonTowardSun } from '../../plate/moon-disc.ts';
import { nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, HEIGHT, type Layer, WIDTH } from '../../plate/plate.ts';
import { placed } from '../../plate/shapes.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { type SkyMap, skyMap } from '../../plate/sky-map.ts';
import { NOON } from './facts.ts';
import { CENTER, spheres } from './spheres.ts';

/** The radius of the ecliptic, the next circle beyond the elements. */
const ECLIPTIC = 1552;
/** The longitude at the top. */
const TOP = 129;
const STAR_SIZE = 3.1;
const MARS_MAGNITUDE = -1.4;
const SOUTH_POLE: SkyPoint = equatorialOf([0, -90]);

/**
 * The four elements as spheres around the Earth's center, and above them the sky of January 15, 2025: the Moon in
 * Leo, a fire sign, above the highest flames, and Mars next to Castor and Pollux.
 */
export function cover(): Layer[] {
  const map = mapAroundPole();
  const moonSky = starPlace('Moon', NOON).sky;
  return [
    ...nightSky(map, CONSTELLATIONS, { starSize: STAR_SIZE }),
    eclipticScale(map, { halfWidth: 0.13 }),
    ...spheres(directionFrom(CENTER, map.place(moonSky)!)),
    mars(map.place(starPlace('Mars', NOON).sky)!),
    moonTowardSun(map, moonSky, { at: NOON, radius: 66 }),
  ];
}

/** Mars, drawn like the stars, at the magnitude of its opposition the next day. */
function mars(place: Flat): Layer {
  return placed(place, { scale: STAR_SIZE }, (pen) => {
    pen.fillStyle = color('aries');
    pen.fill(new Path2D(starShape(0, 0, MARS_MAGNITUDE)!));
  });
}

/** Centered on the ecliptic's south pole at the center of the spheres, rotated to put one longitude at the top. */
function mapAroundPole(): SkyMap {
  const [x, y] = skyMap({ center: SOUTH_POLE, degree: 1 }).place(equatorialOf([TOP, 0]))!;
  return skyMap({
    center: SOUTH_POLE,
    degree: (ECLIPTIC / 2) * (Math.PI / 180),
    middle: CENTER,
    turn: -directionFrom([WIDTH / 2, HEIGHT / 2], [x, y]),
  });
}

/** The direction from one point to another, in degrees clockwise from the top. */
function directionFrom([fromX, fromY]: Flat, [x, y]: Flat): number {
  return (Math.atan2(x - fromX, fromY - y) * 180) / Math.PI;
}

const CONSTELLATIONS = 'Gem Cnc Leo CMi Lyn LMi Hya Mon Ori Aur Sex UMa';
