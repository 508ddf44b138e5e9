/**
 * Draws the twelve constellations and the star charts from d3-celestial's data, and lists the stars of the zodiac; see
 * README.md.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { readCelestialData } from './celestial-data.ts';
import { plateOf, skyLinesOf } from './constellation-sheets.ts';
import { beltChart, poleChart, signChart, zodiacStars } from './star-charts.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  throw new Error('Pass the path of the d3-celestial data folder.');
}
const data = readCelestialData(folder);

writeTable({
  file: 'app/ui/constellation-plates.ts',
  name: 'CONSTELLATION_PLATES',
  type: 'Record<Sign, Plate>',
  imports: [
    "import type { Sign } from '#domain/zodiac/signs.ts';",
    "import type { Plate } from './star-data.ts';",
  ],
  rows: SIGNS.map((sign) => [sign, plateOf(data, sign)]),
});
writeTable({
  file: 'app/ui/sky-lines.ts',
  name: 'SKY_LINES',
  type: 'Record<Sign, SkyLines>',
  imports: [
    "import type { Sign } from '#domain/zodiac/signs.ts';",
    "import type { SkyLines } from './star-data.ts';",
  ],
  rows: SIGNS.map((sign) => [sign, skyLinesOf(data, sign)]),
});
writeTable({
  file: 'app/ui/star-charts.ts',
  name: 'STAR_CHARTS',
  type: 'Record<ChartName, StarChart>',
  imports: ["import type { ChartName, StarChart } from './star-data.ts';"],
  rows: [
    ['belt', beltChart(data.stars, 100)],
    ...SIGNS.map((sign): [string, unknown] => [sign, signChart(data.stars, sign, 5)]),
  ],
});

// The 50 brightest stars within 45 degrees of the north celestial pole, which every page needs for its error screens.
writeTable({
  file: 'app/ui/pole-chart.ts',
  name: 'POLE_CHART',
  type: "Record<'pole', StarChart>",
  imports: ["import type { StarChart } from './star-data.ts';"],
  rows: [['pole', poleChart(data.stars, 50)]],
});

writeTable({
  file: 'art/atlas/zodiac-stars.ts',
  name: 'ZODIAC_STARS',
  type: 'Record<Sign, readonly ZodiacStar[]>',
  imports: [
    "import type { Sign } from '#domain/zodiac/signs.ts';",
    "import type { ZodiacStar } from './star-charts.ts';",
  ],
  rows: SIGNS.map((sign) => [sign, zodiacStars(data.stars, sign)]),
});

function writeTable(table: {
  file: string;
  name: string;
  type: string;
  imports: string[];
  rows: [string, unknown][];
}): void {
  const text = [
    '// biome-ignore-all format: written by art/atlas/extract-stars.ts, one row to a line',
    '// Star data: d3-celestial 0.7.35, (c) 2015 Olaf Frohn, BSD-3-Clause, see art/atlas/d3-celestial-LICENSE.txt',
    ...table.imports,
    '',
    `export const ${table.name}: ${table.type} = {`,
    ...table.rows.map(([key, row]) => `  ${key}: ${JSON.stringify(row)},`),
    '};',
    '',
  ].join('\n');
  writeFileSync(fileURLToPath(new URL(`../../${table.file}`, import.meta.url)), text);
}
