import {
  addDays,
  type CivilDate,
  civilDateAt,
  daysBetween,
  MONTHS,
  parseCivilDate,
  partsOf,
  WEEKDAYS,
  weekdayOf,
} from '../../../calendar/civil-date.ts';
import type { Sign } from '../../../zodiac/signs.ts';
import type { Period } from '../../claim.ts';
import { lastOf } from '../../setting.ts';
import { isDigit, readNumber } from '../numbers.ts';
import { lowersFrom, type Word, type Words } from '../words.ts';

/** The date a text is read on, and the year it names ("in 2025") if it names one. */
export interface DateContext {
  date: CivilDate;
  year: number | null;
  /** What the text is for: in a column for a month, "the last week" is the month's last. */
  period?: Period | undefined;
  /** Dates without a year are those of the next twelve months, or else the nearest. */
  looksAhead?: boolean;
  /** The last date that the text has named so far, for "the next day"; kept up to date while it is read. */
  anchor?: Anchor;
}

export interface Anchor {
  date: CivilDate | null;
  /** The date named last in the sentence at hand. */
  ofSentence: CivilDate | null;
  /** Whether the sentence before was about eclipses. */
  isOfEclipses?: boolean;
  /** The sign named last, for "that sign". */
  signs: readonly Sign[];
}

export interface ReadDate {
  date: CivilDate;
  /** Another date it may be. */
  also?: CivilDate | null;
  /** What a lone weekday means in the past tense; null if the date is explicit. */
  before: CivilDate | null;
  /** The weekday stated with a date (0 Sunday to 6), to be checked against it. */
  weekdayStated: number | null;
  /** True if only a weekday is given. */
  weekdayOnly: boolean;
  next: number;
}

// biome-ignore format: a list of words
const SHORT_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SHORT_DAYS: readonly (readonly [number, readonly string[]])[] = [
  [0, ['sun']],
  [1, ['mon']],
  [2, ['tue', 'tues']],
  [3, ['wed']],
  [4, ['thu', 'thur', 'thurs']],
  [5, ['fri']],
  [6, ['sat']],
];

/** Reads a calendar date at word `at`, in any usual form; a missing year is resolved as `looksAhead` says. */
export function readDate(words: Words, at: number, context: DateContext): ReadDate | null {
  return readWeekday(words, at, context) ?? plain(readDayAndMonth(words, at, context));
}

interface Found {
  date: CivilDate;
  also?: CivilDate | null;
  next: number;
}

function plain(found: Found | null, weekdayStated: number | null = null): ReadDate | null {
  return found && { ...found, before: null, weekdayStated, weekdayOnly: false };
}

/** "Saturday", "Sat., 21 November", "Monday the 9th". */
function readWeekday(words: Words, at: number, context: DateContext): ReadDate | null {
  const word = words[at]!;
  const weekday = weekdayNumber(word);
  if (weekday === null) return null;
  const after = words[at + 1]?.lower === ',' ? at + 2 : at + 1;
  const isShort = isShortDay(word.lower);
  if (isShort && words[at - 1]?.lower === 'the') return null;
  const dated =
    readDayAndMonth(words, after, context) ??
    ofWeekday(readDayOfMonth(words, after, context, true), weekday);
  if (dated && !word.possessive) return plain(dated, weekday);
  if (isShortDay(word.lower)) return null;
  // "That Thursday": of the week of the date named last
  const isThat = /^(?:that|same)$/.test(words[at - 1]?.lower ?? '');
  const since = (isThat && context.anchor?.date) || context.date;
  const today = WEEKDAYS.indexOf(weekdayOf(since));
  const ahead = (weekday - today + 7) % 7;
  const date = addDays(since, ahead);
  const before = since === context.date ? addDays(date, ahead === 0 ? 0 : -7) : date;
  if (words[at + 1]?.lower === 'week') return plain({ date: addDays(date, 7), next: at + 2 });
  const ofWeek = /^of (this|next) week$/.exec(lowersFrom(words, at + 1, 3));
  if (ofWeek) {
    const monday = addDays(context.date, -((today + 6) % 7));
    const days = ((weekday + 6) % 7) + (ofWeek[1] === 'next' ? 7 : 0);
    return plain({ date: addDays(monday, days), next: at + 4 });
  }
  // "Through Sunday, and on Monday": the Monday after it
  const last = context.anchor?.ofSentence ?? null;
  const isPassed = context.period === 'week' && last !== null && date < last;
  const also = isPassed ? addDays(date, 7) : null;
  return { date, before, also, weekdayStated: null, weekdayOnly: true, next: at + 1 };
}

/** "Monday the 9th": the 9th that is a Monday if there is one, else the nearest. */
function ofWeekday(day: DayOfMonth | null, weekday: number): Found | null {
  if (!day) return null;
  const fitting = [day.date, day.ahead, day.before].find(
    (date) => date !== null && weekdayOf(date) === WEEKDAYS[weekday],
  );
  return { date: fitting ?? day.date, next: day.next };
}

const WEEKDAY_NUMBERS = new Map<string, number>([
  ...WEEKDAYS.map((day, number) => [day.toLowerCase(), number] as const),
  ...SHORT_DAYS.flatMap(([number, names]) =>
    names.flatMap(
      (name) =>
        [
          [name, number],
          [`${name}.`, number],
        ] as const,
    ),
  ),
]);

function weekdayNumber({ lower }: Word): number | null {
  return WEEKDAY_NUMBERS.get(lower) ?? null;
}

/** "Sun" and the other abbreviations are weekdays only if a date follows. */
function isShortDay(lower: string): boolean {
  return !lower.endsWith('day');
}

/** "21 November 2026", "November 21st", "the 21st of November", "2026-11-21", "21/11/2026", "11/21". */
export function readDayAndMonth(words: Words, at: number, context: DateContext): Found | null {
  const word = words[at];
  if (!word) return null;
  if (isDigit(word.lower)) {
    const iso = /^\d{4}-\d{2}-\d{2}$/.exec(word.lower);
    if (iso) return found(parseCivilDate(word.lower), at + 1);
    const numeric = /^(\d{1,2})[/.](\d{1,2})[/.](\d{2,4})$/.exec(word.lower);
    if (numeric) return found(numericDate(numeric, context), at + 1);
    const short = /^(\d{1,2})\/(\d{1,2})$/.exec(word.lower);
    if (short) return found(dayAndMonth(Number(short[1]), Number(short[2]), context), at + 1);
  }
  return readMonthFirst(words, at, context) ?? readDayFirst(words, at, context);
}

function readMonthFirst(words: Words, at: number, context: DateContext): Found | null {
  const month = monthNumber(words[at]!);
  if (month === null) return null;
  const dayAt = words[at + 1]?.lower === 'the' ? at + 2 : at + 1;
  const day = readNumber(words, dayAt);
  if (!day || !isDayNumber(words[dayAt]!, words[at]!, day.ordinal)) return null;
  if (day.value < 1 || day.value > 31 || isYear(words[dayAt]!.lower)) return null;
  // "August's first eclipse"
  if (words[at]!.possessive && !isDigit(words[dayAt]!.lower)) return null;
  const year = readYear(words, day.next);
  return dated(
    dateOf(year?.year ?? null, month, day.value, context),
    year?.next ?? day.next,
    context,
  );
}

function readDayFirst(words: Words, at: number, context: DateContext): Found | null {
  const start = words[at]!.lower === 'the' ? at + 1 : at;
  const day = readNumber(words, start);
  if (!day || day.value < 1 || day.value > 31) return null;
  const monthAt = words[day.next]?.lower === 'of' ? day.next + 1 : day.next;
  const month = words[monthAt] ? monthNumber(words[monthAt]) : null;
  if (month === null || !isDayNumber(words[start]!, words[monthAt]!, day.ordinal)) return null;
  const year = readYear(words, monthAt + 1);
  return dated(
    dateOf(year?.year ?? null, month, day.value, context),
    year?.next ?? monthAt + 1,
    context,
  );
}

/** "One may" and "you may first" are not dates: a spelled-out day must be an ordinal and its month capitalized. */
function isDayNumber(day: Word, month: Word, ordinal: boolean): boolean {
  return isDigit(day.lower) || (ordinal && month.capital);
}

/** "The 13th": the 13th nearest to the text's date. */
export function readDayOfMonth(
  words: Words,
  at: number,
  context: DateContext,
  articleOptional = false,
): DayOfMonth | null {
  const hasArticle = words[at]?.lower === 'the';
  if (!hasArticle && !articleOptional) return null;
  const start = hasArticle ? at + 1 : at;
  const day = readNumber(words, start);
  if (!day?.ordinal || day.value < 1 || day.value > 31) return null;
  // "Monday 3rd" is a date, "Sun first" is not.
  if (!hasArticle && !isDigit(words[start]!.lower)) return null;
  // "The first nine days"
  if (readNumber(words, day.next)) return null;
  if (COUNTS.test(words[start]!.lower) && !AFTER_DAY.test(words[day.next]?.lower ?? ''))
    return null;
  const next = day.next + (OF_MONTH.test(lowersFrom(words, day.next, 3)) ? 3 : 0);
  if (NOT_A_DATE.has(words[next]?.lower ?? '')) return null;
  const named = context.period === 'year' ? monthOfSentence(words, at, context) : null;
  const ofNamed = named && dateOf(null, named, day.value, context);
  if (ofNamed) return { date: ofNamed, before: null, ahead: ofNamed, next };
  const { year, month } = partsOf(context.date);
  const candidates = [-1, 0, 1].map((shift) => {
    const first = new Date(Date.UTC(year, month - 1 + shift, 1));
    return exactDate(first.getUTCFullYear(), first.getUTCMonth() + 1, day.value);
  });
  const dates = candidates.filter((candidate) => candidate !== null);
  const before = dates.findLast((candidate) => candidate <= context.date) ?? null;
  const ahead = dates.find((candidate) => candidate >= context.date) ?? null;
  const isOver = ahead === null || ahead > lastOf(context.period ?? 'day', context.date);
  const date = context.looksAhead
    ? dates.find((candidate) => candidate >= addDays(context.date, isOver ? -FEW_DAYS : 0))
    : nearest(candidates, context.date);
  if (!date) return null;
  return { date, before, ahead, next };
}

/** In a column for a year, "the 12th" is of the month named last: "twice in August, on the 12th and …". */
function monthOfSentence(words: Words, at: number, { anchor }: DateContext): number | null {
  const months = words.slice(0, at).map((word) => (word.capital ? monthNumber(word) : null));
  const date = anchor?.ofSentence ?? anchor?.date;
  return months.findLast((month) => month !== null) ?? (date ? partsOf(date).month : null);
}

const OF_MONTH = /^of (?:the|this|that) month$/;
/** "From the first cup of coffee" counts cups; "the first brings" and "the first of May" name a day. */
const COUNTS = /^(?:first|second|third)$/;
const AFTER_DAY =
  /^(?:$|[,;:.!?()—–]|and|or|but|to|through|until|when|as|with|at|in|is|of|on|sees|brings|finds)$/;

/** "The 14th" in a column from the 15th on is the day before, unless the column has a 14th of its own. */
const FEW_DAYS = 3;

/** A day of the month: the nearest date, the last past one and the next future one. */
interface DayOfMonth extends Found {
  before: CivilDate | null;
  ahead: CivilDate | null;
}

/** Before these, an ordinal counts something else: "the seventh house". */
// biome-ignore format: a list of words
const NOT_A_DATE = new Set([
  'house', 'houses', 'degree', 'degrees', 'sign', 'quarter', 'time', 'planet', 'of', 'solar', 'place', 'one',
  'century', '-', 'half', 'day', 'minute', 'hour', 'moment', 'week', 'month', 'year', 'of', 'eclipse', 'conjunction',
  'aspect', 'trine', 'square', 'moon', 'full', 'new',
]);

const MONTH_NUMBERS = new Map<string, number>([
  ...MONTHS.map((month, i) => [month.toLowerCase(), i + 1] as const),
  ...SHORT_MONTHS.flatMap(
    (month, i) =>
      [
        [month, i + 1],
        [`${month}.`, i + 1],
      ] as const,
  ),
  ['sept', 9],
  ['sept.', 9],
]);

/** The number (1 to 12) of the month named by a word, or null. */
export function monthNumber({ lower }: Word): number | null {
  return MONTH_NUMBERS.get(lower) ?? null;
}

/** Words that can start a date. */
export function dateWords(): string[] {
  return [...WEEKDAY_NUMBERS.keys(), ...MONTH_NUMBERS.keys()];
}

export function isYear(lower: string): boolean {
  return /^(?:1[89]|20|21)\d{2}$/.test(lower);
}

function readYear(words: Words, at: number): { year: number; next: number } | null {
  const start = words[at]?.lower === ',' ? at + 1 : at;
  const word = words[start]?.lower ?? '';
  return isYear(word) ? { year: Number(word), next: start + 1 } : null;
}

function dateOf(
  year: number | null,
  month: number,
  day: number,
  context: DateContext,
): CivilDate | null {
  const given = year ?? context.year;
  if (given !== null) return exactDate(given, month, day);
  const thisYear = partsOf(context.date).year;
  const candidates = [-1, 0, 1].map((shift) => exactDate(thisYear + shift, month, day));
  if (!context.looksAhead) return nearest(candidates, context.date);
  const recent = addDays(context.date, context.period === 'year' ? 0 : -RECENT_DAYS);
  return candidates.find((date) => date !== null && date >= recent) ?? null;
}

/** A date up to this many days before the text's is taken as past, not as next year's, except in a column for a year. */
const RECENT_DAYS = 31;

/** Also offers the date a year earlier, for words that look back ("retrograde since July 4"). */
function dated(date: CivilDate | null, next: number, context: DateContext): Found | null {
  if (!date || !context.looksAhead || context.year !== null) return found(date, next);
  const { year, month, day } = partsOf(date);
  const last = exactDate(year - 1, month, day);
  return { date, next, also: last && daysBetween(last, context.date) < 366 ? last : null };
}

/** "5/20": of the American and the British reading, the valid one nearer to the text's date. */
function dayAndMonth(first: number, second: number, context: DateContext): CivilDate | null {
  const dates = [dateOf(null, first, second, context), dateOf(null, second, first, context)];
  return nearest(dates, context.date);
}

function numericDate(match: RegExpExecArray, context: DateContext): CivilDate | null {
  const [first, second, digits] = [Number(match[1]), Number(match[2]), match[3]!];
  const year = digits.length === 2 ? 2000 + Number(digits) : Number(digits);
  // Of the American and the British reading, take the valid one nearer to the text's date.
  return nearest([exactDate(year, first, second), exactDate(year, second, first)], context.date);
}

export function exactDate(year: number, month: number, day: number): CivilDate | null {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return parseCivilDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

function nearest(candidates: readonly (CivilDate | null)[], date: CivilDate): CivilDate | null {
  const dates = candidates.filter((candidate) => candidate !== null);
  const distance = (candidate: CivilDate) => Math.abs(daysBetween(date, candidate));
  return dates.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

function found(date: CivilDate | null, next: number): Found | null {
  return date && { date, next };
}

/** The last date of a month. */
export function endOfMonth(year: number, month: number): CivilDate {
  return civilDateAt(Date.UTC(year, month, 0));
}
