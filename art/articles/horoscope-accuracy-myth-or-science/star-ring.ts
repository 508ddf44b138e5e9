import { starRadius, starShape } from '#app/ui/star-shape.ts';
import type { Point } from '#app/ui/wheel-geometry.ts';
import { eclipticOf, type SkyPoint } from '../../atlas/sky-projection.ts';
import { ATLAS_FIGURES, ATLAS_STARS } from '../../atlas/star-atlas.ts';
import { BRIGHT, DIM, GOLD, IVORY, LINE, PALE } from '../../figures/inks.ts';
import { ringNames } from '../../figures/ring-names.ts';
import { circle, hatching } from '../../figures/rings.ts';
import { element, group, pathThrough, stroked, ticks } from '../../figures/svg-marks.ts';
import { arcOn, onWheel, type ZodiacWheel } from '../../figures/zodiac-wheel.ts';
import { CONSTELLATIONS, type Constellation, precession } from './constellations.ts';

const YEAR = 2025;
/** From the March equinox to the border of the constellation Aries, in degrees. */
export const SLIP = CONSTELLATIONS[0].from + precession(YEAR);
/** The signs, rotated to put the middle of the shift at the top. */
export const WHEEL: ZodiacWheel = { start: SLIP / 2 + 90, rim: 110, scale: 84, plain: true };
/** The band of the constellations' spans on the ecliptic. */
export const STRIP = { inner: 126, outer: 133 };
const HATCHED: readonly Constellation[] = [
  'Aries',
  'Gemini',
  'Leo',
  'Libra',
  'Sagittarius',
  'Aquarius',
];

/**
 * The belt of stars: the latitudes of its edges, the radius of the ecliptic, and drawing units per degree of
 * latitude.
 */
const BELT = { south: -8, north: 11, ecliptic: 155, degree: 2.25 };
const FAINTEST = 4.5;
/** Drawing units per unit of app/ui/star-shape.ts. */
const STAR_SIZE = 1.5;
const FIGURES = 'Ari Tau Gem Cnc Leo Vir Lib Sco Oph Sgr Cap Aqr Psc'.split(' ');

const NAMES = { radius: 191, fontSize: 12.5, id: 'signs-and-stars' };
/** Offset of a name from the middle of its span, in degrees: Scorpius's is narrower than its name. */
const ASIDE: Partial<Record<Constellation, number>> = { Libra: -2, Scorpius: -3, Ophiuchus: 2.5 };

/** The thirteen constellations: their spans on the ecliptic, the stars along it, north outward, and their names. */
export function starRing(): string {
  return [strip(), figureLines(), starDots(), names()].join('\n');
}

/** Every other span hatched, one stroke per degree, as on atlases; Ophiuchus, who is not a sign, in gold. */
function strip(): string {
  const borders = SHARES.map(({ from }): [Point, Point] => [
    onWheel(WHEEL, from, STRIP.inner),
    onWheel(WHEEL, from, STRIP.outer + 4),
  ]);
  return (
    SHARES.map(shareMark).join('') +
    group(
      { stroke: PALE },
      circle(STRIP.inner, 0.8),
      circle(STRIP.outer, 0.8),
      element('path', { d: ticks(borders), 'stroke-width': 1.1 }),
    ) +
    circle(BELT.ecliptic + BELT.north * BELT.degree, 0.7, LINE)
  );
}

function shareMark({ name, from, to }: Share): string {
  const width = STRIP.outer - STRIP.inner;
  const d = arcOn(WHEEL, [from, to], STRIP.inner + width / 2);
  if (name === 'Ophiuchus') return stroked(d, GOLD, width, { 'stroke-linecap': 'butt' });
  return HATCHED.includes(name)
    ? element('path', { d, stroke: PALE, ...hatching(to - from, width) })
    : '';
}

/** The lines of the thirteen figures, clipped to the belt. */
function figureLines(): string {
  const pieces = FIGURES.flatMap((name) => ATLAS_FIGURES[name]!).flatMap((figure) => {
    const corners = Array.from({ length: figure.length / 2 }, (_, i) =>
      placeOf([figure[2 * i]!, figure[2 * i + 1]!]),
    );
    return corners.slice(1).map((to, i) => insideBelt(corners[i]!, to));
  });
  const d = pieces.filter((piece) => piece.length > 1).map(pathThrough);
  return stroked(d.join(''), DIM, 0.6);
}

/** The ends of the part of a line that lies in the belt. */
function insideBelt(from: Point, to: Point): Point[] {
  const steps = 60;
  const inside = Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = i / steps;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  }).filter(([x, y]) => isInBelt((Math.hypot(x, y) - BELT.ecliptic) / BELT.degree));
  return inside.length > 1 ? [inside[0]!, inside.at(-1)!] : [];
}

/** The real stars of the belt, of any constellation. */
function starDots(): string {
  const marks: string[] = [];
  for (let i = 0; i < ATLAS_STARS.length; i += 3) {
    const sky: SkyPoint = [ATLAS_STARS[i]!, ATLAS_STARS[i + 1]!];
    const magnitude = ATLAS_STARS[i + 2]!;
    if (magnitude <= FAINTEST && isInBelt(eclipticOf(sky)[1]))
      marks.push(star(placeOf(sky), magnitude));
  }
  return group({ fill: IVORY }, ...marks);
}

function star([x, y]: Point, magnitude: number): string {
  const d = starShape(0, 0, magnitude);
  return d
    ? element('path', { transform: `translate(${x} ${y}) scale(${STAR_SIZE})`, d })
    : element('circle', { cx: x, cy: y, r: starRadius(magnitude) * STAR_SIZE });
}

function names(): string {
  return ringNames(
    SHARES.map(({ name, from, to }) => ({
      words: name,
      angle: (from + to) / 2 + (ASIDE[name] ?? 0) - WHEEL.start,
      fill: name === 'Aries' || name === 'Ophiuchus' ? BRIGHT : IVORY,
    })),
    NAMES,
  );
}

interface Share {
  name: Constellation;
  from: number;
  to: number;
}

/** The Sun's path through each constellation in longitudes of 2025; the last one continues past 360. */
const SHARES: readonly Share[] = CONSTELLATIONS.map(({ name, from }, i) => ({
  name,
  from: from + precession(YEAR),
  to: (CONSTELLATIONS[i + 1]?.from ?? CONSTELLATIONS[0].from + 360) + precession(YEAR),
}));

/** The position of a point of the sky (J2000) in the belt. */
function placeOf(sky: SkyPoint): Point {
  const [longitude, latitude] = eclipticOf(sky);
  return onWheel(WHEEL, longitude + precession(YEAR), BELT.ecliptic + latitude * BELT.degree);
}

function isInBelt(latitude: number): boolean {
  return latitude > BELT.south && latitude < BELT.north;
}
