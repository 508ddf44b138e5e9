import type { CivilDate } from '../../calendar/civil-date.ts';
import type { Body } from '../../sky/bodies.ts';
import { signAfter } from '../../zodiac/signs.ts';
import { lookUp, plainWord } from './lexicon.ts';
import { readNumber } from './numbers.ts';
import { PhraseIndex, rowsOf } from './phrase-index.ts';
import { recognizeEclipse } from './recognize/eclipses.ts';
import { recognizeHouse } from './recognize/houses.ts';
import { recognizeDegree, recognizePercent, recognizeRegion } from './recognize/measures.ts';
import { recognizeNature } from './recognize/natures.ts';
import type { Recognized, Recognizer, TextContext } from './recognize/recognizer.ts';
import { recognizeRuler } from './recognize/rulers.ts';
import { BODY_THEMES } from './tables/bodies.ts';
import { OPPOSITE_SIGN, OWN_SIGN, SHORT_SIGNS, SIGN_EMBLEMS } from './tables/signs.ts';
import { readWhen } from './time/whens.ts';
import type { Meaning, Token, WhenMeaning } from './token.ts';
import type { Words } from './words.ts';

// biome-ignore format: a list of words
const MARKS = new Set(['.', ',', ';', ':', '!', '?', '(', ')', '[', ']', '—', '–', '-', '/', '&', '%', '…', '\n']);

/** Splits the words of a sentence into tokens by what each stretch means in a statement about the sky. */
export function tokenize(words: Words, context: TextContext): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const { meaning, next } = isVocative(words, at, context)
      ? { meaning: plainWord('adverb'), next: at + 1 }
      : meaningAt(words, at, context);
    tokens.push(tokenOf(words, at, next, meaning));
    dateWeekday(tokens);
    // "Where it stays until Thursday. That evening …" is not Thursday's.
    if (context.anchor && meaning.type === 'when') {
      const date = dateIn(meaning, words[at]!.lower, context.date);
      const isEnd = meaning.role === 'until' && context.anchor.date !== null && at > 0;
      if (date) context.anchor.ofSentence = date;
      if (date && !isEnd) context.anchor.date = date;
    }
    if (context.anchor && meaning.type === 'sign') context.anchor.signs = meaning.signs;
    at = next;
  }
  return tokens;
}

/** "Before three on Monday morning, the first of May": that Monday. */
function dateWeekday(tokens: Token[]): void {
  const [told, comma, date] = tokens.slice(-3);
  if (told?.type !== 'when' || comma?.lower !== ',' || date?.type !== 'when') return;
  const { moment, weekday } = told;
  if (!weekday?.alone || date.moment.kind !== 'day' || date.weekday !== null) return;
  if (new Date(`${date.moment.date}T00:00:00Z`).getUTCDay() !== weekday.number) return;
  if (moment.kind !== 'day' && moment.kind !== 'clock') return;
  const own = { date: date.moment.date, before: null, ahead: null, also: null };
  tokens[tokens.length - 3] = { ...told, moment: { ...moment, ...own } };
}

/** The date that a time names, if it names one. */
function dateIn({ moment }: WhenMeaning, word: string, today: CivilDate): CivilDate | null {
  if (moment.kind === 'day') return moment.date;
  if (moment.kind === 'part' && word === 'this') return moment.date;
  if (moment.kind === 'today' && /^to(?:day|night)$/.test(word)) return today;
  return moment.kind === 'clock' && !moment.dateAssumed ? moment.date : null;
}

/** "Your eighth house of shared money, Gemini": the reader's own sign between commas, or last, addresses the reader. */
function isVocative(words: Words, at: number, { sign }: TextContext): boolean {
  const { lower, possessive } = words[at]!;
  const after = words[at + 1]?.lower ?? ',';
  const before = words[at - 1]?.lower ?? 'dear';
  const isApart = [',', ':', ';', '!', '—', '–'].includes(after);
  const isSubject = at === 0 && APPOSITIONS.has(words[at + 2]?.lower ?? '');
  const isCalled = (before === ',' || before === 'dear') && isApart && !isSubject;
  return lower === sign && !possessive && isCalled;
}

/** "Aries, where the Moon is, …": the sign itself. */
const APPOSITIONS = new Set(['where', 'which', 'the', 'a', 'home']);

function meaningAt(words: Words, at: number, context: TextContext): Recognized {
  for (const recognize of RECOGNIZERS) {
    const found = recognize(words, at, context);
    if (found) return found;
  }
  const when = readWhen(words, at, context);
  const known = isOverDuring(words, at) ? null : lookUp(words, at);
  if (when && !(known && outranks(known.value, known.next, when.next))) {
    const { role, moment, weekday } = when;
    return { meaning: { type: 'when', role, moment, weekday }, next: when.next };
  }
  // "A Moon-muncher"
  const isCompound =
    /^(?:sun|moon)$/.test(words[at]!.lower) &&
    words[at + 1]?.lower === '-' &&
    /(?:er|ers|ed|ing)$/.test(words[at + 2]?.lower ?? '');
  if (context.looksAhead && isCompound) return plainAt(words, at);
  const isMay = words[at]!.lower === 'may' && words[at]!.capital && at > 0;
  if (known && !isVerbMars(words, at) && !isMay) return { meaning: known.value, next: known.next };
  return plainAt(words, at);
}

/** "It's over the weekend that Mercury crosses into Libra" */
function isOverDuring(words: Words, at: number): boolean {
  const [be, over, the, unit] = words.slice(at, at + 4).map(({ lower }) => lower);
  return (
    /^(?:is|'s)$/.test(be ?? '') &&
    over === 'over' &&
    the === 'the' &&
    /^(?:weekend|week|holidays?)$/.test(unit ?? '')
  );
}

/** Whether a sky word outranks a time at the same place: the longer wins, the sky word on a tie. */
function outranks(known: Meaning, knownNext: number, whenNext: number): boolean {
  return known.type === 'word' ? knownNext > whenNext : knownNext >= whenNext;
}

function plainAt(words: Words, at: number): Recognized {
  const { lower } = words[at]!;
  if (MARKS.has(lower)) return { meaning: { type: 'mark', mark: lower }, next: at + 1 };
  const number = readNumber(words, at);
  if (!number) return { meaning: plainWord(), next: at + 1 };
  return {
    meaning: { type: 'number', value: number.value, ordinal: number.ordinal },
    next: number.next,
  };
}

/** "Nothing mars the mood" */
function isVerbMars(words: Words, at: number): boolean {
  const { lower, capital } = words[at]!;
  const after = words[at + 1]?.lower ?? '';
  return (
    lower === 'mars' && !capital && ['the', 'a', 'an', 'your', 'our', 'any', 'this'].includes(after)
  );
}

const OWN = new PhraseIndex(OWN_SIGN.map((words) => [words, null]));
const OPPOSITE = new PhraseIndex(OPPOSITE_SIGN.map((words) => [words, null]));
const EMBLEMS = new PhraseIndex(Object.entries(SIGN_EMBLEMS));
const THERE = new Set(['there', 'where']);

function recognizeOwnSign(words: Words, at: number, { sign }: TextContext): Recognized | null {
  const own = OWN.longestAt(words, at);
  if (own)
    return { meaning: { type: 'sign', signs: sign ? [sign] : [], own: true }, next: own.next };
  const opposite = OPPOSITE.longestAt(words, at);
  if (!opposite) return null;
  return {
    meaning: { type: 'sign', signs: sign ? [signAfter(sign, 6)] : [], own: true },
    next: opposite.next,
  };
}

/** "That sign": the one named last. */
function recognizeThatSign(
  words: Words,
  at: number,
  { anchor, looksAhead }: TextContext,
): Recognized | null {
  if (!looksAhead) return null;
  const that = THAT.longestAt(words, at);
  if (!that || !anchor || anchor.signs.length === 0) return null;
  if (words[that.next]?.lower === 'of' || words[that.next - 1]!.possessive) return null;
  return { meaning: { type: 'sign', signs: anchor.signs, own: false }, next: that.next };
}

const THAT = new PhraseIndex(
  ['that sign', 'that same sign', 'the same sign', 'the very same sign'].map((words) => [
    words,
    null,
  ]),
);

/** "Into the Lion": a capitalized emblem after an article or preposition. */
function recognizeEmblem(words: Words, at: number): Recognized | null {
  const before = words[at - 1]?.lower ?? '';
  const { capital, possessive } = words[at]!;
  // "Into the bull's pasture", but "the lion's share"
  const isOwner = possessive && words[at + 1]?.lower !== 'share';
  if (!(capital || isOwner) || !['the', 'in', 'into', 'through', 'celestial'].includes(before))
    return null;
  const emblem = EMBLEMS.longestAt(words, at);
  return (
    emblem && { meaning: { type: 'sign', signs: [emblem.value], own: false }, next: emblem.next }
  );
}

/** "In Sag", "the Cap new Moon", "27 Scorp": a short name next to a word that makes it a sign. */
function recognizeShortSign(words: Words, at: number): Recognized | null {
  const sign = words[at]!.capital ? SHORT_SIGNS[words[at]!.lower] : undefined;
  if (!sign) return null;
  const [before, after] = [words[at - 1]?.lower ?? '', words[at + 1]?.lower ?? ''];
  const isNamed =
    /^(?:in|into|through|\d+|°)$/.test(before) || /^(?:season|moon|sun|new|full)$/.test(after);
  return isNamed ? { meaning: { type: 'sign', signs: [sign], own: false }, next: at + 1 } : null;
}

function recognizeThere(words: Words, at: number): Recognized | null {
  return THERE.has(words[at]!.lower) ? { meaning: { type: 'there' }, next: at + 1 } : null;
}

/** "Your Venus", "my Mars": a birth chart, not the sky of the day. */
function recognizeNatal(words: Words, at: number, { looksAhead }: TextContext): Recognized | null {
  const owner = words[at - 1]?.lower === 'own' ? words[at - 2]?.lower : words[at - 1]?.lower;
  // "Our Venus changes into darker clothes"
  if (looksAhead && owner === 'our') return null;
  if (!['your', 'my', 'his', 'her', 'our', 'whose'].includes(owner ?? '')) return null;
  const known = lookUp(words, at);
  return known?.value.type === 'body' && known.value.ruler === null
    ? { meaning: plainWord('natal'), next: known.next }
    : null;
}

/** "Today is brighter after." */
function recognizeAfterwards(words: Words, at: number): Recognized | null {
  const next = words[at + 1]?.lower;
  const isLast = next === undefined || MARKS.has(next);
  return words[at]!.lower === 'after' && isLast
    ? {
        meaning: { type: 'when', role: 'afterwards', moment: { kind: 'today' }, weekday: null },
        next: at + 1,
      }
    : null;
}

const THEMES = new PhraseIndex(
  rowsOf(Object.entries(BODY_THEMES).map(([body, themes]) => [themes, body as Body] as const)),
);

/** "The planet of love and beauty" */
function recognizeTheme(words: Words, at: number): Recognized | null {
  if (
    !['planet', 'god', 'goddess', 'ruler'].includes(words[at]!.lower) ||
    words[at + 1]?.lower !== 'of'
  )
    return null;
  const theme = THEMES.longestAt(words, at + 2);
  if (!theme) return null;
  let { next } = theme;
  for (;;) {
    let after = next;
    while ([',', 'and', '&'].includes(words[after]?.lower ?? '')) after++;
    const more = after > next ? THEMES.longestAt(words, after) : null;
    if (more?.value !== theme.value) break;
    next = more.next;
  }
  return { meaning: { type: 'body', refs: [{ options: [theme.value] }], ruler: null }, next };
}

const RECOGNIZERS: readonly Recognizer[] = [
  recognizeRuler,
  recognizeNatal,
  recognizeTheme,
  recognizeOwnSign,
  recognizeThatSign,
  recognizeEclipse,
  recognizeHouse,
  recognizeRegion,
  recognizeDegree,
  recognizePercent,
  recognizeNature,
  recognizeEmblem,
  recognizeShortSign,
  recognizeThere,
  recognizeAfterwards,
];

function tokenOf(words: Words, at: number, next: number, meaning: Meaning): Token {
  const [first, last] = [words[at]!, words[next - 1]!];
  let { lower } = first;
  for (let i = at + 1; i < next; i++) lower += ` ${words[i]!.lower}`;
  const { start, capital } = first;
  return { ...meaning, start, end: last.end, lower, possessive: last.possessive, capital };
}
