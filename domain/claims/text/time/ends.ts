import { partsOf } from '../../../calendar/civil-date.ts';
import { DAY_MINUTES } from '../../../calendar/durations.ts';
import { readNumber } from '../numbers.ts';
import type { Words } from '../words.ts';
import { type DateContext, exactDate, readDayAndMonth, readDayOfMonth } from './dates.ts';
import { dayMoment, type Moment, type ReadMoment } from './moment.ts';
import { readMoment, wrapped } from './moments.ts';
import { NO_PREFIX } from './prefixes.ts';

const TO = new Set(['to', 'until', 'till', 'through', 'thru', '-', '–', '—', 'and', 'til']);

/** Reads a start and an end: "26 February to 20 March", "9 and 29 November", "October 7–28". */
export function readEnds(
  words: Words,
  at: number,
  context: DateContext,
): { moment: Moment; next: number } | null {
  const shared = readSharedMonth(words, at, context);
  if (shared) return shared;
  // "Between ten in the morning and half past two"
  const prefix = words[at - 1]?.lower === 'between' ? { ...NO_PREFIX } : NO_PREFIX;
  const first =
    readMoment(words, at, prefix, context) ?? wrapped(readDayOfMonth(words, at, context));
  if (!first || !isFixed(first.moment)) return null;
  const comma = words[first.next]?.lower === ',' ? 1 : 0;
  const link = words[first.next + comma]?.lower ?? '';
  if (!TO.has(link)) return null;
  const after = first.next + comma + 1;
  if (!words[after]) return null;
  const isAnd = link === 'and';
  if (isAnd && words[at - 1]?.lower !== 'between') return null;
  const second =
    readMoment(words, after, prefix, context) ??
    wrapped(readDayOfMonth(words, after, context)) ??
    dayOfSameMonth(words, after, first.moment);
  if (!second || !isFixed(second.moment)) return null;
  const to = laterThan(first.moment, second.moment);
  return { moment: { kind: 'ends', from: first.moment, to }, next: second.next };
}

/** "Between ten in the morning and half past two": in the afternoon. */
function laterThan(from: Moment, to: Moment): Moment {
  const isOpen = from.kind === 'clock' && to.kind === 'clock' && to.eitherHalf;
  if (!isOpen || to.minutes > from.minutes) return to;
  return { ...to, minutes: to.minutes + DAY_MINUTES / 2, eitherHalf: false };
}

function isFixed(moment: Moment): boolean {
  return moment.kind === 'day' || moment.kind === 'clock' || moment.kind === 'today';
}

/** "9 to 29 November": the first day takes the month of the second. */
function readSharedMonth(
  words: Words,
  at: number,
  context: DateContext,
): { moment: Moment; next: number } | null {
  const start = words[at]?.lower === 'the' ? at + 1 : at;
  const day = readNumber(words, start);
  if (!day || day.value < 1 || day.value > 31 || !TO.has(words[day.next]?.lower ?? '')) return null;
  const second = readDayAndMonth(words, day.next + 1, context);
  if (!second || !/\d|the/.test(words[day.next + 1]!.lower)) return null;
  const { year, month } = partsOf(second.date);
  const date = exactDate(year, month, day.value);
  if (!date || date > second.date) return null;
  return {
    moment: { kind: 'ends', from: dayMoment(date), to: dayMoment(second.date) },
    next: second.next,
  };
}

function dayOfSameMonth(words: Words, at: number, first: Moment): ReadMoment | null {
  const day = readNumber(words, at);
  if (first.kind !== 'day' || !day || !Number.isInteger(day.value) || day.value > 31) return null;
  const { year, month } = partsOf(first.date);
  const date = exactDate(year, month, day.value);
  return date && date > first.date
    ? { moment: dayMoment(date), weekday: null, next: day.next }
    : null;
}
