import type { CivilDate } from '../../calendar/civil-date.ts';
import { UNIT_DAYS } from '../text/numbers.ts';
import { dayMoment, type Moment } from '../text/time/moment.ts';
import { shiftDays } from '../text/time/shift-days.ts';
import type { Tokens } from '../text/token.ts';
import { hasTag } from './passage.ts';

/** A length of time as a text tells it, in days: "three weeks", "less than a week". */
export interface Length {
  /** The index of its number. */
  from: number;
  days: number;
  least: number;
  most: number;
}

/** The length whose unit stands at `at`. */
export function lengthEndingAt(tokens: Tokens, at: number): Length | null {
  const unit = tokens[at]?.lower === 'hours' ? 0 : UNIT_DAYS.get(tokens[at]?.lower ?? '');
  if (unit === undefined) return null;
  const isFull = /^(?:full|whole|good|solid|more|short|long)$/.test(tokens[at - 1]?.lower ?? '');
  const from = isFull ? at - 2 : at - 1;
  const number = tokens[from];
  const isOne = hasTag(number, 'a', 'the') || (unit === 0 && number !== undefined);
  const isCount = number?.type === 'number' && !number.ordinal;
  if (!isOne && !isCount) return null;
  // "A week and a day"
  const more = hasTag(tokens[from - 1], 'and') ? lengthEndingAt(tokens, from - 2) : null;
  const days = Math.round((isCount ? number.value : 1) * unit) + (more?.days ?? 0);
  if (more) return { from: more.from, days, least: days, most: days };
  const before = tokens
    .slice(Math.max(0, from - 3), from)
    .map(({ lower }) => lower)
    .join(' ');
  const slack = unit < 7 ? 0 : Math.max(1, Math.floor(days / 8));
  const least = UNDER.test(before) ? 0 : days - (isFull || OVER.test(before) ? 0 : slack);
  const most = OVER.test(before) ? 2 * days + 2 : days + (UNDER.test(before) ? 0 : slack);
  return { from, days, least, most };
}

const UNDER =
  /\b(?:less than|fewer than|under|not quite|not even|within|inside|barely|hardly|scarcely|nearly|almost|just shy of)(?: of)?$/;
const OVER = /\b(?:more than|better than|longer than|over|upwards of|at least|well over)$/;

/** The day that is so long after a date, or before it; a few days if the length isn't exact. */
export function dayBeyond(date: CivilDate, { days, least, most }: Length, way: 1 | -1): Moment {
  if (least === most) return dayMoment(shiftDays(date, way * days), { loose: days === 0 });
  const [from, to] = way > 0 ? [least, most] : [-most, -least];
  return {
    kind: 'stretch',
    from: shiftDays(date, from),
    to: shiftDays(date, to),
    words: 'about then',
    loose: true,
  };
}
