import { ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { element, glyph, group } from '../shared/svg-marks.ts';
import {
  at,
  BAND,
  BASELINE,
  corner,
  DIM,
  GOLD,
  HOURS,
  INK,
  LINE,
  RIM,
  SCALE,
  SOFT,
} from './dial-place.ts';
import { READING_TIMES, type ReadingTime } from './reading-times.ts';

/** The rim of the dial with the times of reading, and the hours of a clock inside it. */
export function dialLimb(): string {
  return [rings(), ...READING_TIMES.map(readingTime), hours()].join('\n');
}

function rings(): string {
  const circle = (r: number, width: number, stroke = DIM) =>
    element('circle', { r, 'stroke-width': width, stroke });
  // A circle begins at the right, which is six in the evening.
  const scale = (step: number, length: number, width: number) =>
    element('circle', {
      r: SCALE + length / 2,
      pathLength: 1440,
      stroke: DIM,
      'stroke-width': length,
      'stroke-linecap': 'butt',
      'stroke-dasharray': `${width} ${step - width}`,
      'stroke-dashoffset': width / 2,
    });
  return [
    element('circle', { r: BAND.middle, stroke: LINE, ...hatching(360) }),
    circle(RIM, 1.3, GOLD),
    circle(BAND.outer + 1, 0.5),
    circle(BAND.inner - 1, 0.8),
    circle(SCALE, 1),
    scale(15, 2.4, 0.9),
    scale(60, 4.4, 1.8),
  ].join('');
}

/** The arc of an element, with its three signs in the order of the zodiac. */
function readingTime({ element: name, from, to, color }: ReadingTime): string {
  const signs = SIGNS.filter((sign) => signProfile(sign).element === name);
  const middle = (i: number) => from + ((to - from) * (i + 0.5)) / signs.length;
  return (
    element('path', { d: sector(from, to), fill: INK }) +
    element('path', {
      d: `M${corner(from, BAND.middle)}A${BAND.middle} ${BAND.middle} 0 0 1 ${corner(to, BAND.middle)}`,
      stroke: color,
      opacity: 0.5,
      ...hatching((to - from) * 15),
    }) +
    element('path', { d: sector(from, to), stroke: color, 'stroke-width': 1.6 }) +
    group(
      { 'stroke-width': 6, stroke: INK },
      ...signs.map((sign, i) => glyph(ZODIAC_PATHS[sign], at(middle(i), BAND.middle), 17)),
    ) +
    signs
      .map((sign, i) =>
        group(
          { 'stroke-width': 2, stroke: `var(--color-${sign})` },
          glyph(ZODIAC_PATHS[sign], at(middle(i), BAND.middle), 17),
        ),
      )
      .join('')
  );
}

function sector(from: number, to: number): string {
  const { inner, outer } = BAND;
  return `M${corner(from, outer)}A${outer} ${outer} 0 0 1 ${corner(to, outer)}L${corner(to, inner)}A${inner} ${inner} 0 0 0 ${corner(from, inner)}z`;
}

/** The dashes that hatch a line of the band's width across, into so many parts. */
function hatching(parts: number) {
  return {
    pathLength: parts,
    'stroke-width': BAND.outer - BAND.inner,
    'stroke-linecap': 'butt',
    'stroke-dasharray': '0.24 0.76',
    'stroke-dashoffset': 0.12,
  };
}

/** The hours as a clock says them, noon and midnight in words. */
function hours(): string {
  const marked = new Set(READING_TIMES.flatMap(({ from, to }) => [from, to]));
  const numbers = Array.from({ length: 24 }, (_, hour) => {
    const [x, y] = at(hour, HOURS);
    const text = hour === 0 ? 'midnight' : hour === 12 ? 'noon' : String(hour % 12);
    return element(
      'text',
      { x, y: y + BASELINE, 'text-anchor': 'middle', fill: marked.has(hour) ? GOLD : SOFT },
      text,
    );
  });
  return numbers.join('');
}
