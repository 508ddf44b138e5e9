import {
  addDays,
  type CivilDate,
  daysBetween,
  type Instant,
  utcMidnight,
} from '../calendar/civil-date.ts';
import { DAY_MINUTES, DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import type { Span } from '../calendar/today-somewhere.ts';
import { offsetAt } from '../calendar/zones.ts';
import type { Tense } from './proposition.ts';
import type { Setting } from './setting.ts';
import {
  type ClockMoment,
  type DayMoment,
  instantsOf,
  type Moment,
  type WhenRole,
} from './text/time/moment.ts';
import type { WhenMeaning, Whens } from './text/token.ts';

/** The time at which a statement is judged: a moment, and how the statement relates to it. */
export interface Frame {
  /** The date of the text. */
  today: CivilDate;
  setting: Setting;
  role: WhenRole;
  moment: Moment;
  /** False if the text gives no time. */
  stated: boolean;
  tense: Tense;
  /** Told of its day: "Tuesday's full moon". */
  ofDay: boolean;
  /** A position mentioned in passing need hold only at some time during the date. */
  loosely: boolean;
}

/** Combines all the times of a statement into one frame. */
export function frameOf(
  whens: Whens,
  today: CivilDate,
  setting: Setting,
  tense: Tense,
  loosely: boolean,
): Frame {
  const ofDay = whens.some((when) => 'possessive' in when && when.possessive === true);
  const base = { today, setting, tense, loosely, ofDay };
  const joined = withDates(whens).filter(({ moment }) => !isOfSomeDay(moment, setting));
  const from = joined.find(({ role }) => role === 'from');
  const until = joined.find(({ role }) => role === 'until') ?? endAfter(from, joined);
  if (from && until) {
    return {
      ...base,
      role: 'between',
      moment: { kind: 'ends', from: from.moment, to: until.moment },
      stated: true,
    };
  }
  const best = [...joined].sort((a, b) => rank(a) - rank(b))[0];
  if (!best) return { ...base, role: 'at', moment: { kind: 'today' }, stated: false };
  return { ...base, role: best.role, moment: best.moment, stated: true };
}

/** "From the 2nd for six days": its end. */
export function endAfter(start: WhenMeaning | undefined, whens: Whens): WhenMeaning | undefined {
  const length = whens.find(({ role }) => role === 'for')?.moment;
  if (start?.moment.kind !== 'day' || length?.kind !== 'stretch' || length.words !== 'that long')
    return undefined;
  const date = addDays(start.moment.date, daysBetween(length.from, length.to));
  return {
    ...start,
    role: 'until',
    moment: { ...start.moment, date, before: null, ahead: null, loose: true },
  };
}

/** The frame, once for each date its words may mean. */
export function readingsOf(frame: Frame): Frame[] {
  return frame.setting.strict
    ? datedReadings(frame)
    : datedReadings(frame).flatMap(onAnyDay).flatMap(inEitherHalf);
}

/** "At 1:36 in the afternoon", without a day: on any of the column's. */
function onAnyDay(frame: Frame): Frame[] {
  const { moment, today, setting } = frame;
  const isOpen = moment.kind === 'clock' && moment.dateAssumed && moment.date === today;
  if (!isOpen || setting.strict || setting.period === 'day') return [frame];
  const days = Math.min(31, Math.round((setting.window.end - setting.window.start) / DAY_MS));
  return Array.from({ length: days }, (_, i) => ({
    ...frame,
    moment: { ...moment, date: addDays(today, i) },
  }));
}

/** "7:03 Eastern" in a column may be in the morning or in the evening. */
function inEitherHalf(frame: Frame): Frame[] {
  const { moment } = frame;
  if (moment.kind !== 'clock' || !moment.eitherHalf) return [frame];
  const minutes = (moment.minutes + DAY_MINUTES / 2) % DAY_MINUTES;
  return [frame, { ...frame, moment: { ...moment, minutes, eitherHalf: false } }];
}

function datedReadings(frame: Frame): Frame[] {
  const { moment, role } = frame;
  // "Pluto, direct since the 21st": the last such day or the next.
  if (role === 'from' && moment.kind === 'day' && moment.before && moment.before !== moment.date) {
    const isPast =
      frame.setting.strict || (frame.setting.period === 'day' && frame.tense === 'perfect');
    const days = isPast ? [moment.before] : [moment.date, moment.before];
    const each = days.map((date) => ({ ...moment, date, before: null, ahead: null }));
    return [
      ...(frame.setting.strict || !isPast ? [frame] : []),
      ...each.map((past) => ({ ...frame, moment: past })),
    ];
  }
  // "Met at the weekend": the last one
  if (moment.kind === 'stretch' && moment.words.endsWith('weekend') && frame.tense === 'past') {
    const isAhead = moment.from > frame.today;
    const [from, to] = [addDays(moment.from, -7), addDays(moment.to, -7)];
    return [isAhead ? { ...frame, moment: { ...moment, from, to } } : frame];
  }
  // "Tuesday's full moon barely dimmed" in a column for a Friday
  if (isBareWeekday(frame)) {
    const { before } = moment as DayMoment;
    return [frame, { ...frame, moment: { ...(moment as DayMoment), date: before! } }];
  }
  const looksAhead = frame.setting.strict ? null : columnDates(frame);
  if (looksAhead) return looksAhead;
  if (moment.kind === 'ends') {
    const ends = datesOf(moment.from).flatMap((from) =>
      datesOf(moment.to).map((to) => ({ ...moment, from, to })),
    );
    const inOrder = ends.filter(({ from, to }) => !isReversed(from, to));
    return (inOrder.length > 0 ? inOrder : [moment]).map((meant) => ({ ...frame, moment: meant }));
  }
  if ((moment.kind !== 'day' && moment.kind !== 'clock') || !moment.also) return [frame];
  return [frame, { ...frame, moment: { ...moment, date: moment.also, also: null } }];
}

/** "Tuesday's", said in the present tense in a column for a day. */
function isBareWeekday({ moment, role, tense, setting, ofDay }: Frame): boolean {
  const isLone = moment.kind === 'day' && moment.before !== null && moment.ahead === null;
  return (
    !setting.strict &&
    setting.period === 'day' &&
    ofDay &&
    isLone &&
    role === 'at' &&
    tense === 'present'
  );
}

/** In a column, a date is of the next twelve months, but words that look back mean the last one before the period ends. */
function columnDates(frame: Frame): Frame[] | null {
  const { moment, role, tense, setting } = frame;
  const weekdays = sameWeekdays(frame) ?? lastOrComing(frame);
  if (weekdays) return weekdays;
  if ((moment.kind !== 'day' && moment.kind !== 'clock') || !moment.also) return null;
  // "Next Wednesday": the coming one or the one after; "last Friday": the past one or the one before
  if (Math.abs(daysBetween(moment.date, moment.also)) === 7)
    return [moment.date, moment.also].map((date) => ({
      ...frame,
      moment: { ...moment, date, also: null },
    }));
  const isPast = tense === 'past' || tense === 'perfect';
  const isLater = utcMidnight(moment.date) > setting.window.end;
  const next = { ...frame, moment: { ...moment, also: null } };
  const last = { ...frame, moment: { ...moment, date: moment.also, also: null } };
  if (role === 'from' && (isPast || isLater)) return [last];
  if (!isLater && !(isPast && setting.period === 'year')) return [next];
  return isPast ? [last, next] : [next];
}

/** "Wednesday's full moon" in a column for a month may be any Wednesday of it. */
function sameWeekdays(frame: Frame): Frame[] | null {
  const { moment, role, tense, setting } = frame;
  const isLong = setting.period === 'month' || setting.period === 'year';
  const isLone = moment.kind === 'day' && moment.before !== null && moment.ahead === null;
  if (
    !isLong ||
    !isLone ||
    (role !== 'at' && role !== 'for') ||
    tense === 'past' ||
    tense === 'perfect'
  )
    return null;
  const frames: Frame[] = [];
  for (let { date } = moment; utcMidnight(date) < setting.window.end; date = addDays(date, 7))
    frames.push({ ...frame, moment: { ...moment, date } });
  return frames.slice(0, 5);
}

/**
 * "While you slept on Friday, Venus met Jupiter": in a column for a week, the last Friday or, told in advance, its own.
 * The same goes for "on the 9th".
 */
function lastOrComing(frame: Frame): Frame[] | null {
  const { moment, role, tense, setting } = frame;
  const isPast = tense === 'past' || tense === 'perfect';
  if (moment.kind !== 'day' || moment.before === null || role !== 'at' || !isPast) return null;
  const isOwn = moment.ahead !== null && utcMidnight(moment.date) < setting.window.end;
  if (!isOwn && (setting.period !== 'week' || moment.ahead !== null)) return null;
  return [frame, { ...frame, moment: { ...moment, before: null } }];
}

function isReversed(from: Moment, to: Moment): boolean {
  return 'date' in from && 'date' in to && from.date > to.date;
}

function datesOf(moment: Moment): Moment[] {
  if ((moment.kind !== 'day' && moment.kind !== 'clock') || !moment.also) return [moment];
  return [moment, { ...moment, date: moment.also, also: null }];
}

/** The moment as a span: from the start of its earliest possible meaning to the end of its latest. */
export function spanOf(frame: Frame, moment: Moment = frame.moment): Span {
  const { setting } = frame;
  switch (moment.kind) {
    case 'today':
    case 'vague':
      return setting.window;
    case 'day':
      return dayTold(setting, moment, frame.tense);
    case 'clock': {
      const instants = clockInstants(frame, moment);
      const { before, after } = moment.slack;
      return {
        start: Math.min(...instants) - before * MINUTE_MS,
        end: Math.max(...instants) + after * MINUTE_MS,
      };
    }
    case 'part':
      return moment.utc
        ? {
            start: utcMidnight(moment.date) + moment.utc.from * HOUR_MS,
            end: utcMidnight(moment.date) + moment.utc.to * HOUR_MS,
          }
        : partOfDay(setting, moment);
    case 'stretch':
      return isOwnPeriod(moment.words, setting)
        ? setting.window
        : setting.days(moment.from, moment.to);
    case 'ends':
      return {
        start: spanOf(frame, moment.from).start,
        end: spanOf(frame, moment.to).end,
      };
  }
}

/** In a column with a zone the hours are known; elsewhere they may be any of the day. */
function partOfDay(setting: Setting, { date, hours }: Moment & { kind: 'part' }): Span {
  const day = setting.dayOf(date);
  if (setting.zone === null) return day;
  return { start: day.start + hours.from * HOUR_MS, end: day.start + hours.to * HOUR_MS };
}

/** "This week" in a column for the week. */
function isOwnPeriod(words: string, { strict, period }: Setting): boolean {
  const isPart = /^(?:starts?|begins?|opens?|kicks|ends?|closes?|finish)/.test(words);
  return (
    !strict &&
    !isPart &&
    new RegExp(`\\b(?:this|the|all|whole|entire) (?:${period}|forecast|column|horoscope)\\b`).test(
      words,
    )
  );
}

/** The span of a day, or of the part of it that a column with a zone names. */
export function dayTold(setting: Setting, moment: DayMoment, tense: Tense): Span {
  const [first, last] = daySpread(moment, tense);
  if (!moment.hours || setting.zone === null) return setting.days(first, last);
  const { start } = setting.dayOf(first);
  return { start: start + moment.hours.from * HOUR_MS, end: start + moment.hours.to * HOUR_MS };
}

/** The first and last dates that a day may mean. */
export function daySpread(moment: Moment & { kind: 'day' }, tense: Tense): [CivilDate, CivilDate] {
  const date = dateIn(moment, tense);
  return moment.loose ? [addDays(date, -1), addDays(date, 1)] : [date, date];
}

/** "On Friday" is the coming Friday, or in the past tense the last one. */
export function dateIn(
  { date, before, ahead }: Pick<DayMoment, 'date' | 'before' | 'ahead'>,
  tense: Tense,
): CivilDate {
  if (tense === 'past' || tense === 'perfect') return before ?? date;
  return tense === 'future' ? (ahead ?? date) : date;
}

/** The instants a clock time may mean. */
export function clockInstants({ setting, tense }: Frame, moment: ClockMoment): Instant[] {
  const date = dateIn(moment, tense);
  if (setting.zone !== null && !moment.offsets?.length) {
    const offset = offsetAt(setting.zone, utcMidnight(date) + moment.minutes * MINUTE_MS);
    const offsets = moment.mayEndDate ? [offset, offset - DAY_MINUTES] : [offset];
    return instantsOf({ ...moment, offsets }, date);
  }
  const clock = moment.offsets?.length === 0 ? { ...moment, offsets: [0] } : moment;
  return instantsOf(clock, date);
}

/** "In the afternoon" in a column for a month, without a day. */
function isOfSomeDay(moment: Moment, { period }: Setting): boolean {
  return period !== 'day' && moment.kind === 'part' && !NAMED_DAY.test(moment.part);
}

const NAMED_DAY = /\b(?:this|last|tonight|today|tomorrow|yesterday)\b/;

/** Gives a clock time without a date the date stated elsewhere in the clause. */
function withDates(whens: Whens): WhenMeaning[] {
  const day = whens.find(({ role, moment }) => role === 'at' && moment.kind === 'day');
  // "In a day" is too loose to date a clock time.
  if (day?.moment.kind !== 'day' || day.moment.loose) return [...whens];
  const { date, before, ahead, also } = day.moment;
  return whens.map((when) =>
    when.moment.kind === 'clock' && when.moment.dateAssumed
      ? { ...when, moment: { ...when.moment, date, before, ahead, also, dateAssumed: false } }
      : when,
  );
}

// biome-ignore format: a table reads better as a paragraph
const ROLE_RANK: Readonly<Record<WhenRole, number>> = {
  between: 0, until: 1, from: 2, before: 3, after: 3, by: 3, at: 4, for: 5, afterwards: 9,
};
// biome-ignore format: a table reads better as a paragraph
const KIND_RANK: Readonly<Record<Moment['kind'], number>> = {
  clock: 0, ends: 0, day: 0.1, stretch: 0.4, part: 0.3, today: 1.5, vague: 2,
};

function rank({ role, moment }: WhenMeaning): number {
  return ROLE_RANK[role] + KIND_RANK[moment.kind];
}
