import { addDays, type CivilDate, WEEKDAYS, weekdayOf } from '../../../calendar/civil-date.ts';
import { readNumber } from '../numbers.ts';
import type { Words } from '../words.ts';
import type { DateContext } from './dates.ts';
import { dayMoment, type ReadDay } from './moment.ts';
import { readStretch } from './stretches.ts';

/** "The first Monday of May", "the last night of the month" */
export function readOrdinalDay(words: Words, at: number, context: DateContext): ReadDay | null {
  if (words[at]?.lower !== 'the') return null;
  const number = readNumber(words, at + 1);
  const isLast = /^(?:last|final)$/.test(words[at + 1]?.lower ?? '');
  const named = isLast ? at + 2 : number?.ordinal ? number.next : null;
  if (named === null) return null;
  // "The first of the month"
  const isBare = !isLast && words[named]?.lower === 'of';
  const noun = isBare ? 'day' : (words[named]?.lower ?? '');
  const of = isBare ? named : named + 1;
  if (!/^(?:of|in)$/.test(words[of]?.lower ?? '')) return null;
  const stretch = readStretch(words, of + 1, context);
  const isOfOther = isBare && stretch && words[stretch.next - 1]!.possessive;
  if (stretch?.moment.kind !== 'stretch' || isOfOther) return null;
  const days = daysNamed(noun, stretch.moment);
  const day = isLast ? days.at(-1) : days[number!.value - 1];
  return day === undefined ? null : { moment: dayMoment(day), next: stretch.next };
}

/** The days of a stretch that a noun names: all of them, or those on one weekday. */
function daysNamed(noun: string, { from, to }: { from: CivilDate; to: CivilDate }): CivilDate[] {
  const weekday = WEEKDAYS.find((name) => name.toLowerCase() === noun);
  if (!weekday && !/^(?:day|night|evening|morning|afternoon)$/.test(noun)) return [];
  const days: CivilDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (!weekday || weekdayOf(day) === weekday) days.push(day);
  return days;
}
