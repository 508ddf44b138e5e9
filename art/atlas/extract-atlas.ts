/** Packs the stars, figures and Milky Way of the whole sky from d3-celestial's data for the plates; see README.md. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCelestialData } from './celestial-data.ts';
import { milkyWayRows, readMilkyWay } from './milky-way-grid.ts';

const FAINTEST = 5.7;

const [folder] = process.argv.slice(2);
if (!folder) {
  throw new Error('Pass the path of the d3-celestial data folder.');
}
const { stars, figures } = readCelestialData(folder);

const text = [
  '// biome-ignore-all format: written by art/atlas/extract-atlas.ts',
  '// Star data: d3-celestial 0.7.35, (c) 2015 Olaf Frohn, BSD-3-Clause, see art/atlas/d3-celestial-LICENSE.txt',
  '',
  '/** Right ascension, declination (degrees, J2000) and magnitude of each star, brightest first, one after the other. */',
  'export const ATLAS_STARS: readonly number[] = [',
  ...rowsOf(
    stars
      .filter(({ magnitude }) => magnitude <= FAINTEST)
      .flatMap(({ at: [ra, dec], magnitude }) => [
        hundredth((ra + 360) % 360),
        hundredth(dec),
        magnitude,
      ]),
  ),
  '];',
  '',
  '/** The lines of each constellation by the IAU’s three letters, as right ascension and declination in turn. */',
  'export const ATLAS_FIGURES: Record<string, readonly (readonly number[])[]> = {',
  ...[...figures]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, lines]) => {
      const packed = lines.map((line) =>
        line.flatMap(([ra, dec]) => [hundredth((ra + 360) % 360), hundredth(dec)]),
      );
      return `  ${name}: ${JSON.stringify(packed)},`;
    }),
  '};',
  '',
  '/** The brightness of the Milky Way, 0 to 5, for each degree of right ascension: a row for each degree of declination from 90 down, as counts and levels. */',
  'export const MILKY_WAY: readonly string[] = [',
  ...milkyWayRows(readMilkyWay(folder)).map((row) => `  '${row}',`),
  '];',
  '',
].join('\n');
writeFileSync(fileURLToPath(new URL('./star-atlas.ts', import.meta.url)), text);

function rowsOf(numbers: number[]): string[] {
  const perRow = 60;
  return Array.from(
    { length: Math.ceil(numbers.length / perRow) },
    (_, row) => `  ${numbers.slice(row * perRow, (row + 1) * perRow).join(',')},`,
  );
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
