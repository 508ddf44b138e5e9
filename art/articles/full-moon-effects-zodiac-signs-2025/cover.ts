import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/calendar/durations.ts';
import { starPlace } from '../../atlas/planet-path.ts';
import type { SkyPoint } from '../../atlas/sky-projection.ts';
import { directionOn } from '../../plate/direction.ts';
import { globe } from '../../plate/globe.ts';
import { nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { ring, ringScale } from '../../plate/ring-scale.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { skyMap } from '../../plate/sky-map.ts';
import { shadowAt } from './earth-shadow.ts';
import { eclipsedMoon } from './eclipsed-moon.ts';

/** Maximum eclipse, and the intervals before and after at which the Moon is drawn again. */
const DEEPEST = Date.parse('2025-03-14T06:58:43Z');
const STEPS = [-2, -1, 0, 1, 2];
const STEP_MS = 71 * MINUTE_MS;
/** The shadow's center on the plate. */
const MIDDLE: Flat = [835, 490];
/** Pixels per degree of the sky, and of the enlarged Moon and shadow. */
const DEGREE = 22;
const ENLARGED = 425;
/** The sky's rotation in degrees clockwise. */
const TURN = 12;

/**
 * The eclipse of 14 March 2025 between Leo and Virgo: the Moon crossing the Earth's shadow from right to left, every
 * 71 minutes. The umbra is drawn as the globe that casts it, with the dotted penumbra around it.
 */
export function cover(): Layer[] {
  const sky = oppositeSun(DEEPEST);
  const map = skyMap({ center: sky, degree: DEGREE, middle: MIDDLE, turn: TURN });
  const east = directionOn(map, sky, oppositeSun(DEEPEST + DAY_MS));
  const { umbra, penumbra } = shadowAt(DEEPEST);
  const [shadow, halfShadow] = [umbra * ENLARGED, penumbra * ENLARGED];
  return [
    ...nightSky(map, CONSTELLATIONS, { starSize: 3 }),
    eclipticScale(map, { halfWidth: 0.11, color: color('gold-dim') }),
    globe(MIDDLE, shadow, { lean: TURN, color: color('ink-line'), ground: color('ink-deep') }),
    ring(MIDDLE, halfShadow, { color: color('gold-dim'), width: 1.4, dash: [2, 8] }),
    ring(MIDDLE, shadow, { color: color('gold'), width: 3 }),
    ring(MIDDLE, shadow + 7, { color: color('gold'), width: 1 }),
    ringScale({
      middle: MIDDLE,
      radius: shadow + 7,
      strokes: 180,
      start: east,
      reach: (stroke) => (stroke % 15 === 0 ? 16 : stroke % 5 === 0 ? 9 : 5),
      color: color('gold'),
    }),
    ...STEPS.flatMap((step) => {
      const at = DEEPEST + step * STEP_MS;
      const { moon } = shadowAt(at);
      const place = alongEcliptic(east, moon.east * ENLARGED, moon.north * ENLARGED);
      const disc = { place, radius: moon.radius * ENLARGED, turn: east + 90 };
      return eclipsedMoon(disc, { middle: MIDDLE, radius: shadow });
    }),
  ];
}

/** The J2000 point opposite the Sun. */
function oppositeSun(at: Instant): SkyPoint {
  const [ra, dec] = starPlace('Sun', at).sky;
  return [(ra + 180) % 360, -dec];
}

/** The plate point this many pixels along the ecliptic eastward from the shadow's center, and this many north of it. */
function alongEcliptic(east: number, along: number, off: number): Flat {
  const angle = (east * Math.PI) / 180;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  // North is a quarter turn clockwise from east: east is on the left.
  return [MIDDLE[0] + along * x - off * y, MIDDLE[1] + along * y + off * x];
}

const CONSTELLATIONS = 'Leo Vir LMi Com Crt Crv Sex Hya Cnc Boo UMa';
