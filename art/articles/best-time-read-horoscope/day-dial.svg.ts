import { ZODIAC_PATHS } from '#app/ui/glyph-paths.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { atHour, hourCorner, hourNames, hourSector } from '../../figures/day-dial.ts';
import { DIM, GOLD, INK, LINE, signInk } from '../../figures/inks.ts';
import { circle, hatching, ringScale } from '../../figures/rings.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { element, glyph, group, label, stroked } from '../../figures/svg-marks.ts';
import { BAND, DROP, HOURS, RIM, SCALE } from './dial-place.ts';
import { dialSun } from './dial-sun.ts';
import { READING_TIMES, type ReadingTime } from './reading-times.ts';

/** The reading hours on a 24-hour dial, around the Sun's altitude through the day of an equinox. */
export default function dayDial(): string {
  return figureSheet(
    { viewBox: '-200 -200 400 400', maxWidth: 36, fontSize: 13.5 },
    dialSun(),
    dialLimb(),
    elementNames(),
  );
}

function elementNames(): string {
  const names = READING_TIMES.map(({ element: name, labelHour, labelRadius, color }) => {
    const [x, y] = atHour(labelHour, labelRadius);
    return label(name, [x, y + DROP], 'middle', color);
  });
  return group({ 'font-size': 15 }, ...names);
}

const WIDTH = BAND.outer - BAND.inner;

/** The dial's rim with the reading hours, and clock hours inside it. */
function dialLimb(): string {
  const marked = new Set(READING_TIMES.flatMap(({ from, to }) => [from, to]));
  return [rings(), ...READING_TIMES.map(readingTime), hourNames(HOURS, 13.5, marked)].join('\n');
}

function rings(): string {
  // A circle starts at the right, which is six in the evening.
  const scale = (step: number, length: number, width: number) =>
    ringScale({ radius: SCALE, parts: 1440, step, length, width, stroke: DIM });
  return [
    element('circle', { r: BAND.middle, stroke: LINE, ...hatching(360, WIDTH) }),
    circle(RIM, 1.3, GOLD),
    circle(BAND.outer + 1, 0.5, DIM),
    circle(BAND.inner - 1, 0.8, DIM),
    circle(SCALE, 1, DIM),
    scale(15, 2.4, 0.9),
    scale(60, 4.4, 1.8),
  ].join('');
}

/** The arc of an element, with its three signs in zodiac order. */
function readingTime({ element: name, from, to, color }: ReadingTime): string {
  const signs = SIGNS.filter((sign) => signProfile(sign).element === name);
  const middle = (i: number) => from + ((to - from) * (i + 0.5)) / signs.length;
  return (
    element('path', { d: hourSector(from, to, BAND.inner, BAND.outer), fill: INK }) +
    element('path', {
      d: `M${hourCorner(from, BAND.middle)}A${BAND.middle} ${BAND.middle} 0 0 1 ${hourCorner(to, BAND.middle)}`,
      stroke: color,
      opacity: 0.5,
      ...hatching((to - from) * 15, WIDTH),
    }) +
    stroked(hourSector(from, to, BAND.inner, BAND.outer), color, 1.6) +
    group(
      { 'stroke-width': 6, stroke: INK },
      ...signs.map((sign, i) => glyph(ZODIAC_PATHS[sign], atHour(middle(i), BAND.middle), 17)),
    ) +
    signs
      .map((sign, i) =>
        group(
          { 'stroke-width': 2, stroke: signInk(sign) },
          glyph(ZODIAC_PATHS[sign], atHour(middle(i), BAND.middle), 17),
        ),
      )
      .join('')
  );
}
