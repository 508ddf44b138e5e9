import { asJson, keepWithArticle } from '../shared/article-files.ts';
import { element, group } from '../shared/svg-marks.ts';
import { mercuryFacts } from './facts.ts';
import { mercuryPanel } from './panel.ts';
import { mercuryRetrogradesIn } from './retrogrades.ts';

export const MERCURY_ARTICLE = 'mercury-retrograde-guide';

const WIDTH = 360;
const SHEET = { width: 21.2, height: 8.7, scale: 16.5 };
const SHEET_TOP = 29;
/** From the top of one loop's panel to the next. */
const PANEL = 208;
const YEAR = { start: Date.UTC(2025, 0, 1), end: Date.UTC(2026, 0, 1) };
/** Where the three loops lie: the longitude in the middle of each sheet, and the latitude at its upper edge. */
const PLACES = [
  { longitude: 2.6, top: 5 },
  { longitude: 130, top: 2.4 },
  { longitude: 238.9, top: 4.35 },
];

/** The files beside the article that are computed, by name. */
export function mercuryFiles(): Record<string, string> {
  const facts = mercuryFacts();
  return { 'facts.json': asJson(facts), 'mercury-loops-2025.svg': mercuryLoops(facts) };
}

/** The loops of 2025 one under another, each under its dates and signs. */
function mercuryLoops({ retrogrades }: ReturnType<typeof mercuryFacts>): string {
  const left = (WIDTH - SHEET.width * SHEET.scale) / 2;
  const panels = mercuryRetrogradesIn(YEAR).map((retrograde, i) => {
    const { dates, signs } = retrogrades[i]!;
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
  return `${element(
    'svg',
    {
      'aria-hidden': 'true',
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${PANEL * 3 - 10}`,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      style: 'display:block;width:100%;max-width:40rem;font-variant-numeric:lining-nums',
    },
    `\n${panels.join('\n')}\n`,
  )}\n`;
}

function heading(dates: string, signs: string, width: number): string {
  return (
    element('text', { x: -4.5, y: 16, 'font-size': 15, style: 'fill:var(--color-gold)' }, dates) +
    element(
      'text',
      {
        x: width + 4.5,
        y: 16,
        'font-size': 12.5,
        'font-style': 'italic',
        'text-anchor': 'end',
        style: 'fill:var(--color-ivory-soft)',
      },
      signs,
    )
  );
}

if (import.meta.main) keepWithArticle(MERCURY_ARTICLE, mercuryFiles());
