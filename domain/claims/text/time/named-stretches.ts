import { type CivilDate, partsOf } from '../../../calendar/civil-date.ts';
import { PhraseIndex } from '../phrase-index.ts';
import type { Words } from '../words.ts';
import { type DateContext, endOfMonth, exactDate, isYear, monthNumber } from './dates.ts';
import type { Moment } from './moment.ts';
import { NAMED_TABLE } from './stretch-bounds.ts';

export interface ReadStretch {
  moment: Moment;
  next: number;
  /** True for a duration ("all week"), false for a time. */
  lasting: boolean;
}

const NAMED = new PhraseIndex(
  NAMED_TABLE.flatMap(([expressions, bounds, lasting]) =>
    expressions.map((words) => [words, { words, bounds, lasting }] as const),
  ),
);

/** Words that can start a named stretch, except months. */
export function namedWords(): string[] {
  return NAMED.firstWords();
}

/** In a column for a year, "the month" is that of the date named last. */
export function dayOfNamed({ date, period, anchor }: DateContext): CivilDate {
  return (period === 'year' ? (anchor?.ofSentence ?? anchor?.date) : null) ?? date;
}

/** "This week", "all month", "as the year ends": the dates that it covers, from `date`. */
export function readNamed(words: Words, at: number, date: CivilDate): ReadStretch | null {
  const match = NAMED.longestAt(words, at);
  // "The last weekend of Aquarius season"
  if (!match || (/weekend$/.test(match.value.words) && words[match.next]?.lower === 'of'))
    return null;
  const [from, to] = match.value.bounds(date);
  return {
    moment: stretch(from, to, match.value.words),
    next: match.next,
    lasting: match.value.lasting,
  };
}

/** "November", "June 2027", "April, May and June"; `anyCase` also accepts short names in lower case. */
export function readMonth(
  words: Words,
  at: number,
  context: DateContext,
  anyCase = false,
): ReadStretch | null {
  const word = words[at];
  const number = word ? monthNumber(word) : null;
  if (number === null || (word!.lower.length <= 5 && !word!.capital && !anyCase)) return null;
  const given = isYear(words[at + 1]?.lower ?? '') ? Number(words[at + 1]!.lower) : null;
  const next = given === null ? at + 1 : at + 2;
  const { year: ownYear, month: ownMonth } = partsOf(context.date);
  // Without a year: in a year's column the next month of that name, otherwise the one within half a year of the date.
  const isPast = words.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'since');
  const isNext = context.period === 'year' && !isPast;
  const shift =
    isNext || ownMonth - number > 6 ? Number(number < ownMonth) : number - ownMonth > 6 ? -1 : 0;
  const of = given ?? context.year ?? ownYear + shift;
  const from = exactDate(of, number, 1)!;
  const last = given === null ? lastOfRow(words, next, number) : null;
  const to = endOfMonth(of, last?.month ?? number);
  const name = last ? `${word!.lower} and what follows` : word!.lower;
  return { moment: stretch(from, to, name), next: last?.next ?? next, lasting: false };
}

/** "April, May and June": the last of the months in a row. */
function lastOfRow(
  words: Words,
  at: number,
  month: number,
): { month: number; next: number } | null {
  let [i, last] = [at, month];
  while (words[i]?.lower === ',' && words[i + 1] && monthNumber(words[i + 1]!) === last + 1) {
    i += 2;
    last++;
  }
  const comma = last > month && words[i]?.lower === ',' ? 1 : 0;
  const end = words[i + comma + 1];
  const isRow = words[i + comma]?.lower === 'and' && end && monthNumber(end) === last + 1;
  // "March and April 20"
  const after = words[i + comma + 2]?.lower ?? '';
  return isRow && !/^(?:the|\d.*)$/.test(after) ? { month: last + 1, next: i + comma + 2 } : null;
}

/** The dates from one to another; `loose` if they may begin or end some days earlier or later. */
export function stretch(
  from: CivilDate,
  to: CivilDate,
  words: string,
  loose = false,
): Moment & { kind: 'stretch' } {
  return { kind: 'stretch', from, to, words, loose };
}
