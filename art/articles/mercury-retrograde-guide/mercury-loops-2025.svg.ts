import { innerRetrogradesIn } from '../../facts/inner-retrogrades.ts';
import { years } from '../../facts/spans.ts';
import { GOLD, SOFT } from '../../figures/inks.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { group, text } from '../../figures/svg-marks.ts';
import { inBrief } from './facts.ts';
import { mercuryPanel } from './panel.ts';

const WIDTH = 360;
const SHEET = { width: 21.2, height: 8.7, scale: 16.5 };
const SHEET_TOP = 29;
/** The vertical spacing of the loops' panels. */
const PANEL = 208;
const YEAR = years(2025);
/** The placement of the three loops: the longitude at the center of each sheet, and the latitude at its upper edge. */
const PLACES = [
  { longitude: 2.6, top: 5 },
  { longitude: 130, top: 2.4 },
  { longitude: 238.9, top: 4.35 },
];

/** The loops of 2025 stacked vertically, each below its dates and signs. */
export default function mercuryLoops(): string {
  const left = (WIDTH - SHEET.width * SHEET.scale) / 2;
  const panels = innerRetrogradesIn('Mercury', YEAR).map((retrograde, i) => {
    const { dates, signs } = inBrief(retrograde);
    const loop = { map: { ...SHEET, ...PLACES[i]! }, retrograde };
    return group(
      { transform: `translate(${left.toFixed(1)} ${i * PANEL})` },
      `\n${heading(dates, signs, WIDTH - 2 * left)}\n`,
      group(
        { transform: `translate(0 ${SHEET_TOP})` },
        `\n${mercuryPanel(`mercury-loop-${i + 1}`, loop)}\n`,
      ),
    );
  });
  return figureSheet(
    { viewBox: `0 0 ${WIDTH} ${PANEL * 3 - 10}`, maxWidth: 40, centered: false },
    ...panels,
  );
}

function heading(dates: string, signs: string, width: number): string {
  return (
    text(dates, [-4.5, 16], { 'font-size': 15, fill: GOLD }) +
    text(signs, [width + 4.5, 16], {
      'font-size': 12.5,
      'font-style': 'italic',
      'text-anchor': 'end',
      fill: SOFT,
    })
  );
}
