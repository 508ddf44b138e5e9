import { starRadius, starShape } from '#app/ui/star-shape.ts';
import type { Point } from '#app/ui/wheel-geometry.ts';
import { wrap180, wrap360 } from '#domain/sky/angles.ts';
import { SIGNS, signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import type { Sheet } from '../atlas/label-place.ts';
import { ZODIAC_STARS } from '../atlas/zodiac-stars.ts';
import { element, level, text, ticks, upright } from './svg-marks.ts';

/** A section of the zodiac as an atlas sheet: north up, east left, longitude and latitude to the same scale. */
export interface ZodiacMap {
  /** Ecliptic longitude at the center, latitude at the upper edge, and the extent of both, in degrees. */
  longitude: number;
  top: number;
  width: number;
  height: number;
  /** Drawing units per degree. */
  scale: number;
}

interface MapStar {
  at: Point;
  magnitude: number;
  name: string | undefined;
}

const MARGIN = 4.5;
/** General precession in longitude in degrees from J2000 to the middle of 2025. Meeus, chapter 21: 50.29" a year. */
const PRECESSION = (25.5 * 50.29) / 3600;

/** The map coordinates of a point of the sky, in units from the upper left corner. */
export function onMap(map: ZodiacMap, longitude: number, latitude: number): Point {
  const x = (map.width / 2 - wrap180(longitude - map.longitude)) * map.scale;
  return [x, (map.top - latitude) * map.scale];
}

export function sheetOf({ width, height, scale }: ZodiacMap): Sheet {
  return { left: 0, right: width * scale, top: 0, bottom: height * scale };
}

export function isInside(map: ZodiacMap, [x, y]: Point, air: number): boolean {
  const { right, bottom } = sheetOf(map);
  return x > air && x < right - air && y > air && y < bottom - air;
}

/** The map's stars at their zodiacal positions of 2025, brightest first. */
export function starsOn(map: ZodiacMap): MapStar[] {
  return SIGNS.flatMap((sign) => ZODIAC_STARS[sign])
    .map(([longitude, latitude, magnitude, name]) => {
      return { at: onMap(map, longitude + PRECESSION, latitude), magnitude, name };
    })
    .filter(({ at }) => isInside(map, at, 2))
    .sort((a, b) => a.magnitude - b.magnitude);
}

export function starDots(map: ZodiacMap): string {
  return starsOn(map)
    .map(({ at: [x, y], magnitude }) => {
      const shape = starShape(0, 0, magnitude);
      return shape
        ? element('path', { transform: `translate(${round(x)} ${round(y)}) scale(1.6)`, d: shape })
        : element('circle', { cx: round(x), cy: round(y), r: 1.6 * starRadius(magnitude) - 0.2 });
    })
    .join('');
}

/** The sheet's edge as path data, expanded by `out` units. */
export function outline(map: ZodiacMap, out: number): string {
  const { right, bottom } = sheetOf(map);
  return `M${-out} ${-out}H${round(right + out)}V${round(bottom + out)}H${-out}z`;
}

/** The x coordinates of sign borders on the map. */
export function signBorders(map: ZodiacMap): number[] {
  return wholeDegrees(map)
    .filter((degree) => degree % 30 === 0)
    .map((degree) => onMap(map, degree, 0)[0]);
}

/** The sheet's margin: two hairlines with every other degree between them filled, as on atlases. */
export function graduatedMargin(map: ZodiacMap): string {
  const { right, bottom } = sheetOf(map);
  const half = MARGIN / 2;
  const blocks = [
    ...degreesAcross(map).flatMap(([from, to]) =>
      [-half, bottom + half].map((y) => level(y, from, to)),
    ),
    ...degreesDown(map).flatMap(([from, to]) =>
      [-half, right + half].map((x) => upright(x, from, to)),
    ),
  ];
  return (
    element('path', { d: outline(map, 0), 'stroke-width': 0.5 }) +
    element('path', { d: outline(map, MARGIN), 'stroke-width': 0.9 }) +
    element('path', { d: ticks(blocks), 'stroke-width': 1.7, 'stroke-linecap': 'butt' })
  );
}

/** The number of every fifth degree, below the map. */
export function degreeNumbers(map: ZodiacMap): string {
  return fifths(map)
    .map((degree) => {
      const [x] = onMap(map, degree, 0);
      return underMap(map, x + 2, `${wrap360(degree) % 30}°`);
    })
    .join('');
}

/** The names of adjacent signs, between the numbers on either side of their border. */
export function signNames(map: ZodiacMap): string {
  const { right } = sheetOf(map);
  return fifths(map)
    .filter((degree) => degree % 30 === 0)
    .flatMap((degree) => [degree - 2.5, degree + 2.5])
    .map((degree) => {
      const [x] = onMap(map, degree, 0);
      const isRoom = x > 25 && x < right - 25;
      return isRoom ? underMap(map, x, signName(signOfLongitude(degree))) : '';
    })
    .join('');
}

function underMap(map: ZodiacMap, x: number, words: string): string {
  return text(words, [round(x), sheetOf(map).bottom + 18], { 'text-anchor': 'middle' });
}

/** Every fifth degree of longitude, except where a corner leaves no room for its number. */
function fifths(map: ZodiacMap): number[] {
  const { right } = sheetOf(map);
  return wholeDegrees(map).filter((degree) => {
    const [x] = onMap(map, degree, 0);
    return degree % 5 === 0 && x > 8 && x < right - 8;
  });
}

/** The filled degrees along the top and bottom edges, clipped at the corners. */
function degreesAcross(map: ZodiacMap): Point[] {
  const { right } = sheetOf(map);
  return wholeDegrees(map)
    .filter((degree) => degree % 2 === 0)
    .map((degree): Point => {
      const [x] = onMap(map, degree, 0);
      return [Math.max(0, x - map.scale), Math.min(right, x)];
    });
}

function degreesDown(map: ZodiacMap): Point[] {
  const { bottom } = sheetOf(map);
  const top = Math.floor(map.top / 2) * 2 + 2;
  const filled = Array.from({ length: Math.ceil(map.height / 2) + 1 }, (_, i) => top - 2 * i);
  return filled
    .map((degree): Point => {
      const [, y] = onMap(map, map.longitude, degree);
      return [Math.max(0, y), Math.min(bottom, y + map.scale)];
    })
    .filter(([from, to]) => to > from);
}

/** Every whole degree of longitude on the map and the one before, ascending; continuous across the equinox. */
function wholeDegrees({ longitude, width }: ZodiacMap): number[] {
  const first = Math.floor(longitude - width / 2);
  const last = Math.floor(longitude + width / 2);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Finer than a tenth would not show in a drawing 360 units wide. */
function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
