import { readNumber, UNIT_DAYS } from '../numbers.ts';
import { PhraseIndex } from '../phrase-index.ts';
import type { Words } from '../words.ts';
import type { DateContext } from './dates.ts';
import { type ReadStretch, readMonth, readNamed, stretch } from './named-stretches.ts';
import { shiftDays } from './shift-days.ts';
import { WHOLES } from './stretch-bounds.ts';

/** Reads a span in which something lasts from its first day to its last, at word `at`. */
export function readWholeStretch(
  words: Words,
  at: number,
  context: DateContext,
): ReadStretch | null {
  return (
    readWhole(words, at, context) ??
    readFirstToLast(words, at, context) ??
    readAllDays(words, at, context)
  );
}

/** "The whole of November", "all June" */
function readWhole(words: Words, at: number, context: DateContext): ReadStretch | null {
  const match = WHOLE.longestAt(words, at);
  const month = match && readMonth(words, match.next, context, true);
  if (month?.moment.kind !== 'stretch') return null;
  const { from, to, words: name } = month.moment;
  return { moment: stretch(from, to, `all of ${name}`), next: month.next, lasting: true };
}

/** "From the first of April to the last", "from the beginning of this year to its end" */
function readFirstToLast(words: Words, at: number, context: DateContext): ReadStretch | null {
  const match = FIRST_OF.longestAt(words, at);
  if (!match) return null;
  const whole =
    readMonth(words, match.next, context, true) ?? readNamed(words, match.next, context.date);
  const end = whole && TO_LAST.longestAt(words, whole.next);
  if (!end || whole.moment.kind !== 'stretch' || words[end.next]?.lower === 'of') return null;
  return { moment: { ...whole.moment, words: 'all that time' }, next: end.next, lasting: true };
}

const FIRST_OF = new PhraseIndex(
  ['first', 'first day', 'beginning', 'start'].flatMap((start) =>
    ['from the', 'the'].map((from) => [`${from} ${start} of`, null]),
  ),
);
const TO_LAST = new PhraseIndex(
  ['last', 'last day', 'end', 'finish', 'very last'].flatMap((end) =>
    ['to the', 'until the', 'through the', 'to its', 'right to the'].map((to) => [
      `${to} ${end}`,
      null,
    ]),
  ),
);

const WHOLE = new PhraseIndex([...WHOLES, 'all'].map((words) => [words, null]));

const ALL = new PhraseIndex(
  [
    'all',
    'all the',
    'all of the',
    'all these',
    'the entire',
    'the full',
    'the whole of the',
    'the whole of these',
  ].map((words) => [words, null]),
);

/** "All thirty days of September", "the entire twelve months" */
function readAllDays(words: Words, at: number, context: DateContext): ReadStretch | null {
  const match = ALL.longestAt(words, at);
  if (!match) return null;
  const number = readNumber(words, match.next);
  const unit = UNIT_DAYS.get(words[number?.next ?? at]?.lower ?? '');
  if (!number || number.ordinal || !unit) return null;
  const isOf = words[number.next + 1]?.lower === 'of';
  const whole = isOf
    ? (readMonth(words, number.next + 2, context, true) ??
      readNamed(words, number.next + 2, context.date))
    : null;
  const { date } = context;
  const days = { from: date, to: shiftDays(date, Math.round(number.value * unit) - 1) };
  const { from, to } = whole?.moment.kind === 'stretch' ? whole.moment : days;
  const next = whole?.next ?? number.next + 1;
  return { moment: stretch(from, to, 'all those days'), next, lasting: true };
}

/** Words that can start such a span. */
export function wholeStretchWords(): string[] {
  return [...WHOLE.firstWords(), ...FIRST_OF.firstWords(), ...ALL.firstWords()];
}
