import { type CivilDate, daysBetween, partsOf } from '../../../calendar/civil-date.ts';
import { readNumber, UNIT_DAYS } from '../numbers.ts';
import { PhraseIndex } from '../phrase-index.ts';
import type { Words } from '../words.ts';
import { ANCHORED, HOURS, readAnchored } from './anchored-days.ts';
import { type DateContext, exactDate, readDayAndMonth } from './dates.ts';
import { dayMoment, type ReadDay } from './moment.ts';
import { LAST_NIGHT, NAMED_DAYS, readNamedDay } from './named-days.ts';
import { readOrdinalDay } from './ordinal-days.ts';
import { shiftDays } from './shift-days.ts';

/** Reads a day relative to the text's date: "today", "tomorrow evening", "in four days", "New Year's Day". */
export function readRelativeDay(words: Words, at: number, context: DateContext): ReadDay | null {
  return (
    readBeside(words, at, context) ??
    readAnchored(words, at, context) ??
    readOrdinalDay(words, at, context) ??
    readNamedDay(words, at, context) ??
    readCount(words, at, context) ??
    readHoliday(words, at, context) ??
    readVague(words, at)
  );
}

/** "The day before Thanksgiving", "the eve of Christmas", "five days after May 5", "a week before Christmas" */
function readBeside(words: Words, at: number, context: DateContext): ReadDay | null {
  const count = /^(?:the|a)$/.test(words[at]!.lower)
    ? { value: 1, next: at + 1 }
    : readNumber(words, at);
  const unit = UNIT_DAYS.get(words[count?.next ?? at]?.lower ?? '');
  const way = words[(count?.next ?? at) + 1]?.lower;
  const isEve = words[count?.next ?? at]?.lower === 'eve' && way === 'of';
  const isBeside = unit && unit <= 7 && (way === 'before' || way === 'after');
  if (!count || !(isEve || isBeside)) return null;
  const from = count.next + 2;
  if (!words[from]) return null;
  const holiday = readHoliday(words, from, context);
  const date = holiday?.moment.kind === 'day' ? holiday.moment.date : null;
  const read = date ? { date, next: holiday!.next } : readDayAndMonth(words, from, context);
  const days = isEve ? 1 : Math.round(count.value * unit!);
  // "The week before Christmas", from two days earlier on
  if (read && words[at]!.lower === 'the' && unit === 7) {
    const [from, to] =
      way === 'after'
        ? [read.date, shiftDays(read.date, 7)]
        : [shiftDays(read.date, -9), read.date];
    return {
      moment: { kind: 'stretch', from, to, words: 'that week', loose: true },
      next: read.next,
    };
  }
  return (
    read && {
      moment: dayMoment(shiftDays(read.date, way === 'after' ? days : -days)),
      next: read.next,
    }
  );
}

// biome-ignore format: a list of words
const HEDGES = [
  'about', 'around', 'roughly', 'just', 'only', 'under', 'over', 'less', 'exactly', 'another',
];

/** "In four days", "three days ago", "a week from now". */
function readCount(words: Words, at: number, { date, looksAhead }: DateContext): ReadDay | null {
  const isAhead = ['in', 'within'].includes(words[at]?.lower ?? '');
  let i = isAhead ? at + 1 : at;
  const isLoose = HEDGES.includes(words[i]?.lower ?? '');
  if (isLoose) i++;
  const number = readNumber(words, i);
  const isSingle = ['a', 'an', 'one'].includes(words[i]?.lower ?? '');
  const count = isSingle ? 1 : number && !number.ordinal ? number.value : null;
  if (count === null) return null;
  let next = isSingle ? i + 1 : number!.next;
  const unit = UNIT_DAYS.get(words[next]?.lower ?? '');
  if (unit === undefined || unit > UNIT_DAYS.get('month')!) return null;
  next++;
  // "Within four days of each other"
  if (isAhead && words[next]?.lower === 'of') return null;
  if (words[next]?.lower === 'time' || words[next]?.lower === "'") next++;
  // "A week or so ago"
  if (words[next]?.lower === 'or' && words[next + 1]?.lower === 'so') next += 2;
  const isAgo = words[next]?.lower === 'ago' || words[next]?.lower === 'earlier';
  const isFromNow =
    words[next]?.lower === 'from' && ['now', 'today'].includes(words[next + 1]?.lower ?? '');
  const isAway = ['away', 'off', 'hence', 'ahead', 'out'].includes(words[next]?.lower ?? '');
  if (!isAhead && !isAgo && !isFromNow && !isAway) return null;
  if (isAgo || isAway) next++;
  else if (isFromNow) next += 2;
  const days = Math.round(count * unit) * (isAgo ? -1 : 1);
  const day = shiftDays(date, days);
  // In a column "two weeks ago" is approximate.
  if (looksAhead && unit >= 7) {
    const reach = Math.round(Math.abs(days) / 4);
    const [from, to] = [shiftDays(day, -reach), shiftDays(day, reach)];
    return { moment: { kind: 'stretch', from, to, words: 'about then', loose: true }, next };
  }
  return { moment: dayMoment(day, { loose: true }), next };
}

// biome-ignore format: a table reads better as rows
const HOLIDAY_TABLE: readonly (readonly [string, readonly [month: number, day: number] | Movable])[] = [
  ["new year's day", [1, 1]], ["new year's eve", [12, 31]], ['christmas day', [12, 25]], ['christmas', [12, 25]],
  ['christmas eve', [12, 24]], ['boxing day', [12, 26]], ['halloween', [10, 31]], ["valentine's day", [2, 14]],
  ["st patrick's day", [3, 17]], ["st. patrick's day", [3, 17]], ["saint patrick's day", [3, 17]],
  ['leap day', [2, 29]], ["new year's", [1, 1]], ['groundhog day', [2, 2]], ['candlemas', [2, 2]],
  ['may day', [5, 1]], ['bastille day', [7, 14]], ["all saints' day", [11, 1]], ["all souls' day", [11, 2]],
  ['guy fawkes night', [11, 5]], ['bonfire night', [11, 5]], ['independence day', [7, 4]],
  ["april fools' day", [4, 1]], ["april fool's day", [4, 1]], ['the fourth of july', [7, 4]], ['juneteenth', [6, 19]],
  ['veterans day', [11, 11]], ['earth day', [4, 22]], ['cinco de mayo', [5, 5]],
  ['thanksgiving', { month: 11, weekday: 4, nth: 4 }], ['thanksgiving day', { month: 11, weekday: 4, nth: 4 }],
  ["mother's day", { month: 5, weekday: 0, nth: 2 }], ["father's day", { month: 6, weekday: 0, nth: 3 }],
  ['memorial day', { month: 5, weekday: 1, nth: -1 }], ['labor day', { month: 9, weekday: 1, nth: 1 }],
];

const HOLIDAYS = new PhraseIndex(HOLIDAY_TABLE);
/** As tokens have them: "valentine day". */
const HOLIDAY_NAMES = new Set(HOLIDAY_TABLE.map(([name]) => name.replace(/'s?(?= )/g, '')));

/** An American holiday on the nth weekday (0 Sunday) of a month, or the last. */
interface Movable {
  month: number;
  weekday: number;
  nth: number;
}

function holidayIn(year: number, holiday: readonly [number, number] | Movable): CivilDate | null {
  if (!('nth' in holiday)) return exactDate(year, ...holiday);
  const { month, weekday, nth } = holiday;
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const days = Array.from({ length: 5 }, (_, i) => 1 + ((weekday - first + 7) % 7) + 7 * i);
  const dates = days.map((day) => exactDate(year, month, day)).filter((date) => date !== null);
  return dates.at(nth < 0 ? nth : nth - 1) ?? null;
}

/** Whether the words of a time name a holiday. */
export function isHoliday(lower: string): boolean {
  return HOLIDAY_NAMES.has(lower.replace(/^on /, ''));
}

function readHoliday(words: Words, at: number, context: DateContext): ReadDay | null {
  const match = HOLIDAYS.longestAt(words, at);
  if (!match) return null;
  const { year } = partsOf(context.date);
  const years = context.year === null ? [year, year + 1, year - 1] : [context.year];
  const dates = years.map((of) => holidayIn(of, match.value)).filter((date) => date !== null);
  // In a column a holiday is to come unless it has just passed; in a column for a year, it is always to come.
  const distance = (date: CivilDate) => {
    const days = daysBetween(context.date, date);
    if (context.period === 'year') return days < 0 ? Number.POSITIVE_INFINITY : days;
    return Math.abs(context.looksAhead && days < -60 ? days * 4 : days);
  };
  const date = dates.sort((a, b) => distance(a) - distance(b))[0] ?? null;
  // "Thanksgiving Eve"
  const isEve = words[match.next]?.lower === 'eve';
  return (
    date && {
      moment: dayMoment(isEve ? shiftDays(date, -1) : date),
      next: isEve ? match.next + 1 : match.next,
    }
  );
}

// biome-ignore format: a list of words
const VAGUE_TABLE: readonly (readonly [
  readonly string[],
  number | null,
  'past' | 'future' | null,
])[] = [
  [
    [
      'recently', 'not long ago', 'in recent days', 'a few days ago', 'just recently', 'a little while ago',
      'the other day', 'in the past few days', 'in the last few days', 'a couple of days ago',
    ],
    14,
    'past',
  ],
  [
    [
      'soon', 'shortly', 'before long', 'any day now', 'in a few days', 'in the coming days', 'in the next few days',
      'very soon', 'a few days from now', 'in a couple of days', 'imminently', 'momentarily', 'any moment now',
    ],
    14,
    'future',
  ],
  [
    ['some day', 'eventually', 'in due course', 'in time', 'in the future', 'later on', 'down the road'],
    null,
    'future',
  ],
  [
    [
      'long ago', 'years ago', 'in the past', 'for weeks', 'for months', 'for years', 'for a while', 'for some time',
      'once upon a time', 'for days', 'in recent months',
    ],
    null,
    'past',
  ],
];

const VAGUE = new PhraseIndex(
  VAGUE_TABLE.flatMap(([expressions, within, direction]) =>
    expressions.map((words) => [words, { words, within, direction }] as const),
  ),
);

function readVague(words: Words, at: number): ReadDay | null {
  const match = VAGUE.longestAt(words, at);
  return match && { moment: { kind: 'vague', ...match.value }, next: match.next };
}

/** Words that can start a relative day, except numbers. */
export function relativeDayWords(): string[] {
  return [
    ...NAMED_DAYS.firstWords(),
    ...HOLIDAYS.firstWords(),
    ...VAGUE.firstWords(),
    ...LAST_NIGHT.firstWords(),
    ...ANCHORED.firstWords(),
    ...['that', 'later', 'earlier', 'all'],
    ...HOURS.firstWords(),
    ...['in', 'within', 'a', 'an', 'one'],
    ...HEDGES,
  ];
}
