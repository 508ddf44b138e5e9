import { Path2D } from '@napi-rs/canvas';
import { starShape } from '#app/ui/star-shape.ts';
import { phaseAngleAt } from '#domain/sky/position.ts';
import { starPlace } from '../../atlas/planet-path.ts';
import { equatorialOf, type SkyPoint } from '../../atlas/sky-projection.ts';
import { directionOn } from '../../plate/direction.ts';
import { moon } from '../../plate/moon-disc.ts';
import { nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, HEIGHT, type Layer, WIDTH } from '../../plate/plate.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { type SkyMap, skyMap } from '../../plate/sky-map.ts';
import { NOON } from './facts.ts';
import { CENTER, spheres } from './spheres.ts';

/** The radius of the ecliptic, the next circle above the elements. */
const ECLIPTIC = 1552;
/** The longitude at the top. */
const TOP = 129;
const STAR_SIZE = 3.1;
const MARS_MAGNITUDE = -1.4;
const SOUTH_POLE: SkyPoint = equatorialOf([0, -90]);

/**
 * The four elements as spheres around the Earth's center, and over them the sky of January 15, 2025: the Moon in Leo, a
 * sign of fire, under which the flames are highest, Mars beside Castor and Pollux.
 */
export function cover(): Layer[] {
  const map = mapAroundPole();
  const [moonSky, sunSky] = [starPlace('Moon', NOON).sky, starPlace('Sun', NOON).sky];
  const place = map.place(moonSky)!;
  return [
    ...nightSky(map, { constellations: CONSTELLATIONS, starSize: STAR_SIZE }),
    eclipticScale(map, { halfWidth: 0.13 }),
    ...spheres(directionFrom(CENTER, place)),
    mars(map.place(starPlace('Mars', NOON).sky)!),
    moon(place, {
      radius: 66,
      phase: phaseAngleAt(NOON),
      // Past full, an unturned Moon is lit on the left.
      turn: directionOn(map, moonSky, sunSky) + 90,
    }),
  ];
}

/** Mars as the stars are drawn, at the magnitude of its opposition of the next day. */
function mars([x, y]: Flat): Layer {
  return (pen) => {
    pen.save();
    pen.translate(x, y);
    pen.scale(STAR_SIZE, STAR_SIZE);
    pen.fillStyle = color('aries');
    pen.fill(new Path2D(starShape(0, 0, MARS_MAGNITUDE)!));
    pen.restore();
  };
}

/** The ecliptic's south pole in the middle of the spheres, turned so that one longitude stands at the top. */
function mapAroundPole(): SkyMap {
  const [x, y] = skyMap({ center: SOUTH_POLE, degree: 1 }).place(equatorialOf([TOP, 0]))!;
  return skyMap({
    center: SOUTH_POLE,
    degree: (ECLIPTIC / 2) * (Math.PI / 180),
    middle: CENTER,
    turn: -directionFrom([WIDTH / 2, HEIGHT / 2], [x, y]),
  });
}

/** Which way one place lies from another, in degrees clockwise from the top. */
function directionFrom([fromX, fromY]: Flat, [x, y]: Flat): number {
  return (Math.atan2(x - fromX, fromY - y) * 180) / Math.PI;
}

const CONSTELLATIONS = 'Gem Cnc Leo CMi Lyn LMi Hya Mon Ori Aur Sex UMa';
