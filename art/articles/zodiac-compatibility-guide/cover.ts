import { range } from '../../facts/spans.ts';
import { burinLine, line } from '../../plate/line.ts';
import { nightSky } from '../../plate/night-sky.ts';
import { color, type Flat, type Layer } from '../../plate/plate.ts';
import { onRing } from '../../plate/ring-scale.ts';
import { filled } from '../../plate/shapes.ts';
import { eclipticScale } from '../../plate/sky-lines.ts';
import { skyMap } from '../../plate/sky-map.ts';
import { sun } from '../../plate/sun-disc.ts';
import { PERIOD_YEARS, PORRIMA, type Separation, separationAt, separationIn } from './porrima.ts';

const SHOWN = 2025.03;
const MIDDLE: Flat = [800, 450];
/** The map's rotation, to lay the orbits along the plate. */
const TURN = 36;
/** Pixels per arcsecond in the orbits: some 37,000 times the scale of the sky around them. */
const ARCSECOND = 196;
/** The stars in drawing order; both are equally far from the center. */
const PAIR = [
  { side: 1, ink: color('gold') },
  { side: -1, ink: color('ivory') },
] as const;
type Partner = (typeof PAIR)[number];

const SUN_RADIUS = 58;
/** The band of an orbit: its width, its two edges, and its clearance to what it crosses. */
const BAND = { width: 13, edge: 2.2, air: 5 };
/** The years per cell of the band, and the straight pieces it is drawn in. */
const CELL_YEARS = 2;
const CELL_STEPS = 20;
/**
 * The range around a crossing in which the first orbit passes over the second. Linking the two is ornament: they lie
 * in one plane.
 */
const CROSSING = 30;
/** Years between the lines that connect the two, and the points on half a line. */
const LINE_YEARS = 6;
const LINE_STEPS = 20;

/**
 * The two stars of Porrima on their orbits around their barycenter, a cell of the band for every two years, with Suns
 * at their positions of January 2025; around them the sky in which they look like one star: the figure of Virgo and
 * the ecliptic.
 */
export function cover(): Layer[] {
  const map = skyMap({ center: PORRIMA, degree: 19, middle: MIDDLE, turn: TURN });
  const [first, second] = PAIR;
  return [
    ...nightSky(map, 'Vir Leo Crv Crt Com Boo Lib Hya Sex Cen', { starSize: 2.9 }),
    eclipticScale(map, { halfWidth: 0.13, color: color('gold-dim') }),
    ...PAIR.map(ground),
    ...yearsOfRound(LINE_YEARS).map(lineBetween),
    orbit(first),
    orbit(second),
    atCrossing(orbit(first)),
    ...PAIR.map(({ side, ink }) => sun(placeOf(side, separationIn(SHOWN)), SUN_RADIUS, 24, ink)),
  ];
}

/** Deeper ink inside an orbit. */
function ground({ side }: Partner): Layer {
  return filled(around().map((separation) => placeOf(side, separation)));
}

/** An orbit: its edges, over what they cross, and every other cell between them filled. */
function orbit({ side, ink }: Partner): Layer {
  const way = around().map((separation) => placeOf(side, separation));
  const { width, edge, air } = BAND;
  return butt(
    line(way, { color: color('ink-deep'), width: width + 2 * air }),
    line(way, { color: ink, width }),
    line(way, { color: color('ink-deep'), width: width - 2 * edge }),
    ...yearsOfRound(2 * CELL_YEARS).map((year) => {
      const cell = range(0, CELL_STEPS).map((i) =>
        placeOf(side, separationIn(year + (i * CELL_YEARS) / CELL_STEPS)),
      );
      return line(cell, { color: ink, width });
    }),
  );
}

/** Clips to one of the two points where the orbits cross: a quarter turn from periastron. */
function atCrossing(cut: Layer): Layer {
  return (pen) => {
    pen.save();
    pen.beginPath();
    // Whole pixels, or the clip's edge would show.
    const [left, top] = placeOf(1, separationAt(90)).map((at) => Math.round(at - CROSSING));
    pen.rect(left!, top!, 2 * CROSSING, 2 * CROSSING);
    pen.clip();
    cut(pen);
    pen.restore();
  };
}

/** Lines with butt caps. */
function butt(...lines: readonly Layer[]): Layer {
  return (pen) => {
    pen.save();
    pen.lineCap = 'butt';
    for (const cut of lines) cut(pen);
    pen.restore();
  };
}

/** Hairlines between the stars, finest in the middle. */
function lineBetween(year: number): Layer {
  const separation = separationIn(year);
  const points = range(-LINE_STEPS, LINE_STEPS).map((i) => {
    const share = { ...separation, arcseconds: (separation.arcseconds * i) / LINE_STEPS };
    return placeOf(1, share);
  });
  return burinLine(points, color('gold-dim'), (i) => 0.2 + 1.5 * Math.abs(i / LINE_STEPS - 1));
}

/** The position of a star on the plate: half their separation from the center. */
function placeOf(side: 1 | -1, { arcseconds, positionAngle }: Separation): Flat {
  return onRing(MIDDLE, (side * ARCSECOND * arcseconds) / 2, TURN - positionAngle);
}

/** The separations over a whole orbit. */
function around(): Separation[] {
  return range(0, 1440).map((i) => separationAt(i / 4));
}

/** The times of one orbit, `step` years apart. */
function yearsOfRound(step: number): number[] {
  return range(0, Math.floor(PERIOD_YEARS / step) - 1).map((i) => SHOWN + i * step);
}
