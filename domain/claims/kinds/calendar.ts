import { holidayBeside } from '../grammar/holidays.ts';
import { hasTag, isMark, type Passage } from '../grammar/passage.ts';
import type { Finding } from '../proposition.ts';
import type { Token, Tokens, WhenMeaning } from '../text/token.ts';
import { passingFinding } from './make-finding.ts';

/** Finds statements of the date itself: "Saturday, November 21", "today is Friday", "it is 21 November". */
export function findCalendar(passage: Passage): Finding[] {
  return passage.tokens.flatMap((token, at) => {
    const found = token.type === 'when' ? calendarAt(passage, at, token) : null;
    return found ? [found] : [];
  });
}

function calendarAt(passage: Passage, at: number, token: Token & WhenMeaning): Finding | null {
  const { tokens, context } = passage;
  const isToday = statesToday(tokens, at);
  const from = isToday ? isToday.from : at;
  const { weekday, moment } = token;
  const core = { core: at };
  const isDay = moment.kind === 'day' || moment.kind === 'clock';
  if (weekday && !weekday.alone && isDay) {
    const date = isToday ? context.date : moment.date;
    return passingFinding(
      'weekday',
      { type: 'weekday', weekday: weekday.number, date },
      from,
      at,
      core,
    );
  }
  const holiday = weekday?.alone ? holidayBeside(tokens, at) : null;
  if (weekday && holiday)
    return passingFinding(
      'weekday',
      { type: 'weekday', weekday: weekday.number, date: holiday.date },
      Math.min(at, holiday.at),
      Math.max(at, holiday.at),
      { core: Math.max(at, holiday.at) },
    );
  if (!isToday || token.role !== 'at') return null;
  if (weekday?.alone)
    return passingFinding(
      'weekday',
      { type: 'weekday', weekday: weekday.number, date: context.date },
      from,
      at,
      core,
    );
  return moment.kind === 'day' && !token.possessive && /\d/.test(token.lower)
    ? passingFinding('date', { type: 'date', date: moment.date }, from, at, core)
    : null;
}

/** "Today is …", "it's …": words before a day that equate it with the text's date. */
function statesToday(tokens: Tokens, at: number): { from: number } | null {
  // "It's Wednesday that has the good light"
  if (hasTag(tokens[at + 1], 'when', 'which') || tokens[at + 1]?.lower === 'that') return null;
  let i = at - 1;
  while (hasTag(tokens[i], 'a', 'the', 'adverb')) i--;
  if (!hasTag(tokens[i], 'be') || tokens[i]!.lower === 'was') return null;
  const before = tokens[i - 1];
  const isToday =
    before?.type === 'when' &&
    before.moment.kind === 'today' &&
    before.role === 'at' &&
    !before.possessive;
  const isIt =
    hasTag(before, 'it') &&
    (i === 1 || isMark(tokens[i - 2]) || hasTag(tokens[i - 2], 'and', 'but'));
  return isToday || isIt ? { from: i - 1 } : null;
}
