import type { CivilDate } from '../../../calendar/civil-date.ts';
import { readNumber, UNIT_DAYS } from '../numbers.ts';
import { PhraseIndex, rowsOf } from '../phrase-index.ts';
import type { Words } from '../words.ts';
import { readLength } from './clock.ts';
import type { DateContext } from './dates.ts';
import { dayMoment, type ReadDay } from './moment.ts';
import { shiftDays } from './shift-days.ts';

/** "Later that day", "that same morning", "that whole last day": the index of the next word. */
function readSameDay(words: Words, at: number): number | null {
  let i = /^(?:on|later|earlier|all)$/.test(words[at]!.lower) ? at + 1 : at;
  const first = words[i]?.lower;
  if (first !== 'that' && first !== 'the') return null;
  const told: string[] = [];
  while (/^(?:same|very|whole|entire|last|final)$/.test(words[++i]?.lower ?? ''))
    told.push(words[i]!.lower);
  const isPart = /^(?:day|morning|afternoon|evening|night)$/.test(words[i]?.lower ?? '');
  return isPart && (first === 'that' || told.includes('same')) ? i + 1 : null;
}

/** Days from the date that a column named last. */
// biome-ignore format: a list of words
export const ANCHORED = new PhraseIndex(
  rowsOf([
    [
      [
        'the next day', 'the very next day', 'the following day', 'the day after', 'the day after that',
        'a day later', 'the next morning', 'the following morning', 'the next evening',
      ],
      1,
    ],
    [['the day before', 'the day before that', 'a day earlier', 'the previous day', 'the night before'], -1],
  ] as const),
);

/** "A few hours later the Moon enters Gemini": that day, or past its midnight. */
export const HOURS = new PhraseIndex(
  rowsOf([
    [['hours later', 'a few hours later', 'some hours later'], 1],
    [['hours earlier', 'a few hours earlier', 'some hours earlier'], -1],
  ] as const),
);

/** In a column that has named a date, "the next day", "that evening" and "six days on" are counted from it. */
export function readAnchored(
  words: Words,
  at: number,
  { looksAhead, anchor }: DateContext,
): ReadDay | null {
  if (!looksAhead || !anchor?.date) return null;
  const hours = HOURS.longestAt(words, at) ?? readHours(words, at);
  if (hours) {
    const [from, to] = [anchor.date, shiftDays(anchor.date, hours.value)].sort() as [
      CivilDate,
      CivilDate,
    ];
    return {
      moment: { kind: 'stretch', from, to, words: 'hours later', loose: true },
      next: hours.next,
    };
  }
  const same = readSameDay(words, at);
  if (same !== null) return { moment: dayMoment(anchor.date), next: same };
  const match = ANCHORED.longestAt(words, at);
  // "The day before the full moon" is counted from that.
  const after = words[match?.next ?? at]?.lower ?? ',';
  const isBesideOther = /\b(?:before|after)$/.test(words[(match?.next ?? 1) - 1]?.lower ?? '');
  // "The day before Mercury's station"
  const isOfOther =
    isBesideOther &&
    (['the', 'a', 'your', 'it', 'its'].includes(after) || words[match?.next ?? at]?.capital);
  if (match && !isOfOther)
    return { moment: dayMoment(shiftDays(anchor.date, match.value)), next: match.next };
  const counted = readSteps(words, at);
  return (
    counted && {
      moment: dayMoment(shiftDays(anchor.date, counted.days), { loose: true }),
      next: counted.next,
    }
  );
}

/** "An hour and a half later", "twenty minutes earlier" */
function readHours(words: Words, at: number): { value: number; next: number } | null {
  const length = readLength(words, at);
  const way = words[length?.next ?? at]?.lower;
  if (!length || (way !== 'later' && way !== 'earlier')) return null;
  return { value: way === 'later' ? 1 : -1, next: length.next + 1 };
}

/** "Two days later", "a week earlier", "six days on,". */
function readSteps(words: Words, at: number): { days: number; next: number } | null {
  const number = readNumber(words, at);
  const isOne = ['a', 'one'].includes(words[at]?.lower ?? '');
  const count = isOne ? 1 : number && !number.ordinal ? number.value : null;
  if (count === null) return null;
  const unit = isOne ? at + 1 : number!.next;
  const name = words[unit]?.lower ?? '';
  const length = isOne && /^(?:night|morning|evening)$/.test(name) ? 1 : UNIT_DAYS.get(name);
  const way = words[unit + 1]?.lower ?? '';
  const isOn = way === 'on' && [undefined, ','].includes(words[unit + 2]?.lower);
  if (length === undefined || !(isOn || /^(?:later|earlier)$/.test(way))) return null;
  return { days: Math.round(count * length) * (way === 'earlier' ? -1 : 1), next: unit + 2 };
}
