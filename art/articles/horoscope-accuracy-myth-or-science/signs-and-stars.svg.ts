import type { Point } from '#app/ui/wheel-geometry.ts';
import { BASELINE, BRIGHT, DIM, GOLD, IVORY, SOFT } from '../../figures/inks.ts';
import { littleSun } from '../../figures/little-moon.ts';
import { ringNames } from '../../figures/ring-names.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, group, label, pathThrough, stroked } from '../../figures/svg-marks.ts';
import { arcOn, onWheel, zodiacRing } from '../../figures/zodiac-wheel.ts';
import { SLIP, STRIP, starRing, WHEEL } from './star-ring.ts';

/** The radius of the precession arc: between the signs and the stars. */
const GAP = (WHEEL.rim + STRIP.inner) / 2;
const SUN_RADIUS = 4.4;
/** The hatching of the shift, from the Earth to the signs, interrupted for its number. */
const HATCHES = { from: 16, to: 80, step: 3.2 };
/** Degrees counterclockwise from the left. */
const LOWEST = 90;
const NUMBER = { radius: 59, fontSize: 17 };

/**
 * The twelve signs on an inner ring and the stars of the ecliptic on an outer one, seen from the ecliptic's north
 * pole in 2025. Between them a golden arc runs from the March equinox, where the sign Aries begins, to where the
 * constellation begins.
 */
export default function signsAndStars(): string {
  return figureSheet(
    { viewBox: '-200 -200 400 400', maxWidth: 36, fontSize: 12.5 },
    zodiacRing(WHEEL),
    starRing(),
    slip(),
    words(),
    earth(),
  );
}

/** The precession as an angle at the Earth, in the center: from the Sun at the equinox to the border of Aries. */
function slip(): string {
  const ray = (longitude: number, from: number, to: number) =>
    pathThrough([onWheel(WHEEL, longitude, from), onWheel(WHEEL, longitude, to)]);
  const count = Math.floor((HATCHES.to - HATCHES.from) / HATCHES.step) + 1;
  const hatches = Array.from({ length: count }, (_, i) => HATCHES.from + i * HATCHES.step)
    .filter((radius) => Math.abs(radius - NUMBER.radius) > NUMBER.fontSize / 2)
    .map((radius) => arcOn(WHEEL, [0, SLIP], radius));
  return (
    stroked(hatches.join(''), DIM, 0.6) +
    stroked(ray(0, 9, WHEEL.scale) + ray(SLIP, 9, WHEEL.scale), GOLD, 1) +
    stroked(arcOn(WHEEL, [0, SLIP], GAP), BRIGHT, 2.4) +
    stroked(ray(SLIP, WHEEL.rim + 3, STRIP.inner), BRIGHT, 1.6) +
    littleSun(onWheel(WHEEL, 0, GAP), SUN_RADIUS)
  );
}

function words(): string {
  const [x, y] = onWheel(WHEEL, SLIP / 2, NUMBER.radius);
  const name = (words: string, at: Point, anchor: 'start' | 'end') =>
    label(words, at, anchor, SOFT);
  return (
    group(
      { 'font-size': NUMBER.fontSize },
      label(`${Math.round(SLIP)}°`, [x, y + BASELINE * NUMBER.fontSize], 'middle', BRIGHT),
    ) +
    name('March', [22, -52], 'start') +
    name('equinox', [22, -38], 'start') +
    name('stars of', [-22, -52], 'end') +
    name('Aries', [-22, -38], 'end') +
    ringNames([{ words: 'signs', angle: LOWEST, fill: GOLD }], {
      radius: 73,
      fontSize: 12.5,
      id: 'signs-and-stars-inner',
    }) +
    ringNames([{ words: 'stars', angle: LOWEST, fill: IVORY }], {
      radius: GAP,
      fontSize: 12.5,
      id: 'signs-and-stars-outer',
    })
  );
}

/** The Earth's traditional symbol: a circle with a cross. */
function earth(): string {
  return (
    element('circle', { r: 5, stroke: IVORY, 'stroke-width': 1.2 }) +
    stroked('M-5 0H5M0-5V5', IVORY, 0.9)
  );
}
