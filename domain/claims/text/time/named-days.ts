import { addDays, type CivilDate } from '../../../calendar/civil-date.ts';
import { PhraseIndex } from '../phrase-index.ts';
import type { Words } from '../words.ts';
import type { DateContext } from './dates.ts';
import { dayMoment, type Moment, type ReadDay } from './moment.ts';

/** Days from the text's date, with the part of the day named; null is the whole day. */
// biome-ignore format: a list of words
const NAMED_DAY_TABLE: readonly (readonly [readonly string[], number, PartName | null])[] = [
  [
    [
      'today', 'tonight', 'now', 'right now', 'at the moment', 'at present', 'currently', 'this very day', 'all day',
      'all day long', 'the whole day', 'the entire day', 'throughout the day', 'the whole time',
      'all through the day', 'at this time', 'later today', 'earlier today', 'all of today', 'these days',
      'as we speak', 'this hour', 'at the same time today', 'all night', 'overnight', 'round the clock',
      'from morning to night', 'all day today', 'day and night',
    ],
    0,
    null,
  ],
  [
    ['this morning', 'in the morning', 'early today', 'at breakfast', 'before breakfast', 'early in the day'],
    0,
    'morning',
  ],
  [['this afternoon', 'in the afternoon', 'after lunch', 'by afternoon'], 0, 'afternoon'],
  [
    ['this evening', 'in the evening', 'by evening', 'at dinner', 'at sunset', 'at dusk', 'later in the day'],
    0,
    'evening',
  ],
  [['at dawn', 'before dawn', 'at sunrise', 'in the small hours', 'in the early hours', 'at daybreak'], 0, 'dawn'],
  [
    [
      'at the end of the day', 'late in the day', 'late tonight', 'at night', 'late at night', 'by nightfall',
      'by night',
    ],
    0,
    'night',
  ],
  [['tomorrow morning', 'early tomorrow'], 1, 'morning'],
  [['tomorrow afternoon'], 1, 'afternoon'],
  [['tomorrow evening'], 1, 'evening'],
  [['tomorrow', 'tomorrow night', 'the next day', 'on the morrow', 'the morrow', 'the day after today'], 1, null],
  [['the day after tomorrow'], 2, null],
  [['yesterday morning'], -1, 'morning'],
  [['yesterday afternoon'], -1, 'afternoon'],
  [['yesterday evening', 'late yesterday'], -1, 'evening'],
  [['yesterday', 'the day before today'], -1, null],
  [['the day before yesterday'], -2, null],
];

/** Hours UTC, generous at both ends; used only if the text says UTC. */
const PART_HOURS = {
  dawn: [3, 9],
  morning: [4, 12],
  afternoon: [12, 18],
  evening: [16, 24],
  night: [18, 30],
} as const;

/** Hours on the reader's own clock; "12:11 this morning" is just past midnight. */
const LOCAL_HOURS = {
  dawn: [2, 9],
  morning: [0, 12.5],
  afternoon: [11.5, 18.5],
  evening: [16, 24],
  night: [17, 30],
} as const;

type PartName = keyof typeof PART_HOURS;

/** A column's hours by what people do at them; in a reading, they are those of its advice. */
// biome-ignore format: a list of words
const MEALTIMES: typeof NAMED_DAY_TABLE = [
  [['by dawn', 'by sunrise', 'by daybreak', 'at first light', 'before sunrise'], 0, 'dawn'],
  [[
    'by breakfast', 'over breakfast', 'around breakfast', 'by morning', 'before lunch', 'before work',
    'in time for breakfast', 'in time for the morning commute',
  ], 0, 'morning'],
  [['by lunch', 'by lunchtime', 'at lunch', 'at lunchtime', 'over lunch', 'by teatime'], 0, 'afternoon'],
  [[
    'by dinner', 'by dinnertime', 'over dinner', 'before dinner', 'after dinner', 'at dinnertime', 'at suppertime',
    'at supper', 'around dinner', 'by suppertime', 'after supper', 'by sunset', 'at sundown', 'by sundown', 'by dusk',
    'after work', 'in time for dinner', 'in time for supper', 'in time for the evening news',
  ], 0, 'evening'],
  [['by bedtime', 'at bedtime', 'before bedtime', 'before bed'], 0, 'night'],
];

const indexOf = (table: typeof NAMED_DAY_TABLE) =>
  new PhraseIndex(
    table.flatMap(([expressions, days, part]) =>
      expressions.map((words) => [words, { words, days, part }] as const),
    ),
  );

export const NAMED_DAYS = indexOf(NAMED_DAY_TABLE);
const PARTS_OF_DAYS = new PhraseIndex([
  ...[...NAMED_DAY_TABLE, ...MEALTIMES].flatMap(([expressions, days, part]) =>
    days === 0 && part !== null ? expressions.map((words) => [words, part] as const) : [],
  ),
  ...(['morning', 'afternoon', 'evening', 'night'] as const).map((part) => [part, part] as const),
]);
/** Of a day with its name: "Saturday's breakfast" */
const MEALS = new PhraseIndex<PartName>([
  ...['breakfast', 'coffee', 'toast'].map((meal) => [meal, 'morning'] as const),
  ...['lunch', 'lunchtime', 'tea'].map((meal) => [meal, 'afternoon'] as const),
  ...['dinner', 'supper', 'dusk', 'sunset'].map((meal) => [meal, 'evening'] as const),
  ...['dawn', 'sunrise'].map((meal) => [meal, 'dawn'] as const),
]);

/** The part of a day that a column names after its date: "Wednesday evening", "on the 14th, before dawn". */
export function readPartOfDay(
  words: Words,
  at: number,
): { hours: { from: number; to: number }; next: number } | null {
  const isOwned = words[at - 1]?.possessive ?? false;
  const match = PARTS_OF_DAYS.longestAt(words, at) ?? (isOwned ? MEALS.longestAt(words, at) : null);
  if (!match) return null;
  const [from, to] = LOCAL_HOURS[match.value];
  return { hours: { from, to }, next: match.next };
}

const NAMED_DAYS_OF_COLUMNS = indexOf([...NAMED_DAY_TABLE, ...MEALTIMES]);

export const LAST_NIGHT = new PhraseIndex([
  ['last night', null],
  ['late last night', null],
]);

export function readNamedDay(
  words: Words,
  at: number,
  { date, looksAhead, period, anchor }: DateContext,
): ReadDay | null {
  const lastNight = LAST_NIGHT.longestAt(words, at);
  if (lastNight) {
    const moment = dayMoment(addDays(date, -1), { also: date });
    return { moment, next: lastNight.next };
  }
  const match = (looksAhead ? NAMED_DAYS_OF_COLUMNS : NAMED_DAYS).longestAt(words, at);
  if (!match) return null;
  const { days, part, words: spoken } = match.value;
  const day = addDays(date, days);
  // "At the end of the day UTC" is the same for every reader.
  if (part !== null && words[match.next]?.lower === 'utc') {
    const [from, to] = PART_HOURS[part];
    return {
      moment: { kind: 'part', date: day, part: spoken, utc: { from, to }, hours: { from, to } },
      next: match.next + 1,
    };
  }
  // "September 10 is a crowded day: … before dawn, … by lunch": on that day, or overnight
  const isOfDate = part !== null && days === 0 && !/^(?:this|early|late)\b/.test(spoken);
  if (isOfDate && looksAhead && period !== 'day' && anchor?.date && anchor.ofSentence) {
    const [from, to] = [anchor.date, addDays(anchor.date, 1)];
    return { moment: { kind: 'stretch', from, to, words: spoken, loose: true }, next: match.next };
  }
  return { moment: momentOf(day, days, part, spoken), next: match.next };
}

function momentOf(date: CivilDate, days: number, part: PartName | null, words: string): Moment {
  if (part !== null) {
    const [from, to] = LOCAL_HOURS[part];
    return { kind: 'part', date, part: words, utc: null, hours: { from, to } };
  }
  return days === 0 ? { kind: 'today' } : dayMoment(date);
}
