import { type CivilDate, daysBetween, partsOf } from '../../../calendar/civil-date.ts';
import { readNumber, UNIT_DAYS } from '../numbers.ts';
import { PhraseIndex } from '../phrase-index.ts';
import type { Words } from '../words.ts';
import {
  type DateContext,
  endOfMonth,
  exactDate,
  isYear,
  monthNumber,
  readDayAndMonth,
  readDayOfMonth,
} from './dates.ts';
import {
  dayOfNamed,
  namedWords,
  type ReadStretch,
  readMonth,
  readNamed,
  stretch,
} from './named-stretches.ts';
import { shiftDays } from './shift-days.ts';
import { ENDING, STARTING, weekendOf } from './stretch-bounds.ts';
import { readWholeStretch, wholeStretchWords } from './whole-stretches.ts';

/** Reads a stretch of dates at word `at`: "this week", "in November 2026", "in 2027", "all day". */
export function readStretch(words: Words, at: number, context: DateContext): ReadStretch | null {
  if (!words[at]) return null;
  return (
    readAround(words, at, context) ??
    readLastWeek(words, at, context) ??
    readNamed(words, at, dayOfNamed(context)) ??
    readNextMonth(words, at, context) ??
    readWholeStretch(words, at, context) ??
    readMonthPart(words, at, context) ??
    readMonth(words, at, context) ??
    readDaysOf(words, at, context) ??
    readEdgeOf(words, at, context) ??
    readMonthEdge(words, at, context) ??
    readCalendar(words, at, context) ??
    readYears(words, at) ??
    readCount(words, at, context.date)
  );
}

/** "In the last week", in a text for a month */
function readLastWeek(words: Words, at: number, { date, period }: DateContext): ReadStretch | null {
  const [the, last, week] = words.slice(at, at + 3).map(({ lower }) => lower);
  const isLast = the === 'the' && (last === 'last' || last === 'final') && week === 'week';
  if (period !== 'month' || !isLast) return null;
  const { year, month } = partsOf(date);
  const end = endOfMonth(year, month);
  return {
    moment: stretch(shiftDays(end, -7), end, 'the last week'),
    next: at + 3,
    lasting: false,
  };
}

/** "The weekend of the 11th and 12th", "the week of May 5" */
function readAround(words: Words, at: number, context: DateContext): ReadStretch | null {
  const [the, unit, of] = words.slice(at, at + 3).map(({ lower }) => lower);
  if (the !== 'the' || !/^(?:week|weekend)$/.test(unit ?? '') || of !== 'of') return null;
  const day =
    readDayAndMonth(words, at + 3, context) ?? readDayOfMonth(words, at + 3, context, false);
  if (!day) return null;
  const [from, to] =
    unit === 'weekend' ? weekendOf(day.date) : ([day.date, shiftDays(day.date, 6)] as const);
  const second = /^(?:and|to|-|–)$/.test(words[day.next]?.lower ?? '')
    ? readNumber(words, day.next + 1)
    : null;
  const next = second?.ordinal ? second.next : day.next;
  return { moment: stretch(from, to, `${unit} of that day`), next, lasting: false };
}

/** "Early November", "the end of March", "mid-month". */
function readMonthPart(words: Words, at: number, context: DateContext): ReadStretch | null {
  const match = MONTH_PARTS.longestAt(words, at);
  if (!match) return null;
  const hyphen = words[match.next]?.lower === '-' ? 1 : 0;
  const after = match.next + hyphen;
  const named = readMonth(words, after, context, true) ?? readNamed(words, after, context.date);
  if (named?.moment.kind !== 'stretch') return null;
  const { from, to } = named.moment;
  const days = daysBetween(from, to) + 1;
  const part = (share: number) => shiftDays(from, Math.round(share * days));
  const [first, last] = match.value.shares;
  // "Quits Libra on the 7th and sizzles in Scorpio for the rest of August"
  const told = context.anchor?.ofSentence ?? context.date;
  if (match.value.words === 'the rest of' && told > from && told < to) {
    const rest = stretch(shiftDays(told, 1), to, `the rest of ${named.moment.words}`);
    return { moment: rest, next: named.next, lasting: true };
  }
  const spoken = `${match.value.words} ${named.moment.words}`;
  const moment = stretch(part(first), shiftDays(part(last), -1), spoken, true);
  return { moment, next: named.next, lasting: false };
}

/** The part of the following month each covers, as fractions, generous by a few days. */
const MONTH_PART_TABLE: readonly (readonly [readonly string[], readonly [number, number]])[] = [
  [
    ['early', 'early in'],
    [0, 0.45],
  ],
  [
    ['the beginning of', 'the start of', 'beginning of'],
    [0, 0.35],
  ],
  [
    ['mid', 'the middle of'],
    [0.25, 0.75],
  ],
  [
    ['late', 'late in'],
    [0.55, 1],
  ],
  [
    ['the end of', 'end of'],
    [0.7, 1.1],
  ],
  [
    ['the rest of', 'most of'],
    [0, 1],
  ],
  [['the second half of'], [0.45, 1]],
  [['the first half of'], [0, 0.55]],
];

const MONTH_PARTS = new PhraseIndex(
  MONTH_PART_TABLE.flatMap(([list, shares]) =>
    list.map((words) => [words, { words, shares }] as const),
  ),
);

/** "As May begins", "when July winds down", "begins June in Gemini" */
function readMonthEdge(words: Words, at: number, context: DateContext): ReadStretch | null {
  const isVerb = STARTS.has(words[at]!.lower) || ENDS.has(words[at]!.lower);
  if (!isVerb && !/^(?:as|when|before)$/.test(words[at]!.lower)) return null;
  const month = readMonth(words, at + 1, context);
  const after = month?.next ?? at;
  const verb = words[isVerb ? at : after]?.lower ?? '';
  const isStart = STARTS.has(verb);
  if (month?.moment.kind !== 'stretch' || !(isStart || ENDS.has(verb))) return null;
  // "Ends July 4"
  if (isVerb && !/^(?:in|already|still|with)$/.test(words[after]?.lower ?? '')) return null;
  const { from, to, words: name } = month.moment;
  const edge = isStart
    ? stretch(from, shiftDays(from, 3), `the start of ${name}`)
    : stretch(shiftDays(to, -3), to, `the end of ${name}`);
  const isDown = /^(?:down|up)$/.test(words[after + 1]?.lower ?? '');
  const next = isVerb ? after : isDown ? after + 2 : after + 1;
  return { moment: edge, next, lasting: false };
}

const STARTS = new Set([...STARTING, 'began', 'opened']);
const ENDS = new Set([...ENDING, 'ended', 'closed', 'finished', 'winds', 'wraps']);

/** "The calendar turns to September": its first days */
function readCalendar(words: Words, at: number, context: DateContext): ReadStretch | null {
  const [the, calendar, turns, to] = words.slice(at, at + 4).map(({ lower }) => lower);
  const month = to === 'to' ? readMonth(words, at + 4, context) : null;
  if (the !== 'the' || calendar !== 'calendar' || !/^(?:turns|flips)$/.test(turns ?? ''))
    return null;
  if (month?.moment.kind !== 'stretch') return null;
  const { from, words: name } = month.moment;
  return { ...month, moment: stretch(from, shiftDays(from, 3), name) };
}

/** "The first nine days of September", "the last two weeks of the month" */
function readDaysOf(words: Words, at: number, context: DateContext): ReadStretch | null {
  const end = /^(?:first|last|final)$/.exec(words[at + 1]?.lower ?? '')?.[0];
  const number = end && words[at]!.lower === 'the' ? readNumber(words, at + 2) : null;
  const unit = UNIT_DAYS.get(words[number?.next ?? at]?.lower ?? '');
  if (!number || number.ordinal || !unit || words[number.next + 1]?.lower !== 'of') return null;
  const whole = readStretch(words, number.next + 2, context);
  if (whole?.moment.kind !== 'stretch') return null;
  const { from, to } = whole.moment;
  const days = Math.round(number.value * unit) - 1;
  const [first, last] =
    end === 'first' ? [from, shiftDays(from, days)] : [shiftDays(to, -days), to];
  return { moment: stretch(first, last, 'those days'), next: whole.next, lasting: true };
}

/** "The first week of January", "the last days of the month" */
function readEdgeOf(words: Words, at: number, context: DateContext): ReadStretch | null {
  const [the, which, unit, of] = words.slice(at, at + 4).map(({ lower }) => lower);
  const bounds = EDGES.get(`${which} ${unit?.replace(/s$/, '')}`);
  if (the !== 'the' || !bounds || of !== 'of') return null;
  const whole = readMonth(words, at + 4, context, true) ?? readNamed(words, at + 4, context.date);
  if (whole?.moment.kind !== 'stretch') return null;
  const { from, to } = whole.moment;
  const length = daysBetween(from, to);
  if (length < 20 || length > 31) return null;
  const [first, last] = bounds.map((day) =>
    day < 0 ? shiftDays(to, day + 1) : shiftDays(from, day),
  ) as [CivilDate, CivilDate];
  return { moment: stretch(first, last, `${which} days`, true), next: whole.next, lasting: false };
}

/** The days of a month that each may mean, from 0; from its end if negative. */
const EDGES = new Map<string, readonly [number, number]>(
  ['day', 'week'].flatMap((unit) => [
    ...['first', 'opening', 'early'].map((which) => [`${which} ${unit}`, [0, 7]] as const),
    ...['last', 'final', 'closing', 'waning', 'dying'].map(
      (which) => [`${which} ${unit}`, [-8, -1]] as const,
    ),
  ]),
);
for (const which of ['first', 'opening']) EDGES.set(`${which} fortnight`, [0, 14]);
for (const which of ['last', 'final', 'closing']) EDGES.set(`${which} fortnight`, [-15, -1]);
for (const [i, which] of ['second', 'third', 'fourth'].entries())
  EDGES.set(`${which} week`, [6 + 7 * i, 14 + 7 * i]);

/** "Next March", "last October" */
function readNextMonth(words: Words, at: number, context: DateContext): ReadStretch | null {
  const isNext = words[at]!.lower === 'next';
  if (!isNext && words[at]!.lower !== 'last') return null;
  const number = words[at + 1] ? monthNumber(words[at + 1]!) : null;
  if (number === null) return null;
  const { year: ownYear, month: ownMonth } = partsOf(context.date);
  const shift = isNext ? (number > ownMonth ? 0 : 1) : number < ownMonth ? 0 : -1;
  const of = ownYear + shift;
  const moment = stretch(
    exactDate(of, number, 1)!,
    endOfMonth(of, number),
    `${words[at]!.lower} ${words[at + 1]!.lower}`,
  );
  return { moment, next: at + 2, lasting: false };
}

function readYears(words: Words, at: number): ReadStretch | null {
  const word = words[at]?.lower ?? '';
  if (!isYear(word)) return null;
  const moment = stretch(exactDate(Number(word), 1, 1)!, exactDate(Number(word), 12, 31)!, word);
  return { moment, next: at + 1, lasting: false };
}

/** Words before the number: "the next three weeks". */
// biome-ignore format: a list of words
const FILLERS = new Set([
  'the', 'next', 'another', 'about', 'around', 'some', 'coming', 'roughly', 'nearly', 'almost', 'a', 'further', 'at',
  'least',
]);

/** A generation, as in "for the next twenty years": the sky of a millennium takes a minute to compute. */
const LONGEST_COUNT_DAYS = 10_000;

/** "Two more weeks", "another ten days", "the next three weeks", "five months": a duration from today. */
function readCount(words: Words, at: number, date: CivilDate): ReadStretch | null {
  let i = at;
  while (FILLERS.has(words[i]?.lower ?? '')) i++;
  const number = readNumber(words, i);
  const count =
    number && !number.ordinal
      ? number.value
      : ['day', 'week', 'month', 'year', 'fortnight'].includes(words[i]?.lower ?? '') && i > at
        ? 1
        : null;
  if (count === null) return null;
  let next = number && !number.ordinal ? number.next : i;
  const isHalf =
    words
      .slice(next, next + 3)
      .map(({ lower }) => lower)
      .join(' ') === 'and a half';
  if (isHalf) next += 3;
  if (words[next]?.lower === 'more' || words[next]?.lower === 'further') next++;
  const unit = UNIT_DAYS.get(words[next]?.lower ?? '');
  if (unit === undefined) return null;
  next++;
  if (['more', 'longer'].includes(words[next]?.lower ?? '')) next++;
  const days = Math.round((isHalf ? count + 0.5 : count) * unit);
  if (days > LONGEST_COUNT_DAYS) return null;
  return { moment: stretch(date, shiftDays(date, days), 'that long', true), next, lasting: true };
}

/** Words that can start a stretch, except months and numbers. */
export function stretchWords(): string[] {
  return [
    'as',
    'when',
    ...STARTS,
    ...ENDS,
    ...namedWords(),
    ...MONTH_PARTS.firstWords(),
    ...wholeStretchWords(),
    ...FILLERS,
  ];
}
