import { atHour } from '../../figures/day-dial.ts';
import { figureSheet } from '../../figures/sheet.ts';
import { group, label } from '../../figures/svg-marks.ts';
import { dialLimb } from './dial-limb.ts';
import { DROP } from './dial-place.ts';
import { dialSun } from './dial-sun.ts';
import { READING_TIMES } from './reading-times.ts';

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
