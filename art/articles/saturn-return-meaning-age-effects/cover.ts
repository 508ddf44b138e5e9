import type { Instant } from '#domain/calendar/civil-date.ts';
import { planetPath, starPlace } from '../../atlas/planet-path.ts';
import type { SkyPoint } from '../../atlas/sky-projection.ts';
import { directionOn } from '../../plate/direction.ts';
import { burinLine } from '../../plate/line.ts';
import { milkyWay } from '../../plate/milky-way.ts';
import { color, type Layer } from '../../plate/plate.ts';
import { ringedPlanet } from '../../plate/ringed-planet.ts';
import { placed } from '../../plate/shapes.ts';
import { eclipticScale, skyGrid } from '../../plate/sky-lines.ts';
import { type SkyMap, skyMap } from '../../plate/sky-map.ts';
import { constellationLines, stars } from '../../plate/star-field.ts';
import { ringTilt } from './rings.ts';

/** Saturn's oppositions in Libra to Capricorn, one return earlier. */
const BEFORE = ['1984-05-03', '1985-05-15', '1986-05-28', '1987-06-09', '1988-06-20', '1989-07-02'];
const NOW = ['2014-05-10', '2015-05-23', '2016-06-03', '2017-06-15', '2018-06-27', '2019-07-09'];
const SHOWN = Date.parse('2018-06-27');
/** Right ascension and declination of Saturn's north pole, J2000; IAU Working Group on Cartographic Coordinates, 2015. */
const POLE: SkyPoint = [40.589, 83.537];
/** At opposition no shadow shows; this is the phase a quarter later, with the Sun on the right. */
const PHASE = 5.5;

/**
 * Saturn in 2018, its rings wide open, on its path from Libra to Capricorn, next to Scorpius and the Milky Way. The
 * small ones are its other oppositions of those years, and in outline those of one return earlier.
 */
export function cover(): Layer[] {
  const map = skyMap({
    center: starPlace('Saturn', SHOWN).sky,
    degree: 21.4,
    middle: [545, 430],
    turn: -12,
  });
  const path = planetPath('Saturn', Date.UTC(2013, 6, 1), Date.UTC(2022, 6, 1), 5);
  return [
    skyGrid(map),
    milkyWay(map),
    constellationLines(map, 'Sco Oph Lib Sgr Ser Lup CrA Sct Ara Cap'.split(' ')),
    eclipticScale(map, { halfWidth: 0.1, color: color('gold-dim') }),
    stars(map, { size: 3 }),
    burinLine(
      path.map(({ sky }) => map.place(sky)),
      color('gold-bright'),
      (i) => (path[i]!.retrograde ? 2.6 : 1.5),
    ),
    ...BEFORE.map((date) => outline(map, starPlace('Saturn', Date.parse(date)).sky)),
    ...NOW.map((date) => saturn(map, Date.parse(date), 14)),
    saturn(map, SHOWN, 178),
  ];
}

function saturn(map: SkyMap, at: Instant, radius: number): Layer {
  const { sky } = starPlace('Saturn', at);
  return ringedPlanet({
    middle: map.place(sky)!,
    radius,
    tilt: ringTilt(at),
    phase: PHASE,
    turn: directionOn(map, sky, POLE),
  });
}

/** An outline of Saturn at the size of the small ones. */
function outline(map: SkyMap, sky: SkyPoint): Layer {
  return placed(map.place(sky)!, { turn: directionOn(map, sky, POLE) }, (pen) => {
    pen.strokeStyle = color('ivory-soft');
    pen.fillStyle = color('ink');
    pen.lineWidth = 1.4;
    for (const [across, down] of [
      [26, 11.5],
      [18, 8],
      [11.5, 10.7],
    ] as const) {
      pen.beginPath();
      pen.ellipse(0, 0, across, down, 0, 0, 2 * Math.PI);
      pen.fill();
      pen.stroke();
    }
  });
}
