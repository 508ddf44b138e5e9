import { round } from '#app/ui/round.ts';
import { chord, type Point } from '#app/ui/wheel-geometry.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { distanceAt, longitudeAt } from '#domain/sky/position.ts';
import { shortDay } from '../../facts/words.ts';
import { DIM, GOLD, INK, INK_DEEP, IVORY, MOON_LIT, SOFT } from '../../figures/inks.ts';
import { littleSun } from '../../figures/little-moon.ts';
import { circleAt } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, group, lettering, stroked, ticks } from '../../figures/svg-marks.ts';
import { onWheel, type ZodiacWheel, zodiacRing } from '../../figures/zodiac-wheel.ts';
import { CRATERS, hatchSeas, SEAS } from '../../plate/moon-seas.ts';
import { FULL_MOONS, isEclipsed } from './facts.ts';

const WHEEL: ZodiacWheel = { start: 0, rim: 181, scale: 157, plain: true };
/** The circle of the Moons, and the radius of the nearest and therefore largest disc. */
const MOONS = { radius: 121, largest: 25.5 };
const SUNS = { radius: 190, size: 3.1 };
const EARTH = 10;
const LETTERS = 13;
/** Mean letter width and capital height in EB Garamond, as fractions of the font size. */
const LETTER = { width: 0.45, height: 0.65 };
/** The radius at which the labels end, just short of the discs. */
const LABELS = MOONS.radius - MOONS.largest - 5;
/** The radius at which app/ui draws the Moon, and the spacing of its hatching. */
const DRAWN = { radius: 50, gap: 4.4 };
/** The darkness of an eclipsed Moon, in copper. */
const COPPER = 'var(--color-aries)';

const INSTANTS = FULL_MOONS.map(({ at }) => at);
const NEAREST = Math.min(...INSTANTS.map((at) => distanceAt('Moon', at)));
const FIRST_ECLIPSE = INSTANTS.find(isEclipsed)!;

/**
 * The full Moons of 2025 at their degrees, Aries on the left and the signs counterclockwise; each disc has its
 * apparent size, within a ring of the largest. Outside are the Suns, directly opposite.
 */
export default function fullMoonWheel(): string {
  return figureSheet(
    { viewBox: '-200 -200 400 400', maxWidth: 38, fontSize: LETTERS },
    faces(),
    zodiacRing(WHEEL),
    inLine(FIRST_ECLIPSE),
    ...INSTANTS.map(moonOf),
    group({ fill: SOFT }, ...INSTANTS.map(dateOf)),
    ...INSTANTS.map(sunOf),
  );
}

/** A bright Moon, a dark one and a Sun, to be placed with `use`. */
function faces(): string {
  const { radius, gap } = DRAWN;
  const seas = (stroke: string, width: number) =>
    group({ stroke, 'stroke-width': width }, element('path', { d: hatchSeas(gap) }));
  const bright = [
    circleAt([0, 0], radius, { fill: MOON_LIT }),
    element('path', { d: SEAS, fill: INK, opacity: 0.2 }),
    seas(INK, 1.6),
    stroked(CRATERS, INK, 1.2, { opacity: 0.7 }),
  ];
  const dark = [
    circleAt([0, 0], radius, { fill: INK_DEEP, stroke: COPPER, 'stroke-width': 2.4 }),
    stroked(levelLines(radius, gap), COPPER, 1.7),
    element('path', { d: SEAS, fill: INK_DEEP, opacity: 0.66 }),
  ];
  return element(
    'defs',
    {},
    group({ id: 'full-moon-bright' }, ...bright) +
      group({ id: 'full-moon-dark' }, ...dark) +
      group({ id: 'full-moon-sun' }, littleSun([0, 0], SUNS.size)),
  );
}

/** Horizontal lines from limb to limb. */
function levelLines(radius: number, gap: number): string {
  let path = '';
  for (let y = gap - radius; y < radius; y += gap) {
    const half = Math.sqrt(radius ** 2 - y ** 2);
    path += `M${round(-half)} ${round(y)}h${round(2 * half)}`;
  }
  return path;
}

/** The disc at the Moon's degree, its diameter inversely proportional to its distance, with a tick to the scale. */
function moonOf(at: Instant): string {
  const longitude = longitudeAt('Moon', at);
  const place = onWheel(WHEEL, longitude, MOONS.radius);
  const size = (MOONS.largest * NEAREST) / distanceAt('Moon', at) / DRAWN.radius;
  const stroke = [MOONS.radius + MOONS.largest, WHEEL.scale].map((r) =>
    onWheel(WHEEL, longitude, r),
  ) as [Point, Point];
  const face = isEclipsed(at) ? 'dark' : 'bright';
  return (
    circleAt(place, MOONS.largest, { fill: INK, stroke: DIM, 'stroke-width': 0.6 }) +
    stroked(ticks([stroke]), GOLD, 0.9) +
    element('use', {
      href: `#full-moon-${face}`,
      transform: `translate(${place.join(' ')}) scale(${size.toFixed(4)})`,
    })
  );
}

/** The date inside the ring of discs, as near to its disc as its length allows. */
function dateOf(at: Instant): string {
  const words = shortDay(at);
  const [x, y] = onWheel(WHEEL, longitudeAt('Moon', at), LABELS - halfLength(words, at));
  return lettering(words, [x, y], LETTERS, { 'text-anchor': 'middle' });
}

/** How far a label extends from its center toward its disc, treated as an ellipse. */
function halfLength(words: string, at: Instant): number {
  const [across, down] = onWheel(WHEEL, longitudeAt('Moon', at), 1);
  const [width, height] = [LETTER.width * words.length, LETTER.height];
  return (Math.hypot(width * across, height * down) * LETTERS) / 2;
}

/** The Sun outside the rim, with a tick at its degree. */
function sunOf(at: Instant): string {
  const [x, y] = onWheel(WHEEL, longitudeAt('Sun', at), SUNS.radius);
  return element('use', { href: '#full-moon-sun', x, y });
}

/** The line from a Sun through the Earth to the date of its Moon; the Earth's night side is hatched. */
function inLine(at: Instant): string {
  const [sun, moon] = [longitudeAt('Sun', at), longitudeAt('Moon', at)];
  const date = LABELS - 2 * halfLength(shortDay(at), at) - 4;
  const place = (longitude: number, radius: number) => onWheel(WHEEL, longitude, radius);
  const night = [0.08, 0.3, 0.52, 0.74, 0.94].map((depth): [Point, Point] => {
    const half = Math.acos(depth) * (180 / Math.PI);
    return [place(moon - half, EARTH), place(moon + half, EARTH)];
  });
  return (
    stroked(chord(place(sun, SUNS.radius), place(moon, date)), GOLD, 0.8) +
    element('circle', { r: EARTH, fill: INK, stroke: IVORY, 'stroke-width': 1.3 }) +
    stroked(ticks(night), IVORY, 1) +
    element(
      'text',
      { y: EARTH + 15, 'text-anchor': 'middle', 'font-size': LETTERS, fill: SOFT },
      'Earth',
    )
  );
}
