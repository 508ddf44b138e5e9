import type { Instant } from '#domain/calendar/civil-date.ts';
import { ringTilt } from '../articles/saturn/rings.ts';
import { planetPath, starPlace } from '../planet-path.ts';
import { directionOn } from '../plate/direction.ts';
import { engraveLine } from '../plate/line.ts';
import { drawMilkyWay } from '../plate/milky-way.ts';
import { color, type Pen } from '../plate/plate.ts';
import { drawRingedPlanet } from '../plate/ringed-planet.ts';
import { drawEcliptic, drawGrid } from '../plate/sky-lines.ts';
import { type SkyMap, skyMap } from '../plate/sky-map.ts';
import { drawFigures, drawStars } from '../plate/star-field.ts';
import type { SkyPoint } from '../sky-projection.ts';

/** Saturn's oppositions in Libra to Capricorn, a return apart. */
const BEFORE = ['1984-05-03', '1985-05-15', '1986-05-28', '1987-06-09', '1988-06-20', '1989-07-02'];
const NOW = ['2014-05-10', '2015-05-23', '2016-06-03', '2017-06-15', '2018-06-27', '2019-07-09'];
const SHOWN = Date.parse('2018-06-27');
/** Right ascension and declination of Saturn's north pole, J2000; IAU Working Group on Cartographic Coordinates, 2015. */
const POLE: SkyPoint = [40.589, 83.537];
/** At an opposition no shadow shows; this is the light of the quarter after it, the Sun on the right. */
const PHASE = 5.5;

/**
 * Saturn in 2018, its rings wide open, on its path from Libra to Capricorn, beside Scorpius and the Milky Way. The small
 * ones are its other oppositions of those years, and in outline those of a return before.
 */
export function drawSaturnReturn(pen: Pen): void {
  const map = skyMap({
    center: starPlace('Saturn', SHOWN).sky,
    degree: 21.4,
    middle: [545, 430],
    turn: -12,
  });
  drawGrid(pen, map);
  drawMilkyWay(pen, map);
  drawFigures(pen, map, ['Sco', 'Oph', 'Lib', 'Sgr', 'Ser', 'Lup', 'CrA', 'Sct', 'Ara', 'Cap']);
  drawEcliptic(pen, map, { halfWidth: 0.1, color: color('gold-dim') });
  drawStars(pen, map, { size: 3 });
  const path = planetPath('Saturn', Date.UTC(2013, 6, 1), Date.UTC(2022, 6, 1), 5);
  engraveLine(
    pen,
    path.map(({ sky }) => map.place(sky)),
    color('gold-bright'),
    (i) => (path[i]!.retrograde ? 2.6 : 1.5),
  );
  for (const date of BEFORE) {
    drawOutline(pen, map, starPlace('Saturn', Date.parse(date)).sky);
  }
  for (const date of NOW) {
    drawSaturn(pen, map, Date.parse(date), 14);
  }
  drawSaturn(pen, map, SHOWN, 178);
}

function drawSaturn(pen: Pen, map: SkyMap, at: Instant, radius: number): void {
  const { sky } = starPlace('Saturn', at);
  const place = map.place(sky);
  if (place) {
    drawRingedPlanet(pen, {
      middle: place,
      radius,
      tilt: ringTilt(at),
      phase: PHASE,
      turn: directionOn(map, sky, POLE),
    });
  }
}

/** Saturn as a line around nothing, as large as the small ones. */
function drawOutline(pen: Pen, map: SkyMap, sky: SkyPoint): void {
  const place = map.place(sky);
  if (!place) {
    return;
  }
  pen.save();
  pen.translate(...place);
  pen.rotate((directionOn(map, sky, POLE) * Math.PI) / 180);
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
  pen.restore();
}
