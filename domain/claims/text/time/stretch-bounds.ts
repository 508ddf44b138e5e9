import {
  addDays,
  type CivilDate,
  partsOf,
  WEEKDAYS,
  weekdayOf,
} from '../../../calendar/civil-date.ts';
import { endOfMonth, exactDate } from './dates.ts';

type Bounds = (date: CivilDate) => readonly [CivilDate, CivilDate];

const WEEK: Bounds = (date) => week(date, 0);

/** Its Monday and Tuesday. */
const WEEK_START: Bounds = (date) => [addDays(WEEK(date)[0], 1), addDays(WEEK(date)[0], 2)];
/** Its Friday to Sunday. */
const WEEK_END: Bounds = (date) => [addDays(WEEK(date)[1], -2), WEEK(date)[1]];

const MONTH: Bounds = (date) => month(date, 0);

const YEAR: Bounds = (date) => year(date, 0);

const SEASON: Bounds = (date) => [addDays(date, -46), addDays(date, 46)];

/** Its Tuesday to Thursday. */
const MIDWEEK: Bounds = (date) => [addDays(WEEK(date)[0], 2), addDays(WEEK(date)[0], 4)];

/** Generous by a few days. */
const MIDMONTH: Bounds = (date) => [addDays(MONTH(date)[0], 8), addDays(MONTH(date)[0], 20)];

const MONTH_START: Bounds = (date) => [MONTH(date)[0], addDays(MONTH(date)[0], 3)];
const MONTH_END: Bounds = (date) => [addDays(MONTH(date)[1], -3), MONTH(date)[1]];

const YEAR_START: Bounds = (date) => [YEAR(date)[0], addDays(YEAR(date)[0], 9)];
const YEAR_END: Bounds = (date) => [addDays(YEAR(date)[1], -9), YEAR(date)[1]];

export const STARTING = ['start', 'starts', 'begin', 'begins', 'open', 'opens', 'kicks off'];
export const ENDING = ['end', 'ends', 'close', 'closes', 'finish', 'finishes'];

/** "Opens the week", "when the week opens" */
function around(unit: string, verbs: readonly string[]): string[] {
  return verbs.flatMap((verb) => [
    `${verb} the ${unit}`,
    `when the ${unit} ${verb}`,
    `as the ${unit} ${verb}`,
  ]);
}

export const WHOLES = [
  'the whole of',
  'the whole length of',
  'the length of',
  'the duration of',
  'the entirety of',
  'all of',
];

/** "The whole of this forecast", "the length of the week ahead" */
function wholly(unit: string): string[] {
  return WHOLES.flatMap((whole) =>
    ['the', 'this'].flatMap((the) => [`${whole} ${the} ${unit}`, `${whole} ${the} ${unit} ahead`]),
  );
}

/** Expressions, the dates they cover, and whether they are durations rather than times. */
// biome-ignore format: a list of words
export const NAMED_TABLE: readonly (readonly [readonly string[], Bounds, boolean])[] = [
  [
    [
      'all week', 'all week long', 'the whole week', 'all this week', 'the entire week', 'throughout the week',
      'every day this week', 'every last day of the week', 'every day of the week', 'every single day of the week',
      ...wholly('week'), ...['forecast', 'column', 'horoscope'].flatMap(wholly),
    ],
    WEEK,
    true,
  ],
  [
    ['all month', 'all month long', 'every day of the month', 'every last day of the month', 'the whole month', 'the entire month', 'throughout the month', 'all this month', ...wholly('month')],
    MONTH,
    true,
  ],
  [
    ['all year', 'all year long', 'every month of the year', 'the whole year', 'throughout the year', 'the entire year', 'all this year'],
    YEAR,
    true,
  ],
  [
    ['all weekend', 'the whole weekend', 'throughout the weekend', 'all weekend long', 'through the weekend'],
    (date) => weekendOf(date),
    true,
  ],
  [
    ['this week', 'over the week', 'during the week', 'later this week', 'earlier this week', 'the week', 'the week ahead'],
    WEEK,
    false,
  ],
  [['next week', 'the coming week', 'the following week', 'early next week'], (date) => week(date, 1), false],
  [around('week', STARTING), WEEK_START, false],
  [around('week', ENDING), WEEK_END, false],
  [['midweek', 'mid-week', 'the middle of the week'], MIDWEEK, false],
  [around('month', STARTING), MONTH_START, false],
  [around('month', ENDING), MONTH_END, false],
  [around('year', STARTING), YEAR_START, false],
  [[...around('year', ENDING), "year's end"], YEAR_END, false],
  [['last week', 'the previous week', 'the past week'], (date) => week(date, -1), false],
  [['this month', 'later this month', 'earlier this month', 'the month', 'during the month', 'the month ahead'], MONTH, false],
  [['next month', 'the coming month', 'the following month', 'early next month'], (date) => month(date, 1), false],
  [['midmonth', 'mid-month', 'halfway through the month'], MIDMONTH, false],
  [['last month', 'the previous month'], (date) => month(date, -1), false],
  [['this year', 'later this year', 'earlier this year', 'the year'], YEAR, false],
  [['next year', 'the coming year'], (date) => year(date, 1), false],
  [['last year', 'the previous year'], (date) => year(date, -1), false],
  [['the old year'], (date) => year(date, partsOf(date).month < 7 ? -1 : 0), false],
  [
    ['this weekend', 'over the weekend', 'the weekend', 'at the weekend', 'on the weekend'],
    (date) => weekendOf(date),
    false,
  ],
  [['next weekend'], (date) => weekendOf(date, 1), false],
  [['last weekend'], (date) => weekendOf(date, -1), false],
  [
    [
      'this summer', 'this winter', 'this spring', 'this autumn', 'this fall', 'this season', 'in the coming weeks',
      'in the next few weeks', 'over the next few weeks', 'in recent weeks', 'these weeks', 'lately',
    ],
    SEASON,
    false,
  ],
];

/** The week of a date by either convention: from the Sunday before Monday to the Sunday after. */
function week(date: CivilDate, shift: number): readonly [CivilDate, CivilDate] {
  const monday = addDays(date, -((WEEKDAYS.indexOf(weekdayOf(date)) + 6) % 7) + 7 * shift);
  return [addDays(monday, -1), addDays(monday, 6)];
}

/** The Saturday and Sunday around a date, or after it. */
export function weekendOf(date: CivilDate, shift = 0): readonly [CivilDate, CivilDate] {
  const day = WEEKDAYS.indexOf(weekdayOf(date));
  const saturday = addDays(date, (day === 0 ? -1 : 6 - day) + 7 * shift);
  return [saturday, addDays(saturday, 1)];
}

function month(date: CivilDate, shift: number): readonly [CivilDate, CivilDate] {
  const { year: y, month: m } = partsOf(date);
  const first = new Date(Date.UTC(y, m - 1 + shift, 1));
  const [ofYear, ofMonth] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
  return [exactDate(ofYear, ofMonth, 1)!, endOfMonth(ofYear, ofMonth)];
}

function year(date: CivilDate, shift: number): readonly [CivilDate, CivilDate] {
  const of = partsOf(date).year + shift;
  return [exactDate(of, 1, 1)!, exactDate(of, 12, 31)!];
}
