import { round } from '#app/ui/round.ts';
import { type Point, wheelPoint } from '#app/ui/wheel-geometry.ts';
import { element, group } from './svg-marks.ts';

/** Text curved along a circle around a figure's origin. */
export interface RingName {
  words: string;
  /** The center of the text: degrees counterclockwise from the left. */
  angle: number;
  fill?: string;
}

interface RingNames {
  /** Of the circle through the middle of the letters. */
  radius: number;
  fontSize: number;
  /** Prefix for the ids of the text's circles; unique among the page's figures. */
  id: string;
}

/** The x-height of EB Garamond as a fraction of the font size: half of it lies on either side of the circle. */
const LETTER_HEIGHT = 0.46;
/** The arc reserved for one name, in degrees. */
const ROOM = 60;

/** Names that read upright all around: on the lower half they run counterclockwise. */
export function ringNames(names: readonly RingName[], { radius, fontSize, id }: RingNames): string {
  const drop = (LETTER_HEIGHT / 2) * fontSize;
  const texts = names.map(({ words, angle, fill }, i) => {
    const [, y] = wheelPoint(angle, 0, 1);
    const isLow = y > 0.01;
    const arc = `${id}-${i + 1}`;
    const r = isLow ? radius + drop : radius - drop;
    return (
      element('path', { id: arc, d: nameArc(angle, r, isLow) }) +
      element(
        'text',
        { fill, 'text-anchor': 'middle' },
        element('textPath', { href: `#${arc}`, startOffset: '50%' }, words),
      )
    );
  });
  return group({ 'font-size': fontSize }, ...texts);
}

/** The arc around an angle, from left to right in reading order. */
function nameArc(angle: number, r: number, isLow: boolean): string {
  const end = (side: number): Point => wheelPoint(angle + (side * ROOM) / 2, 0, r);
  const [from, to] = isLow ? [end(-1), end(1)] : [end(1), end(-1)];
  return `M${from.map(round).join(' ')}A${round(r)} ${round(r)} 0 0 ${isLow ? 0 : 1} ${to.map(round).join(' ')}`;
}
