import { ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import type { Point } from '#app/ui/wheel-geometry.ts';
import { longDate } from '#domain/calendar/civil-date.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { atHour, hourNames } from '../../figures/day-dial.ts';
import { BRIGHT, DIM, GOLD, IVORY, LINE, SOFT } from '../../figures/inks.ts';
import { littleSun } from '../../figures/little-moon.ts';
import { ringNames } from '../../figures/ring-names.ts';
import { circle, ringScale } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import {
  element,
  glyph,
  group,
  label,
  pathThrough,
  stroked,
  ticks,
} from '../../figures/svg-marks.ts';
import { clock, DAY, hourOf, hourOfRising, sunOnHorizon } from './rising-day.ts';

/**
 * Radii from the rim inward: the ring of signs with names, glyphs and degrees, the hours, and the Sun on the horizon.
 */
const RIM = 197;
const NAMES = 185;
const GLYPHS = 168;
const DEGREES = 146;
const HOURS = 130;
/** The hatching of the night, and the hours between strokes. */
const NIGHT = { inner: 56, outer: 117 };
const HATCH_HOURS = 0.1;
const SUNS = 101;
const FONT_SIZE = 12.5;
/** The signs on the horizon at sunrise and sunset. */
const MARKED: readonly Sign[] = ['aquarius', 'leo'];

/** The hours at which each sign begins to rise and at which it is halfway up; the second may be past midnight. */
const RISINGS = SIGNS.map((sign, i) => {
  const [from, next] = [hourOfRising(i * 30), hourOfRising(((i + 1) * 30) % 360)];
  return { sign, from, middle: (from + (next > from ? next : next + 24)) / 2 };
});

/**
 * The twelve signs on a dial of the day, each as wide as its rising time over Chicago, around the Sun's time above
 * the horizon.
 */
export default function risingDial(): string {
  return figureSheet(
    { viewBox: '-200 -200 400 400', maxWidth: 36, fontSize: FONT_SIZE },
    night(),
    ringOfSigns(),
    signs(),
    hours(),
    horizon(),
    words(),
  );
}

/** The ring of signs with a stroke per degree: closer together where the zodiac rises quickly. */
function ringOfSigns(): string {
  const degrees = Array.from({ length: 360 }, (_, degree): [Point, Point] => {
    const hour = hourOfRising(degree);
    return [atHour(hour, DEGREES), atHour(hour, DEGREES + strokeOf(degree))];
  });
  const borders = RISINGS.map(({ from }): [Point, Point] => [
    atHour(from, DEGREES),
    atHour(from, RIM - 3),
  ]);
  return group(
    { stroke: GOLD },
    circle(RIM, 1.3),
    circle(RIM - 3, 0.5),
    circle(DEGREES, 1),
    element('path', { d: ticks(degrees), 'stroke-width': 0.45 }),
    element('path', { d: ticks(borders), 'stroke-width': 1.2 }),
  );
}

/** The length of a degree's stroke. */
function strokeOf(degree: number): number {
  if (degree % 10 === 0) return 11;
  return degree % 5 === 0 ? 8 : 6;
}

/** The glyphs and names of the signs, those on the horizon at sunrise and sunset brighter. */
function signs(): string {
  const glyphs = RISINGS.map(({ sign, middle }) =>
    group(
      { stroke: MARKED.includes(sign) ? BRIGHT : GOLD, 'stroke-width': 1.8 },
      glyph(ZODIAC_PATHS[sign], atHour(middle, GLYPHS), 16),
    ),
  );
  const names = RISINGS.map(({ sign, middle }) => ({
    words: signName(sign),
    angle: -90 - (middle - 12) * 15,
    fill: MARKED.includes(sign) ? BRIGHT : SOFT,
  }));
  return (
    glyphs.join('') + ringNames(names, { radius: NAMES, fontSize: FONT_SIZE, id: 'rising-day' })
  );
}

/** Clock hours, noon at the top. */
function hours(): string {
  const scale = (step: number, length: number, width: number) =>
    ringScale({ radius: DEGREES - 3 - length, parts: 1440, step, length, width, stroke: DIM });
  return (
    circle(DEGREES - 3, 0.5, DIM) + scale(15, 2.4, 0.9) + scale(60, 4.6, 1.8) + hourNames(HOURS, 13)
  );
}

/** The Sun's time below the horizon, hatched. */
function night(): string {
  const { rises, sets } = sunOnHorizon();
  const [from, to] = [hourOf(sets), hourOf(rises) + 24];
  const count = Math.floor((to - from) / HATCH_HOURS);
  const strokes = Array.from({ length: count }, (_, i): [Point, Point] => {
    const hour = from + ((i + 0.5) * (to - from)) / count;
    return [atHour(hour, NIGHT.inner), atHour(hour, NIGHT.outer)];
  });
  return stroked(ticks(strokes), LINE, 0.9);
}

/** The horizon at sunrise and sunset, each extended into the sign beginning to rise. */
function horizon(): string {
  const { rises, sets } = sunOnHorizon();
  const hours = [hourOf(rises), hourOf(sets)];
  const lines = hours.map((hour) => pathThrough([[0, 0], atHour(hour, DEGREES + 13)]));
  return (
    stroked(lines.join(''), BRIGHT, 1.6) +
    hours.map((hour) => littleSun(atHour(hour, SUNS), 5.2)).join('') +
    element('circle', { r: 2.6, fill: BRIGHT })
  );
}

function words(): string {
  const { rises, sets } = sunOnHorizon();
  const [sunrise, sunset] = [rises, sets].map((at) => clock(at).split(' ')[0]);
  return (
    label('Chicago', [0, -77], 'middle', IVORY) +
    label(longDate(DAY), [0, -62], 'middle', SOFT) +
    label(`sunrise ${sunrise}`, [-82, -39], 'start', BRIGHT) +
    label(`sunset ${sunset}`, [82, -39], 'end', BRIGHT)
  );
}
