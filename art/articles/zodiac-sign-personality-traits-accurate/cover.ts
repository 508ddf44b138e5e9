import type { Body } from '#domain/sky/bodies.ts';
import { starPlace } from '../../atlas/planet-path.ts';
import type { SkyPoint } from '../../atlas/sky-projection.ts';
import { gleam } from '../../plate/gleam.ts';
import { horizonMap } from '../../plate/horizon-map.ts';
import { burinLine } from '../../plate/line.ts';
import { FINE_LINES, nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { onRing } from '../../plate/ring-scale.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { constellationLines } from '../../plate/star-field.ts';
import { stubbleField } from './stubble-field.ts';
import { wheat } from './wheat.ts';

/** Twenty past eight in the evening in Illinois, on the day the Sun enters Virgo in 2025. */
const EVENING = { at: Date.UTC(2025, 7, 23, 1, 20), latitude: 40, eastLongitude: -90 };
const LOOK = { azimuth: 254, altitude: 0 };
const HORIZON = 650;
/** Right ascension and declination, J2000. */
const SPICA: SkyPoint = [201.3, -11.16];

/**
 * Virgo setting over a harvested field on the evening of the Sun's ingress into her sign. One stalk is left standing,
 * and its topmost grain is Spica, the ear of grain in her hand.
 */
export function cover(): Layer[] {
  const map = horizonMap(EVENING, { center: LOOK, degree: 15, middle: [800, HORIZON] });
  const place = (body: Body) => map.place(starPlace(body, EVENING.at).sky)!;
  const spica = map.place(SPICA)!;
  return [
    ...nightSky(map, CONSTELLATIONS, { lines: FINE_LINES, starSize: 2.8 }),
    eclipticScale(map, { color: color('gold-dim'), halfWidth: 0.18 }),
    constellationLines(map, ['Vir'], { color: color('ivory'), width: 2.2, clear: 9 }),
    afterglow(place('Sun')),
    gleam(place('Mars'), 16, color('aries')),
    stubbleField(HORIZON, SHEAVES),
    wheat({ root: [spica[0] - 46, 930], tip: spica, bow: 18, ear: 215 }),
    gleam(spica, 46),
  ];
}

/** The Sun's rays: their length, number and spread in degrees from vertical. */
const GLOW = { reach: 270, rays: 40, spread: 64 };
const RADIAN = 180 / Math.PI;

const SHEAVES = [
  { foot: [1052, 684], height: 32 },
  { foot: [868, 692], height: 39 },
  { foot: [1496, 728], height: 74 },
  { foot: [246, 754], height: 98 },
  { foot: [1262, 812], height: 152 },
] as const;

/** The afterglow: alternating long and short rays from the Sun below the horizon. */
function afterglow(from: Flat): Layer {
  return (pen) => {
    for (let ray = 0; ray <= GLOW.rays; ray++) {
      const angle = -GLOW.spread + (2 * GLOW.spread * ray) / GLOW.rays;
      const length = GLOW.reach * (ray % 2 === 0 ? 1 : 0.74) * Math.cos(angle / RADIAN) ** 0.5;
      const points = [0, 0.5, 1].map((share) => onRing(from, length * share, angle));
      burinLine(points, color('gold-dim'), (i) => 2.6 - i)(pen);
    }
  };
}

const CONSTELLATIONS = 'Lib Boo Leo Com CVn CrB Ser Sco Crv Crt UMa LMi Hya Oph Her';
