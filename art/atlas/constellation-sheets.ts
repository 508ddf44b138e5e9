import type { Sign } from '#domain/zodiac/signs.ts';
import type { CelestialData } from './celestial-data.ts';
import { labelPlace, type Sheet } from './label-place.ts';
import {
  angularDistance,
  equatorialOf,
  type SkyPoint,
  skyCenter,
  stereographic,
} from './sky-projection.ts';

type Flat = [x: number, y: number];

const PLATE_SIZE = 100;
const PLATE_MARGIN = 7;
/** The faintest magnitude a plate shows, apart from the stars of its figure. */
const PLATE_MAGNITUDE = 4.7;
/**
 * The size of the sheet around a plate in app/ui/atlas-plate.tsx, and its number of stars from other constellations.
 */
const SHEET = { width: 136, height: 102 };
const NEIGHBORS = 18;
const IAU: Record<Sign, string> = {
  aries: 'Ari',
  taurus: 'Tau',
  gemini: 'Gem',
  cancer: 'Cnc',
  leo: 'Leo',
  virgo: 'Vir',
  libra: 'Lib',
  scorpio: 'Sco',
  sagittarius: 'Sgr',
  capricorn: 'Cap',
  aquarius: 'Aqr',
  pisces: 'Psc',
};

/** One constellation in a box of at most 100 by 100: north up, east left. */
export function plateOf(data: CelestialData, sign: Sign) {
  const { box, sheet, place, shown } = layoutOf(data, sign);
  const lines = data.figures.get(IAU[sign])!.map((line) => line.map(place));
  const ink = [
    ...lines.flatMap(pointsAlong),
    ...shown.map(({ at }) => place(at)),
    ...ecliptic(place),
  ];
  return {
    ...box,
    lines: lines.map(pathThrough).join(''),
    stars: shown.map(({ at, magnitude }) => [...place(at), magnitude]),
    names: shown
      .filter(({ name, magnitude }, rank) => name && (rank === 0 || magnitude < 2.2))
      .slice(0, 2)
      .map(({ name, at }) => labelPlace(name, place(at), ink, sheet)),
  };
}

/**
 * The lines of a sheet around the plate: the grid of right ascension and declination, the ecliptic, and neighboring
 * stars.
 */
export function skyLinesOf(data: CelestialData, sign: Sign) {
  const { sheet, place, shown } = layoutOf(data, sign);
  const meridians = range(0, 345, 15).map((ra) => range(-60, 60, 1).map((dec) => place([ra, dec])));
  const parallels = range(-60, 60, 10).map((dec) => range(0, 720, 1).map((ra) => place([ra, dec])));
  const neighbors = data.stars
    .filter((star) => !shown.includes(star) && angularDistance(star.at, shown[0]!.at) < 60)
    .map(({ at }) => place(at))
    .filter((point) => isOn(sheet, point, -2))
    .slice(0, NEIGHBORS);
  return {
    grid: [...meridians, ...parallels].map((curve) => arcOn(sheet, curve)).join(''),
    ecliptic: arcOn(sheet, ecliptic(place)),
    around: neighbors.map(([x, y]) => `M${x} ${y}h0`).join(''),
  };
}

function ecliptic(place: (point: SkyPoint) => Flat): Flat[] {
  return range(0, 720, 1).map((longitude) => place(equatorialOf([longitude, 0])));
}

/** A plate's stars, its box, and the projection of a sky point into it. */
function layoutOf({ stars, figures }: CelestialData, sign: Sign) {
  const figure = figures.get(IAU[sign])!.flat();
  const center = skyCenter(figure);
  const onFigure = new Set(
    figure.map((point) =>
      stars.reduce((best, star) =>
        angularDistance(star.at, point) < angularDistance(best.at, point) ? star : best,
      ),
    ),
  );
  const shown = stars.filter(
    (star) =>
      onFigure.has(star) || (star.constellation === IAU[sign] && star.magnitude <= PLATE_MAGNITUDE),
  );
  const flat = shown.map(({ at }) => stereographic(at, center));
  const [left, right] = span(flat.map(([x]) => x));
  const [top, bottom] = span(flat.map(([, y]) => y));
  const scale = (PLATE_SIZE - 2 * PLATE_MARGIN) / Math.max(right - left, bottom - top);
  const width = tenth((right - left) * scale + 2 * PLATE_MARGIN);
  const height = tenth((bottom - top) * scale + 2 * PLATE_MARGIN);
  return {
    shown,
    box: { width, height },
    sheet: {
      left: (width - SHEET.width) / 2,
      right: (width + SHEET.width) / 2,
      top: (height - SHEET.height) / 2,
      bottom: (height + SHEET.height) / 2,
    },
    place: (point: SkyPoint): Flat => {
      const [x, y] = stereographic(point, center);
      return [tenth((x - left) * scale + PLATE_MARGIN), tenth((y - top) * scale + PLATE_MARGIN)];
    },
  };
}

/** The visible part of a curve on the sheet, as one arc: circles on the sky are circles in a stereographic map. */
function arcOn(sheet: Sheet, curve: Flat[]): string {
  const outside = Math.max(
    0,
    curve.findIndex((point) => !isOn(sheet, point, 2)),
  );
  const first = curve.findIndex((point, i) => i >= outside && isOn(sheet, point, 2));
  if (first < 0) {
    return '';
  }
  const beyond = curve.findIndex((point, i) => i > first && !isOn(sheet, point, 2));
  const piece = curve.slice(first, beyond < 0 ? undefined : beyond);
  const [[x1, y1], [x2, y2], [x3, y3]] = [piece[0]!, piece[piece.length >> 1]!, piece.at(-1)!];
  const twiceArea = (x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1);
  const sides =
    Math.hypot(x2 - x1, y2 - y1) * Math.hypot(x3 - x2, y3 - y2) * Math.hypot(x3 - x1, y3 - y1);
  const radius = Math.round(sides / (2 * Math.abs(twiceArea)));
  const ends = [x1, y1, x3, y3].map(Math.round);
  return radius < 5000
    ? `M${ends[0]} ${ends[1]}A${radius} ${radius} 0 0 ${twiceArea > 0 ? 1 : 0} ${ends[2]} ${ends[3]}`
    : `M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`;
}

function isOn(sheet: Sheet, [x, y]: Flat, bleed: number): boolean {
  return (
    x > sheet.left - bleed &&
    x < sheet.right + bleed &&
    y > sheet.top - bleed &&
    y < sheet.bottom + bleed
  );
}

function pathThrough(points: Flat[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}

/** Points one unit apart along a line. */
function pointsAlong(line: Flat[]): Flat[] {
  return line.slice(1).flatMap(([x2, y2], i) => {
    const [x1, y1] = line[i]!;
    const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1));
    return range(0, steps, 1).map(
      (n): Flat => [x1 + ((x2 - x1) * n) / steps, y1 + ((y2 - y1) * n) / steps],
    );
  });
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

function span(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
