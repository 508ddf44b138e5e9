import { addDays } from '../../../calendar/civil-date.ts';
import { isDigit, numberWords } from '../numbers.ts';
import { PhraseIndex } from '../phrase-index.ts';
import type { Words } from '../words.ts';
import { type DateContext, dateWords, readDayOfMonth } from './dates.ts';
import { readEnds } from './ends.ts';
import { type DayMoment, dayMoment, OVER, type ReadMoment, type ReadWhen } from './moment.ts';
import { datedAt, readMoment, wrapped } from './moments.ts';
import { NO_PREFIX, PREFIXES, type Prefix } from './prefixes.ts';
import { relativeDayWords } from './relative-days.ts';
import { readStretch, stretchWords } from './stretches.ts';

/** Reads a time at word `at`, with its preposition if any: "until 14:20 UTC on 22 November", "tomorrow". */
export function readWhen(words: Words, at: number, context: DateContext): ReadWhen | null {
  if (!mayBegin(words[at]!.lower)) return null;
  // "Runs to 24 November"
  if (words[at]!.lower === 'to' && RUNNING.has(words[at - 1]?.lower ?? '')) {
    return readPrefixed(words, at + 1, { ...NO_PREFIX, role: 'until' }, context);
  }
  // "Stays to the end of the month"
  const [to, ...edge] = words.slice(at, at + 4).map(({ lower }) => lower);
  if (to === 'to' && edge.join(' ') === 'the end of')
    return readPrefixed(words, at + 1, { ...NO_PREFIX, role: 'until' }, context);
  const match = PREFIXES.longestAt(words, at);
  const bare = readBare(words, at, context);
  if (!match) return bare;
  const prefixed = readPrefixed(words, match.next, match.value, context);
  if (!prefixed) return bare;
  const isPart = bare?.moment.kind === 'part' && prefixed.moment.kind === 'today';
  return bare && (bare.next > prefixed.next || isPart) ? bare : prefixed;
}

/** Most words cannot start a time; checking this first keeps reading fast. */
function mayBegin(lower: string): boolean {
  return isDigit(lower) || STARTERS.has(lower);
}

function readPrefixed(
  words: Words,
  at: number,
  prefix: Prefix,
  context: DateContext,
): ReadWhen | null {
  if (!words[at]) return null;
  // "Since last Friday", "until next Monday": "last" or "next" follows the preposition.
  const qualifier = QUALIFIERS.get(words[at].lower);
  if (qualifier && prefix.weekday === null && words[at + 1]) {
    const dated = datedAt(words, at + 1, { ...prefix, weekday: qualifier }, context);
    if (dated?.weekday?.alone) return { role: prefix.role, ...dated };
  }
  if (prefix.role === 'from' || prefix.role === 'at') {
    const ends = readEnds(words, at, context);
    if (ends) return { role: 'between', moment: ends.moment, weekday: null, next: ends.next };
  }
  const found =
    readMoment(words, at, prefix, context) ??
    wrapped(words[at - 1]?.lower === 'in' ? null : readDayOfMonth(words, at, context), prefix) ??
    readLongStretch(words, at, prefix, context);
  if (!found) return null;
  // "Just before the month began"
  const { before, after } = prefix.slack;
  if (found.moment.kind === 'stretch' && before !== after) {
    const { from, to } = found.moment;
    const [first, last] =
      before > after ? [addDays(from, -FEW_DAYS), from] : [to, addDays(to, FEW_DAYS)];
    return {
      role: prefix.role === 'until' ? 'until' : 'at',
      ...found,
      moment: { ...found.moment, from: first, to: last, words: 'about then' },
    };
  }
  // "Retrograde since before July began"
  if (prefix.role === 'from' && words[at]!.lower === 'before') return { role: 'at', ...found };
  // "Until well into 2027"
  const isUntil = words[at - 3]?.lower === 'until';
  if (words[at - 1]?.lower === 'into' && !isUntil) return intoStretch(words, at, found);
  // "Before the month is out"
  const out = /^(?:before|until)$/.test(prefix.role) ? endOver(words, found.next) : null;
  if (out && found.moment.kind === 'stretch')
    return prefix.role === 'until'
      ? {
          role: 'until',
          ...found,
          moment: {
            ...found.moment,
            from: found.moment.to,
            words: `${found.moment.words}${OVER}`,
          },
          next: out,
        }
      : { role: 'at', ...found, next: out };
  // "Before Sunday is out"
  if (out && found.moment.kind === 'day')
    return { role: prefix.role === 'before' ? 'by' : 'until', ...found, next: out };
  // "Until Monday", in a week's column from Monday on
  const isFirst =
    found.weekday?.alone && found.moment.kind === 'day' && found.moment.date === context.date;
  if (isFirst && context.period === 'week' && /^(?:until|by|before)$/.test(prefix.role))
    found.moment = { ...(found.moment as DayMoment), also: addDays(context.date, 7) };
  // "Until the 20th" is in the future whatever the tense.
  if (
    ['until', 'by', 'before'].includes(prefix.role) &&
    found.moment.kind === 'day' &&
    found.moment.ahead
  ) {
    const { ahead, before } = found.moment;
    found.moment = { ...found.moment, date: ahead, before: context.looksAhead ? null : before };
  }
  // "Through the whole day" is a duration; "through 12 August" is an end.
  const isThrough = prefix.role === 'until' && words[at - 1]!.lower === 'through';
  if (isThrough && found.moment.kind === 'today') return { role: 'at', ...found };
  const isLong = found.moment.kind === 'stretch' && found.moment.words === 'those days';
  // "Booked for Thursday"
  const isOn = prefix.lasting && found.moment.kind === 'day' && found.weekday !== null;
  return { role: isOn ? 'at' : isThrough && isLong ? 'for' : prefix.role, ...found };
}

const FEW_DAYS = 4;

/** "Retrograde into July": still so when it begins. "Two days into March" and "carries into the week" are something else. */
function intoStretch(words: Words, at: number, { moment, next }: ReadMoment): ReadWhen | null {
  const isCount = /^(?:days?|weeks?|hours?)$/.test(words[at - 2]?.lower ?? '');
  if (isCount || moment.kind !== 'stretch' || / |week/.test(moment.words)) return null;
  return { role: 'at', moment: dayMoment(moment.from), weekday: null, next };
}

/** "Is out", "is behind us": the index of the next word. */
function endOver(words: Words, at: number): number | null {
  const [be, over, us] = words.slice(at, at + 3).map(({ lower }) => lower);
  if (!/^(?:is|['’]s)$/.test(be ?? '')) return null;
  if (/^(?:behind|past)$/.test(over ?? '') && /^(?:us|you)$/.test(us ?? '')) return at + 3;
  return /^(?:out|over|done|up|through)$/.test(over ?? '') ? at + 2 : null;
}

function readLongStretch(
  words: Words,
  at: number,
  prefix: Prefix,
  context: DateContext,
): ReadMoment | null {
  const stretch = readStretch(words, at, context);
  // "After the month you have had"
  if (!stretch || OWNERS.has(words[stretch.next]?.lower ?? '')) return null;
  if (
    stretch.lasting &&
    stretch.moment.kind === 'stretch' &&
    stretch.moment.words === 'that long' &&
    !prefix.lasting
  )
    return null;
  return { moment: stretch.moment, weekday: null, next: stretch.next };
}

const OWNERS = new Set(['you', 'we', 'they', 'i', 'has', 'have', 'had']);

/** A time without a preposition: "today", "14:20 UTC", "November 21", "this week". */
function readBare(words: Words, at: number, context: DateContext): ReadWhen | null {
  const first = words[at]!.lower;
  if (first === 'between') {
    const ends = readEnds(words, at + 1, context);
    // "Between now and the end of next September"
    const isNow =
      /^(?:now|today)$/.test(words[at + 1]?.lower ?? '') && words[at + 2]?.lower === 'and';
    const last = !ends && isNow && words[at + 3] ? readStretch(words, at + 3, context) : null;
    if (last?.moment.kind === 'stretch') {
      const moment = { ...last.moment, from: context.date, words: 'that time' };
      return { role: 'at', moment, weekday: null, next: last.next };
    }
    if (!ends) return null;
    const moment = ends.moment.kind === 'ends' ? { ...ends.moment, inside: true } : ends.moment;
    return { role: 'between', moment, weekday: null, next: ends.next };
  }
  const range = readEnds(words, at, context);
  if (range) return { role: 'between', moment: range.moment, weekday: null, next: range.next };
  const then = THEN.longestAt(words, at);
  const moment = readMoment(words, at, NO_PREFIX, context);
  if (moment) return { role: 'at', ...moment };
  // "The 14th sees Venus step into Leo"
  const day = isDigit(words[at + 1]?.lower ?? '')
    ? wrapped(readDayOfMonth(words, at, context))
    : null;
  if (day) return { role: 'at', ...day };
  if (then)
    return { role: 'afterwards', moment: { kind: 'today' }, weekday: null, next: then.next };
  const stretch = readStretch(words, at, context);
  const isNamed =
    stretch?.moment.kind === 'stretch' && / |^lately$|^mid/.test(stretch.moment.words);
  if (!stretch || !isNamed || stretch.moment.kind !== 'stretch') return null;
  if (/^(?:that long|the (?:week|month|year|weekend))$/.test(stretch.moment.words)) {
    const isSpent = /^(?:spen[dt]|out$)/.test(words[at - 1]?.lower ?? '');
    // "The weekend's full moon"
    const isOwner = stretch.moment.words === 'the weekend' && words[stretch.next - 1]!.possessive;
    if (!isSpent && !isOwner) return null;
    return {
      role: isSpent ? 'for' : 'at',
      moment: stretch.moment,
      weekday: null,
      next: stretch.next,
    };
  }
  return {
    role: stretch.lasting ? 'for' : 'at',
    moment: stretch.moment,
    weekday: null,
    next: stretch.next,
  };
}

/** "Afterwards": the statement begins when the previous one ends. */
// biome-ignore format: a list of words
const THEN = new PhraseIndex<null>(
  [
    'then', 'after that', 'afterwards', 'afterward', 'thereafter', 'after which', 'from then on', 'after this',
    'subsequently', 'and then', 'from that moment', 'from there', 'next up', 'thence', 'from that point on',
    'from then',
  ].map((words) => [words, null]),
);

const QUALIFIERS = new Map([
  ['next', 'next'],
  ['last', 'last'],
] as const) as ReadonlyMap<string, 'next' | 'last'>;

// biome-ignore format: a list of words
const RUNNING = new Set([
  'runs', 'ran', 'running', 'lasts', 'lasting', 'extends', 'continues', 'stretches', 'goes', 'through', 'on', 'over',
]);

const STARTERS = new Set([
  'to',
  ...PREFIXES.firstWords(),
  ...THEN.firstWords(),
  ...numberWords(),
  ...dateWords(),
  ...stretchWords(),
  ...relativeDayWords(),
  ...['noon', 'midday', 'midnight', 'half', 'quarter', 'a', 'an', 'the', 'between'],
]);
