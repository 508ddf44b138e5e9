import type { Sign } from '../../zodiac/signs.ts';
import { parseSign } from '../../zodiac/signs.ts';
import { isEclipse } from './recognize/eclipses.ts';
import type { TextContext } from './recognize/recognizer.ts';
import { type Anchor, isYear } from './time/dates.ts';
import type { Tokens } from './token.ts';
import { tokenize } from './tokenize.ts';
import { LINE_END, splitWords, type Word, type Words } from './words.ts';

export interface Sentence {
  tokens: Tokens;
  question: boolean;
}

/**
 * Nobody writes a longer sentence. A longer run of words is cut here, because each word is related to its
 * whole sentence, which takes time quadratic in its length.
 */
const LONGEST_SENTENCE_WORDS = 120;

const ENDS = new Set(['.', '!', '?', '…', LINE_END]);

/**
 * Splits a text into tokenized sentences, each with the sign it addresses. A year named in a sentence ("in 2025")
 * applies to its dates.
 */
export function readSentences(
  text: string,
  context: Omit<TextContext, 'year'>,
): { sentence: Sentence; sign: Sign | null }[] {
  let addressee = context.sign;
  const sentences = joined(splitSentences(splitWords(text)));
  const anchor: Anchor = { date: null, ofSentence: null, signs: [] };
  const titleYear = context.looksAhead ? yearOfTitle(sentences[0]) : null;
  return sentences.map(({ words, ending }) => {
    const year = yearNamed(words) ?? titleYear;
    // A text for a known sign keeps it; only "for Cancer" after a house may change it.
    if (context.sign === null) addressee = addressed(words) ?? addressee;
    const sign = houseOwner(words) ?? addressee;
    anchor.ofSentence = null;
    const tokens = tokenize(words, { ...context, sign, year, anchor });
    anchor.isOfEclipses = words.some(isEclipse);
    return { sentence: { tokens, question: ending === '?' }, sign };
  });
}

function splitSentences(words: Words): { words: Word[]; ending: string }[] {
  const sentences: { words: Word[]; ending: string }[] = [];
  let current: Word[] = [];
  for (const word of words) {
    if (!ENDS.has(word.lower)) {
      if (current.length === LONGEST_SENTENCE_WORDS) {
        sentences.push({ words: current, ending: '' });
        current = [];
      }
      current.push(word);
      continue;
    }
    if (current.length > 0) sentences.push({ words: current, ending: word.lower });
    current = [];
  }
  if (current.length > 0) sentences.push({ words: current, ending: '' });
  return sentences;
}

/** "Mars? Sunbathing in Leo." and "Pencil in the 7th. That's your next new moon." each make one statement. */
function joined(sentences: readonly { words: Word[]; ending: string }[]): typeof sentences {
  const whole: { words: Word[]; ending: string }[] = [];
  for (const next of sentences) {
    const last = whole.at(-1);
    if (!last || !(isTopic(last, next) || isPointedAt(last, next))) whole.push(next);
    else {
      const { end } = last.words.at(-1)!;
      last.words.push({ ...last.words.at(-1)!, start: end, lower: ',' }, ...next.words);
      last.ending = next.ending;
    }
  }
  return whole;
}

/** "Mars?", "And the Moon?", before its answer. */
function isTopic(last: { words: Word[]; ending: string }, next: { words: Word[] }): boolean {
  const [first] = last.words;
  const isShort = last.ending === '?' && last.words.length <= LONGEST_TOPIC_WORDS;
  return isShort && !ASKING.test(first!.lower) && !ANSWER.test(next.words[0]!.lower);
}

/** "That's …" after a date that stands by itself. */
function isPointedAt({ words }: { words: Word[] }, next: { words: Word[] }): boolean {
  const [that, be] = next.words;
  const isThat = that!.lower === 'that' && /^(?:'s|is|was|'ll|will)$/.test(be?.lower ?? '');
  const hasDate = (list: Words) => list.some(({ lower }) => /^\d|day$/.test(lower));
  return isThat && words.length <= LONGEST_POINTER_WORDS && hasDate(words) && !hasDate(next.words);
}

const LONGEST_TOPIC_WORDS = 4;
const LONGEST_POINTER_WORDS = 10;
const ASKING =
  /^(?:is|are|was|were|do|does|did|will|can|could|should|would|has|have|am|what|why|who|when|where|how|which|whose|need|want|ready|got|feel|feeling|think|know|remember|wondering|tired|sick|so)$/;
const ANSWER = /^(?:no|nope|nah|not|never|wrong|guess|hardly|yes|maybe|perhaps)$/;

/** "Your March 2027 horoscope", alone on the first line. */
function yearOfTitle(title: { words: Words; ending: string } | undefined): number | null {
  if (title?.ending !== LINE_END) return null;
  const years = title.words.filter(({ lower }) => isYear(lower));
  return years.length === 1 ? Number(years[0]!.lower) : null;
}

function yearNamed(words: Words): number | null {
  const named = words.filter(({ lower }, i) => isYear(lower) && words[i - 1]?.lower === 'in');
  return named.length === 1 ? Number(named[0]!.lower) : null;
}

/** "Aries, the Moon is …", "Dear Leo,", "For Libra, …", "If you're a Virgo, …". */
function addressed(words: Words): Sign | null {
  let i = 0;
  while (OPENINGS.has(words[i]?.lower ?? '')) i++;
  const sign = parseSign(words[i]?.lower ?? '') ?? pluralSign(words[i]?.lower ?? '');
  const after = words[i + 1]?.lower ?? '';
  if (!sign || ![',', ':', '—', '–', '-', ''].includes(after)) return null;
  // "Libra, your seventh house, …" is about the sign, not addressed to it.
  return i === 0 &&
    after === ',' &&
    ['your', 'the', 'where', 'a'].includes(words[i + 2]?.lower ?? '') &&
    words.slice(i + 2, i + 6).some(({ lower }) => lower === 'house' || lower === 'sign')
    ? null
    : sign;
}

// biome-ignore format: a list of words
const OPENINGS = new Set([
  'dear', 'for', 'hello', 'hey', 'if', 'you', "'re", 'are', 'a', 'an', 'to', 'happy', 'birthday', 'listen', 'up',
  'attention', 'as',
]);

function pluralSign(lower: string): Sign | null {
  return lower.endsWith('s') ? parseSign(lower.slice(0, -1)) : null;
}

/** "The house of money for Cancer" */
function houseOwner(words: Words): Sign | null {
  const house = words.findIndex(({ lower }) => lower === 'house');
  // "Giving up your seventh house for Libra"
  const isReaders = words
    .slice(Math.max(0, house - 4), house)
    .some(({ lower }) => lower === 'your');
  if (house < 0 || isReaders) return null;
  for (let i = house + 1; i < Math.min(words.length, house + 6); i++) {
    if (words[i]!.lower === 'for') return parseSign(words[i + 1]?.lower ?? '');
  }
  return null;
}
