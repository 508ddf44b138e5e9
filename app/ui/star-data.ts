import type { Sign } from '#domain/zodiac/signs.ts';

/** Real stars in a box of 1000 by 1000, brightest first: position and magnitude. */
export type StarChart = [x: number, y: number, magnitude: number][];

/**
 * `belt`: the 100 brightest stars within 20 degrees of the ecliptic, the whole zodiac from edge to edge.
 * A sign: the 5 brightest in its thirty degrees.
 */
export type ChartName = 'belt' | Sign;

/** One constellation as the sky shows it, north up and east left, in a box of at most 100 by 100. */
export interface Plate {
  width: number;
  height: number;
  /** The lines of the figure as path data. */
  lines: string;
  /** Brightest first: place and magnitude. */
  stars: [x: number, y: number, magnitude: number][];
  /** The position of a bright star's name. */
  names: [x: number, y: number, name: string, anchor: 'start' | 'middle' | 'end'][];
}

/** The lines behind a constellation in the units of its plate, reaching past the sheet. */
export interface SkyLines {
  /** Right ascension each hour and declination each ten degrees. */
  grid: string;
  /** The Sun's yearly path. */
  ecliptic: string;
  /** Dots for bright stars of other constellations. */
  around: string;
}
