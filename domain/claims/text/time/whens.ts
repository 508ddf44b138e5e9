import { addDays, type CivilDate, partsOf } from '../../../calendar/civil-date.ts';
import { isDigit, numberWords, readNumber } from '../numbers.ts';
import { PhraseIndex } from '../phrase-index.ts';
import type { Word } from '../words.ts';
import { type ReadClock, readClock } from './clock.ts';
import {
  type DateContext,
  dateWords,
  exactDate,
  type ReadDate,
  readDate,
  readDayAndMonth,
  readDayOfMonth,
} from './dates.ts';
import { type ClockMoment, dayMoment, type Moment, type WhenRole } from './moment.ts';
import { NO_PREFIX, PREFIXES, type Prefix } from './prefixes.ts';
import { readRelativeDay, relativeDayWords } from './relative-days.ts';
import { readStretch, stretchWords } from './stretches.ts';

export interface ReadWhen {
  role: WhenRole;
  moment: Moment;
  /** A weekday named together with a date, or alone. */
  weekday: { number: number; alone: boolean } | null;
  next: number;
}

interface ReadMoment {
  moment: Moment;
  weekday: ReadWhen['weekday'];
  next: number;
}

/** A time with the word that governs it, at word `at`: "until 14:20 UTC on 22 November", "tomorrow". */
export function readWhen(
  words: readonly Word[],
  at: number,
  context: DateContext,
): ReadWhen | null {
  if (!mayBegin(words[at]!.lower)) return null;
  // "Runs to 24 November"
  if (words[at]!.lower === 'to' && RUNNING.has(words[at - 1]?.lower ?? '')) {
    return readPrefixed(words, at + 1, { ...NO_PREFIX, role: 'until', weak: true }, context);
  }
  const match = PREFIXES.longestAt(words, at);
  const bare = readBare(words, at, context);
  if (!match) return bare;
  const prefixed = readPrefixed(words, match.next, match.value, context);
  if (!prefixed) return bare;
  return bare && bare.next > prefixed.next ? bare : prefixed;
}

/** Most words begin no time; asking this first keeps reading quick. */
function mayBegin(lower: string): boolean {
  return isDigit(lower) || STARTERS.has(lower);
}

function readPrefixed(
  words: readonly Word[],
  at: number,
  prefix: Prefix,
  context: DateContext,
): ReadWhen | null {
  if (!words[at]) return null;
  // "Since last Friday", "until next Monday": the week is named after the preposition.
  const qualifier = QUALIFIERS.get(words[at].lower);
  if (qualifier && prefix.weekday === null && words[at + 1]) {
    const dated = datedAt(words, at + 1, { ...prefix, weekday: qualifier }, context);
    if (dated?.weekday?.alone) return { role: prefix.role, ...dated };
  }
  if (prefix.role === 'from' || prefix.role === 'at') {
    const ends = readEnds(words, at, context);
    if (ends) return { role: 'between', moment: ends.moment, weekday: null, next: ends.next };
  }
  const found =
    readMoment(words, at, prefix, context) ??
    wrapped(readDayOfMonth(words, at, context)) ??
    readLongStretch(words, at, prefix, context);
  if (!found) return null;
  // "Until the 20th" looks ahead whatever the tense.
  if (
    ['until', 'by', 'before'].includes(prefix.role) &&
    found.moment.kind === 'day' &&
    found.moment.ahead
  ) {
    found.moment = { ...found.moment, date: found.moment.ahead };
  }
  // "Through the whole day" lasts as long as the day; "through 12 August" ends with it.
  const isLasting =
    prefix.role === 'until' && found.moment.kind === 'today' && words[at - 1]!.lower === 'through';
  return { role: isLasting ? 'at' : prefix.role, ...found };
}

function readLongStretch(
  words: readonly Word[],
  at: number,
  prefix: Prefix,
  context: DateContext,
): ReadMoment | null {
  const stretch = readStretch(words, at, context);
  if (!stretch) return null;
  if (
    stretch.lasting &&
    stretch.moment.kind === 'stretch' &&
    stretch.moment.words === 'that long'
  ) {
    if (!prefix.lasting) return null;
  }
  return { moment: stretch.moment, weekday: null, next: stretch.next };
}

/** A time that stands without a preposition: "today", "14:20 UTC", "November 21", "this week". */
function readBare(words: readonly Word[], at: number, context: DateContext): ReadWhen | null {
  const first = words[at]!.lower;
  if (first === 'between') {
    const ends = readEnds(words, at + 1, context);
    return ends && { role: 'between', moment: ends.moment, weekday: null, next: ends.next };
  }
  const range = readEnds(words, at, context);
  if (range) return { role: 'between', moment: range.moment, weekday: null, next: range.next };
  const then = THEN.longestAt(words, at);
  const moment = readMoment(words, at, NO_PREFIX, context);
  if (moment) return { role: 'at', ...moment };
  if (then)
    return { role: 'afterwards', moment: { kind: 'today' }, weekday: null, next: then.next };
  const stretch = readStretch(words, at, context);
  const isNamed = stretch?.moment.kind === 'stretch' && / |^lately$/.test(stretch.moment.words);
  if (!stretch || !isNamed || stretch.moment.kind !== 'stretch') return null;
  if (stretch.moment.words === 'that long') {
    return null;
  }
  if (/^the (?:week|month|year|weekend)$/.test(stretch.moment.words)) return null;
  return {
    role: stretch.lasting ? 'for' : 'at',
    moment: stretch.moment,
    weekday: null,
    next: stretch.next,
  };
}

function readMoment(
  words: readonly Word[],
  at: number,
  prefix: Prefix,
  context: DateContext,
): ReadMoment | null {
  if (!words[at]) return null;
  const stamped = readStamp(words, at);
  if (stamped) return stamped;
  const clock = readClock(words, at);
  if (clock && isProven(words, at, clock, prefix)) return withDate(words, clock, prefix, context);
  const relative = unnamed(readRelativeDay(words, at, context));
  const dated = datedAt(words, at, prefix, context);
  const day = dated ?? relative;
  if (!day) return null;
  if (day.moment.kind !== 'day' && day.moment.kind !== 'today' && day.moment.kind !== 'part')
    return day;
  return withClock(words, day, prefix, context);
}

/** "14:20" proves itself; "noon" and hours in words need "at" or the like, or a zone. */
function isProven(words: readonly Word[], at: number, clock: ReadClock, prefix: Prefix): boolean {
  return /\d/.test(words[at]!.lower) || clock.offsets !== null || prefix !== NO_PREFIX;
}

function readStamp(words: readonly Word[], at: number): ReadMoment | null {
  const stamp = /^(\d{4}-\d{2}-\d{2})t(\d{2}):(\d{2})(?::\d{2})?(z|[+-]\d{2}:?\d{2})?$/.exec(
    words[at]!.lower,
  );
  if (!stamp) return null;
  const sign = stamp[4]?.startsWith('-') ? -1 : 1;
  const offset =
    stamp[4] === undefined || stamp[4] === 'z'
      ? 0
      : sign * (Number(stamp[4].slice(1, 3)) * 60 + Number(stamp[4].slice(-2)));
  const date = exactDate(...(stamp[1]!.split('-').map(Number) as [number, number, number]));
  if (!date) return null;
  const minutes = Number(stamp[2]) * 60 + Number(stamp[3]);
  return {
    moment: clockMoment(date, { minutes, offsets: [offset], next: at + 1 }, NO_PREFIX, false),
    weekday: null,
    next: at + 1,
  };
}

/** A clock time, and the date that may follow it: "14:20 UTC on 22 November", "9 am tomorrow". */
function withDate(
  words: readonly Word[],
  clock: ReadClock,
  prefix: Prefix,
  context: DateContext,
): ReadMoment {
  const comma = words[clock.next]?.lower === ',';
  let at = comma ? clock.next + 1 : clock.next;
  const hasPreposition = ['on', 'of'].includes(words[at]?.lower ?? '');
  if (hasPreposition) at++;
  const day = words[at]
    ? (datedAt(words, at, NO_PREFIX, context) ??
      (hasPreposition ? wrapped(readDayOfMonth(words, at, context)) : null) ??
      (comma ? null : unnamed(readRelativeDay(words, at, context))))
    : null;
  if (
    day &&
    (day.moment.kind === 'day' || day.moment.kind === 'today' || day.moment.kind === 'part')
  ) {
    const { date } = daysOf(day.moment, context.date);
    const moment = clockMoment(date, clock, prefix, day.moment.kind === 'part');
    return {
      moment: { ...moment, ...daysOf(day.moment, context.date) },
      weekday: day.weekday,
      next: day.next,
    };
  }
  return {
    moment: clockMoment(context.date, clock, prefix, true),
    weekday: null,
    next: clock.next,
  };
}

/** A date, and the clock time that may follow it: "22 November, 02:10 UTC", "tomorrow at 9 am EST". */
function withClock(
  words: readonly Word[],
  day: ReadMoment,
  prefix: Prefix,
  context: DateContext,
): ReadMoment {
  let at = words[day.next]?.lower === ',' ? day.next + 1 : day.next;
  const between = PREFIXES.longestAt(words, at);
  const inner = between && between.value.role === 'at' ? between.value : null;
  if (between && inner) at = between.next;
  const clock = words[at] ? readClock(words, at) : null;
  if (!clock || !isProven(words, at, clock, inner ?? NO_PREFIX)) return day;
  const days = daysOf(day.moment, context.date);
  const isAssumed = day.moment.kind === 'today' || day.moment.kind === 'part';
  const moment = { ...clockMoment(days.date, clock, inner ?? prefix, isAssumed), ...days };
  return { moment, weekday: day.weekday, next: clock.next };
}

type Days = Pick<ClockMoment, 'date' | 'before' | 'ahead' | 'also'>;

function daysOf(moment: Moment, today: CivilDate): Days {
  if (moment.kind === 'day') {
    const { date, before, ahead, also } = moment;
    return { date, before, ahead, also };
  }
  return {
    date: moment.kind === 'part' ? moment.date : today,
    before: null,
    ahead: null,
    also: null,
  };
}

function clockMoment(
  date: CivilDate,
  clock: ReadClock,
  prefix: Prefix,
  dateAssumed: boolean,
): ClockMoment {
  const { minutes, offsets } = clock;
  return {
    kind: 'clock',
    date,
    before: null,
    ahead: null,
    dateAssumed,
    also: null,
    minutes,
    offsets,
    slack: clock.spoken && prefix.slack.before === 0 ? { before: 4, after: 4 } : prefix.slack,
  };
}

function datedAt(
  words: readonly Word[],
  at: number,
  prefix: Prefix,
  context: DateContext,
): ReadMoment | null {
  const read = readDate(words, at, context);
  return read && dated(read, prefix, context);
}

function dated(read: ReadDate, prefix: Prefix, context: DateContext): ReadMoment {
  const loose = prefix.slack.before > 1;
  if (!read.weekdayOnly) {
    const weekday =
      read.weekdayStated === null ? null : { number: read.weekdayStated, alone: false };
    return { moment: dayMoment(read.date, { loose }), weekday, next: read.next };
  }
  const weekday = { number: new Date(`${read.date}T00:00:00Z`).getUTCDay(), alone: true };
  if (prefix.weekday === null)
    return {
      moment: dayMoment(read.date, { before: read.before, loose }),
      weekday,
      next: read.next,
    };
  // "Next Friday" and "last Friday" are the nearest one to some and a week further to others.
  const isToday = read.date === context.date;
  const step = prefix.weekday === 'next' ? 7 : -7;
  const nearest = prefix.weekday === 'next' ? read.date : read.before!;
  const date = isToday ? addDays(nearest, step) : nearest;
  return {
    moment: dayMoment(date, { also: addDays(date, step), loose }),
    weekday,
    next: read.next,
  };
}

function unnamed(read: { moment: Moment; next: number } | null): ReadMoment | null {
  return read && { ...read, weekday: null };
}

function wrapped(read: ReturnType<typeof readDayOfMonth>): ReadMoment | null {
  return (
    read && {
      moment: dayMoment(read.date, { before: read.before, ahead: read.ahead }),
      weekday: null,
      next: read.next,
    }
  );
}

/** "Afterwards": the statement begins where the one before it ends. */
const THEN = new PhraseIndex<null>(
  [
    'then',
    'after that',
    'afterwards',
    'afterward',
    'thereafter',
    'after which',
    'from then on',
    'after this',
    'subsequently',
    'and then',
    'from that moment',
    'from there',
    'next up',
    'thence',
    'from that point on',
    'from then',
  ].map((words) => [words, null]),
);

const TO = new Set(['to', 'until', 'till', 'through', 'thru', '-', '–', '—', 'and', 'til']);

/** Two ends: "26 February to 20 March", "9 and 29 November", "October 7–28". */
function readEnds(
  words: readonly Word[],
  at: number,
  context: DateContext,
): { moment: Moment; next: number } | null {
  const shared = readSharedMonth(words, at, context);
  if (shared) return shared;
  const first =
    readMoment(words, at, NO_PREFIX, context) ?? wrapped(readDayOfMonth(words, at, context));
  if (!first || !isFixed(first.moment)) return null;
  const comma = words[first.next]?.lower === ',' ? 1 : 0;
  const link = words[first.next + comma]?.lower ?? '';
  if (!TO.has(link)) return null;
  const after = first.next + comma + 1;
  if (!words[after]) return null;
  const isAnd = link === 'and';
  if (isAnd && words[at - 1]?.lower !== 'between') return null;
  const second =
    readMoment(words, after, NO_PREFIX, context) ??
    wrapped(readDayOfMonth(words, after, context)) ??
    dayOfSameMonth(words, after, first.moment);
  if (!second || !isFixed(second.moment)) return null;
  return { moment: { kind: 'ends', from: first.moment, to: second.moment }, next: second.next };
}

function isFixed(moment: Moment): boolean {
  return moment.kind === 'day' || moment.kind === 'clock' || moment.kind === 'today';
}

/** "9 to 29 November": the first day borrows the month of the second. */
function readSharedMonth(
  words: readonly Word[],
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

function dayOfSameMonth(words: readonly Word[], at: number, first: Moment): ReadMoment | null {
  const day = readNumber(words, at);
  if (first.kind !== 'day' || !day || !Number.isInteger(day.value) || day.value > 31) return null;
  const { year, month } = partsOf(first.date);
  const date = exactDate(year, month, day.value);
  return date && date > first.date
    ? { moment: dayMoment(date), weekday: null, next: day.next }
    : null;
}

const QUALIFIERS = new Map([
  ['next', 'next'],
  ['last', 'last'],
] as const) as ReadonlyMap<string, 'next' | 'last'>;

const RUNNING = new Set([
  'runs',
  'ran',
  'running',
  'lasts',
  'lasting',
  'extends',
  'continues',
  'stretches',
  'goes',
  'through',
  'on',
  'over',
]);

const STARTERS = new Set([
  'to',
  ...PREFIXES.firstWords(),
  ...THEN.firstWords(),
  ...numberWords(),
  ...dateWords(),
  ...stretchWords(),
  ...relativeDayWords(),
  ...['noon', 'midday', 'midnight', 'half', 'quarter', 'a', 'the', 'between'],
]);
