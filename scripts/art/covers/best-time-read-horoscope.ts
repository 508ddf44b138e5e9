import { positionAt } from '#domain/sky/position.ts';
import { READING_HOURS } from '#domain/zodiac/reading-hours.ts';
import { starPlace } from '../planet-path.ts';
import { directionOn } from '../plate/direction.ts';
import { strokeLine } from '../plate/line.ts';
import { drawMilkyWay } from '../plate/milky-way.ts';
import { drawMoon } from '../plate/moon-disc.ts';
import { color, type Flat, HEIGHT, type Pen, WIDTH } from '../plate/plate.ts';
import { drawRing, drawRingScale } from '../plate/ring-scale.ts';
import { drawSea } from '../plate/sea.ts';
import { drawGrid } from '../plate/sky-lines.ts';
import { type SkyMap, skyMap } from '../plate/sky-map.ts';
import { drawFigures, drawStars } from '../plate/star-field.ts';
import { drawSun } from '../plate/sun-disc.ts';
import type { SkyPoint } from '../sky-projection.ts';

const LATITUDE = 50;
/** Half past seven in the evening by the Sun, at Greenwich. */
const EVENING = Date.UTC(2025, 3, 2, 19, 34);
const EVENING_HOUR = 19.5;
const MORNING_HOUR = 8;

const HORIZON = 600;
const MIDDLE: Flat = [WIDTH / 2, HORIZON];
const LIMB = 520;

/** The times of reading, in hours. */
const READING_TIMES = [
  { ...READING_HOURS.Fire, ink: 'aries' },
  { ...READING_HOURS.Earth, ink: 'taurus' },
  { ...READING_HOURS.Air, ink: 'gemini' },
  { ...READING_HOURS.Water, ink: 'scorpio' },
] as const;

/**
 * The southern sky at 50 degrees north on 2 April 2025, from the east over the zenith to the west: the stars and the
 * young Moon of the evening, the Sun of the morning on its path of the day. Around it the limb of a dial of twenty-four
 * hours, noon at the top, with the times of reading.
 */
export function drawBestTime(pen: Pen): void {
  const [sunRa, sunDec] = starPlace('Sun', EVENING).sky;
  const meridian = sunRa + hourAngle(EVENING_HOUR);
  const map = skyMap({
    center: [meridian, LATITUDE - 90],
    degree: (LIMB / 2) * (Math.PI / 180),
    middle: MIDDLE,
  });
  const sunAt = (hour: number): SkyPoint => [meridian - hourAngle(hour), sunDec];

  drawGrid(pen, map);
  drawMilkyWay(pen, map);
  drawFigures(pen, map, FIGURES, { clear: 6, width: 1 });
  drawStars(pen, map, { size: 2.9, faintest: 4.7 });
  drawDayPath(pen, map, sunAt);
  drawLimb(pen);
  drawWater(pen, [map.place(sunAt(MORNING_HOUR))!, map.place(starPlace('Moon', EVENING).sky)!]);
  drawSun(pen, map.place(sunAt(MORNING_HOUR))!, 46);
  drawMoonOf(pen, map, sunAt(EVENING_HOUR));
}

/** What the Sun goes through above the horizon, with a stroke for each quarter of an hour. */
function drawDayPath(pen: Pen, map: SkyMap, sunAt: (hour: number) => SkyPoint): void {
  const quarters = Array.from({ length: 61 }, (_, i) => 4.5 + i / 4);
  const line = { color: color('gold'), width: 1.8 };
  strokeLine(
    pen,
    quarters.map((hour) => map.place(sunAt(hour))),
    line,
  );
  for (const hour of quarters) {
    const [ra, dec] = sunAt(hour);
    const reach = Number.isInteger(hour) ? 2 : 0.9;
    strokeLine(pen, [map.place([ra, dec]), map.place([ra, dec - reach])], { ...line, width: 1.3 });
  }
}

function drawLimb(pen: Pen): void {
  drawRing(pen, MIDDLE, LIMB + 16, { color: color('ink-deep'), width: 34 });
  for (const { from, to, ink } of READING_TIMES) {
    drawRingScale(pen, {
      middle: MIDDLE,
      radius: LIMB + 8,
      strokes: (to - from) * 24 + 1,
      span: (to - from) * 15,
      start: hourAngle(from),
      reach: () => 18,
      color: color(ink),
      width: 3.8,
    });
  }
  for (const [radius, width] of [
    [LIMB, 1],
    [LIMB + 6, 1],
    [LIMB + 28, 1],
    [LIMB + 33, 2],
  ] as const) {
    drawRing(pen, MIDDLE, radius, { color: color('gold'), width });
  }
  drawRingScale(pen, {
    middle: MIDDLE,
    radius: LIMB,
    strokes: 96,
    reach: (quarter) => (quarter % 4 === 0 ? -18 : -8),
    color: color('gold'),
  });
}

/** Everything under the horizon but the limb is covered, and that shines through. */
function drawWater(pen: Pen, lights: Flat[]): void {
  pen.save();
  pen.beginPath();
  pen.rect(0, HORIZON, WIDTH, HEIGHT - HORIZON);
  pen.clip();
  pen.fillStyle = color('ink-deep');
  pen.fillRect(0, HORIZON, WIDTH, HEIGHT - HORIZON);
  pen.globalAlpha = 0.65;
  drawLimb(pen);
  pen.restore();
  drawSea(pen, HORIZON, lights);
  strokeLine(
    pen,
    [
      [0, HORIZON],
      [WIDTH, HORIZON],
    ],
    { color: color('gold'), width: 2 },
  );
}

/** The Moon of the evening, its lit side toward the Sun. */
function drawMoonOf(pen: Pen, map: SkyMap, sun: SkyPoint): void {
  const { sky } = starPlace('Moon', EVENING);
  drawMoon(pen, map.place(sky)!, {
    radius: 46,
    phase: positionAt('Moon', EVENING).longitude - positionAt('Sun', EVENING).longitude,
    turn: directionOn(map, sky, sun) - 90,
  });
}

/** Degrees past the meridian at an hour of the day by the Sun. */
function hourAngle(hour: number): number {
  return (hour - 12) * 15;
}

const FIGURES =
  'Ori Tau Gem Cnc Leo Vir Hya CMa CMi Aur Lep Pup Per UMa Crv Crt Lyn LMi Ari Boo Com Eri Mon And Tri CVn'.split(
    ' ',
  );
