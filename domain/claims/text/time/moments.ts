import { addDays, type CivilDate } from '../../../calendar/civil-date.ts';
import { DAY_MINUTES } from '../../../calendar/durations.ts';
import { readNumber } from '../numbers.ts';
import type { Words } from '../words.ts';
import { type ReadClock, readClock } from './clock.ts';
import { type DateContext, exactDate, type ReadDate, readDate, readDayOfMonth } from './dates.ts';
import { type ClockMoment, dayMoment, type Moment, type ReadMoment } from './moment.ts';
import { readPartOfDay } from './named-days.ts';
import { NO_PREFIX, PREFIXES, type Prefix } from './prefixes.ts';
import { readRelativeDay } from './relative-days.ts';

export function readMoment(
  words: Words,
  at: number,
  prefix: Prefix,
  context: DateContext,
): ReadMoment | null {
  if (!words[at]) return null;
  const stamped = readStamp(words, at);
  if (stamped) return stamped;
  const clock = readClock(words, at, context.looksAhead);
  if (clock && isProven(words, at, clock, prefix)) return withDate(words, clock, prefix, context);
  const hour =
    context.looksAhead && prefix !== NO_PREFIX ? hourOfDate(words, at, prefix, context) : null;
  if (hour) return hour;
  const timed = context.looksAhead ? partThenDay(words, at, context) : null;
  if (timed) return timed;
  const relative = unnamed(readRelativeDay(words, at, context));
  const dated = eitherOf(words, datedAt(words, at, prefix, context), context);
  const day = dated ?? relative;
  if (!day) return null;
  if (day.moment.kind !== 'day' && day.moment.kind !== 'today' && day.moment.kind !== 'part')
    return day;
  return withClock(words, day, prefix, context);
}

/** "From eleven on Saturday night", "just before seven on Thursday morning" */
function hourOfDate(
  words: Words,
  at: number,
  prefix: Prefix,
  context: DateContext,
): ReadMoment | null {
  const number = readNumber(words, at);
  const isHour = number && !number.ordinal && number.value >= 1 && number.value <= 12;
  if (!isHour || words[number.next]?.lower !== 'on' || !words[number.next + 1]) return null;
  const day =
    datedAt(words, number.next + 1, NO_PREFIX, context) ??
    wrapped(readDayOfMonth(words, number.next + 1, context));
  if (day?.moment.kind !== 'day') return null;
  const part = partAfter(words, day);
  const isSpelled = !/\d/.test(words[at]!.lower);
  const minutes = number.value * 60;
  const spoken = { minutes, offsets: null, eitherHalf: true, next: number.next, isSpelled };
  const clock = part?.moment.kind === 'day' ? inHours(spoken, part.moment.hours!) : spoken;
  const days = daysOf(day.moment, context.date);
  const moment = { ...clockMoment(days.date, clock, prefix, false), ...days };
  return { moment, weekday: day.weekday, next: (part ?? day).next };
}

/** "Thursday or Friday" */
function eitherOf(words: Words, first: ReadMoment | null, context: DateContext): ReadMoment | null {
  if (first?.moment.kind !== 'day' || words[first.next]?.lower !== 'or') return first;
  const second = words[first.next + 1] ? datedAt(words, first.next + 1, NO_PREFIX, context) : null;
  if (second?.moment.kind !== 'day') return first;
  const [from, to] = [first.moment.date, second.moment.date].sort() as [CivilDate, CivilDate];
  const moment: Moment = { kind: 'stretch', from, to, words: 'either day', loose: true };
  return { moment, weekday: null, next: second.next };
}

/** "14:20" is a time by itself; "noon" and spelled-out hours need "at" or the like, or a zone. */
function isProven(words: Words, at: number, clock: ReadClock, prefix: Prefix): boolean {
  const isTold = clock.offsets !== null || clock.spoken;
  return /\d/.test(words[at]!.lower) || isTold || prefix !== NO_PREFIX;
}

function readStamp(words: Words, at: number): ReadMoment | null {
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

/** A clock time and any date after it: "14:20 UTC on 22 November", "9 am tomorrow". */
function withDate(
  words: Words,
  clock: ReadClock,
  prefix: Prefix,
  context: DateContext,
): ReadMoment {
  const comma = words[clock.next]?.lower === ',';
  let at = comma ? clock.next + 1 : clock.next;
  const hasPreposition = ['on', 'of'].includes(words[at]?.lower ?? '');
  if (hasPreposition) at++;
  // "At ten past seven on the morning of Monday the 21st"
  const lead = context.looksAhead && hasPreposition ? partLeading(words, at) : null;
  if (lead) at = lead.next;
  const day = words[at]
    ? (datedAt(words, at, NO_PREFIX, context) ??
      (hasPreposition ? wrapped(readDayOfMonth(words, at, context)) : null) ??
      (comma ? null : unnamed(readRelativeDay(words, at, context))))
    : null;
  if (
    day &&
    (day.moment.kind === 'day' || day.moment.kind === 'today' || day.moment.kind === 'part')
  ) {
    const days = daysOf(day.moment, context.date);
    const part = context.looksAhead ? partAfter(words, day) : null;
    const hours = lead?.hours ?? (part?.moment.kind === 'day' ? part.moment.hours : undefined);
    const told = hours ? inHours(clock, hours) : clock;
    const moment = clockMoment(days.date, told, prefix, day.moment.kind === 'part');
    return { moment: { ...moment, ...days }, weekday: day.weekday, next: (part ?? day).next };
  }
  // In a column "at 5:40" is on the day named last.
  const { anchor, period } = context;
  const isToday =
    /^(?:this|tonight)$/.test(words[clock.next - 2]?.lower ?? '') ||
    words[clock.next - 1]!.lower === 'tonight';
  const named =
    context.looksAhead && !isToday ? (period === 'day' ? anchor?.ofSentence : anchor?.date) : null;
  return {
    moment: clockMoment(named ?? context.date, clock, prefix, true),
    weekday: null,
    next: clock.next,
  };
}

/** A date and any clock time after it: "22 November, 02:10 UTC", "tomorrow at 9 am EST". */
function withClock(
  words: Words,
  day: ReadMoment,
  prefix: Prefix,
  context: DateContext,
): ReadMoment {
  let at = words[day.next]?.lower === ',' ? day.next + 1 : day.next;
  const between = PREFIXES.longestAt(words, at);
  const inner = between && between.value.role === 'at' ? between.value : null;
  if (between && inner) at = between.next;
  const clock = words[at] ? readClock(words, at) : null;
  const part = context.looksAhead && !clock ? partAfter(words, day) : null;
  if (part) return part;
  if (!clock || !isProven(words, at, clock, inner ?? NO_PREFIX)) return day;
  const days = daysOf(day.moment, context.date);
  const isAssumed = day.moment.kind === 'today' || day.moment.kind === 'part';
  const moment = { ...clockMoment(days.date, clock, inner ?? prefix, isAssumed), ...days };
  return { moment, weekday: day.weekday, next: clock.next };
}

/** "Wednesday evening", "on the 14th, before dawn" */
function partAfter(words: Words, day: ReadMoment): ReadMoment | null {
  const comma = words[day.next]?.lower === ',' ? 1 : 0;
  const part = words[day.next + comma] ? readPartOfDay(words, day.next + comma) : null;
  if (!part || day.moment.kind !== 'day' || day.moment.loose) return null;
  return { ...day, moment: { ...day.moment, hours: part.hours }, next: part.next };
}

/** "Before dawn on Tuesday", "after lunch on the 9th" */
function partThenDay(words: Words, at: number, context: DateContext): ReadMoment | null {
  const part = readPartOfDay(words, at);
  if (!part) return null;
  const on = /^(?:on|of)$/.test(words[part.next]?.lower ?? '') ? part.next + 1 : part.next;
  if (!words[on]) return null;
  const day =
    datedAt(words, on, NO_PREFIX, context) ??
    (on > part.next ? wrapped(readDayOfMonth(words, on, context)) : null);
  if (day?.moment.kind !== 'day') return null;
  return { ...day, moment: { ...day.moment, hours: part.hours } };
}

/** "The morning of", before a date. */
function partLeading(words: Words, at: number): ReturnType<typeof readPartOfDay> {
  const part = words[at]?.lower === 'the' ? readPartOfDay(words, at + 1) : null;
  return part && words[part.next]?.lower === 'of' ? { ...part, next: part.next + 1 } : null;
}

/** "Half past six on Tuesday evening" */
function inHours(clock: ReadClock, { from, to }: { from: number; to: number }): ReadClock {
  if (!clock.eitherHalf) return clock;
  const early = clock.minutes % (DAY_MINUTES / 2);
  const late = early + DAY_MINUTES / 2;
  const isWithin = (minutes: number) => minutes >= from * 60 && minutes < to * 60;
  const isLate = !isWithin(early) && (isWithin(late) || late >= from * 60);
  return { ...clock, minutes: isLate ? late : early, eitherHalf: false };
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

/** Minutes before and after, if no word like "about" says so. */
function slackOf({ spoken, isMidday, isSpelled }: ReadClock): Prefix['slack'] {
  const minutes = isMidday ? 90 : isSpelled ? 15 : spoken ? 4 : 0;
  return { before: minutes, after: minutes };
}

/** "Before one in the morning", after an evening: of the next date. */
const SMALL_HOURS = 5 * 60;

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
    eitherHalf: clock.eitherHalf ?? false,
    mayEndDate:
      (clock.isMidnight ?? false) || (dateAssumed && minutes < SMALL_HOURS && offsets === null),
    slack: prefix.slack.before === 0 ? slackOf(clock) : prefix.slack,
  };
}

export function datedAt(
  words: Words,
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
    const moment = dayMoment(read.date, { loose, also: read.also ?? null });
    return { moment, weekday, next: read.next };
  }
  const weekday = { number: new Date(`${read.date}T00:00:00Z`).getUTCDay(), alone: true };
  if (prefix.weekday === null)
    return {
      moment: dayMoment(read.date, { before: read.before, also: read.also ?? null, loose }),
      weekday,
      next: read.next,
    };
  // "Next Friday" and "last Friday" are the nearest to some people and a week further off to
  // others.
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

export function wrapped(
  read: ReturnType<typeof readDayOfMonth>,
  prefix: Prefix = NO_PREFIX,
): ReadMoment | null {
  return (
    read && {
      moment: dayMoment(read.date, {
        before: read.before,
        ahead: read.ahead,
        loose: prefix.slack.before > 1,
      }),
      weekday: null,
      next: read.next,
    }
  );
}
