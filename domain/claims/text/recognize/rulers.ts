import { parseSign, type Sign } from '../../../zodiac/signs.ts';
import { rulersOf } from '../../rulers.ts';
import { PhraseIndex } from '../phrase-index.ts';
import type { RulerRole } from '../token.ts';
import type { Words } from '../words.ts';
import type { Recognized, TextContext } from './recognizer.ts';

// biome-ignore format: a list of words
const ADJECTIVES = new Map<string, RulerRole['tradition']>([
  ...['modern', 'contemporary'].map((word) => [word, 'modern'] as const),
  ...['traditional', 'ancient', 'classical', 'classic', 'old'].map((word) => [word, 'traditional'] as const),
  ...[
    'planetary', 'own', 'other', 'second', 'cosmic', 'natural', 'celestial', 'main', 'current', 'beloved', 'trusty',
    'heavenly', 'great', 'astrological', 'sign', 'co', '-',
  ].map((word) => [word, null] as const),
]);
/** Rulers only of a sign: "the landlord of Leo". */
// biome-ignore format: a list of words
const OWNERS = ['lord', 'landlord', 'landlady', 'boss', 'guardian', 'patron', 'keeper', 'chief', 'captain'];
// biome-ignore format: a list of words
const HEADS = new PhraseIndex(
  [
    'ruler', 'ruling planet', 'ruling body', 'ruling star', 'ruling light', 'planetary ruler', 'guiding planet',
    'patron planet', 'governing planet', 'coruler', 'corulers', 'ruler planet', 'home planet', 'guardian planet',
    'planet ruler', 'ruling luminary', 'rulers', 'ruling planets', 'guiding star', 'planetary guide',
    'ruler of old', 'planetary patron', 'cosmic ruler', 'planet in charge', ...OWNERS,
  ].map((words) => [words, null]),
);
/** "The planet that rules Virgo" */
const CLAUSES = new PhraseIndex(
  ['rules', 'governs', 'runs', 'owns', 'looks after', 'presides over'].flatMap((verb) =>
    ['that', 'which', 'who'].map((that) => [`planet ${that} ${verb}`, null] as const),
  ),
);
const DETERMINERS = new Set(['your', 'the', 'its', 'their', 'a', 'one', 'another']);

/** A ruler by its role: "your ruler", "the modern ruler of Aquarius", "Virgo's ruling planet". */
export function recognizeRuler(words: Words, at: number, context: TextContext): Recognized | null {
  const owner = words[at]!.possessive ? parseSign(words[at]!.lower) : null;
  const opensList = words[at]!.lower === 'one' && words[at + 1]?.lower === 'of';
  const named = context.anchor?.signs.length ? ownerNamed(words, at) : null;
  let i = named ?? (opensList ? at + 2 : at);
  if (owner || (named === null && DETERMINERS.has(words[i]?.lower ?? ''))) i++;
  let tradition: RulerRole['tradition'] = null;
  while (words[i] && ADJECTIVES.has(words[i]!.lower)) {
    tradition = ADJECTIVES.get(words[i]!.lower) ?? tradition;
    i++;
  }
  // "The sign's ruler"
  const clause = CLAUSES.longestAt(words, i);
  const head = clause ?? HEADS.longestAt(words, i);
  if (!head) return null;
  if (OWNERS.includes(words[i]!.lower) && words[head.next]?.lower !== 'of') return null;
  const of = clause ? readSigns(words, clause.next, context) : readOf(words, head.next, context);
  if (clause && !of?.signs) return null;
  const isBare = !owner && named === null && !DETERMINERS.has(words[at]!.lower);
  if (isBare && !of && i > at) return null;
  if (of && of.signs === null) return null;
  const told = named === null ? ownSigns(context) : context.anchor!.signs;
  const signs = owner ? [owner] : (of?.signs ?? told);
  const own = owner === null && named === null && (of?.own ?? true);
  const ruler: RulerRole = { signs, tradition, own };
  const options = [...new Set(signs.flatMap((sign) => rulersOf(sign, tradition)))];
  const end = of?.next ?? head.next;
  const system = readSystem(words, end);
  return {
    meaning: {
      type: 'body',
      refs: [{ options }],
      ruler: { ...ruler, tradition: system?.tradition ?? tradition },
    },
    next: end,
  };
}

/** "Its", "whose", "that sign's", of the sign named last: the index of the next word. */
function ownerNamed(words: Words, at: number): number | null {
  if (/^(?:its|whose)$/.test(words[at]!.lower)) return at + 1;
  const sign = words[at + 1];
  return isThatSign(words, at) && sign!.possessive ? at + 2 : null;
}

function isThatSign(words: Words, at: number): boolean {
  return /^(?:the|that|this)$/.test(words[at]?.lower ?? '') && words[at + 1]?.lower === 'sign';
}

/** "In the old system", after the ruler. */
function readSystem(words: Words, at: number): { tradition: RulerRole['tradition'] } | null {
  const near = words.slice(at, at + 4).map(({ lower }) => lower);
  if (near[0] !== 'in') return null;
  if (near.includes('old') || near.includes('traditional') || near.includes('classical'))
    return { tradition: 'traditional' };
  return near.includes('modern') ? { tradition: 'modern' } : null;
}

function ownSigns({ sign }: TextContext): Sign[] {
  return sign ? [sign] : [];
}

/** "Of your sign", "of Capricorn and Aquarius"; `signs` is null for anything else. */
function readOf(
  words: Words,
  at: number,
  context: TextContext,
): { signs: Sign[] | null; own: boolean; next: number } | null {
  return words[at]?.lower === 'of' ? readSigns(words, at + 1, context) : null;
}

function readSigns(words: Words, at: number, context: TextContext): ReturnType<typeof readOf> {
  if (words[at]?.lower === 'you') return { signs: ownSigns(context), own: true, next: at + 1 };
  if (words[at]?.lower === 'your') {
    const noun = words[at + 1]?.lower === 'own' ? at + 2 : at + 1;
    const isSign = words[noun]?.lower === 'sign' || words[noun + 1]?.lower === 'sign';
    if (!isSign) return { signs: null, own: false, next: at };
    const next = words[noun]?.lower === 'sign' ? noun + 1 : noun + 2;
    return { signs: ownSigns(context), own: true, next };
  }
  if (context.anchor?.signs.length && isThatSign(words, at))
    return { signs: [...context.anchor.signs], own: false, next: at + 2 };
  const signs: Sign[] = [];
  let next = at;
  for (;;) {
    const start =
      signs.length > 0 && ['and', '&', ',', 'or'].includes(words[next]?.lower ?? '')
        ? next + 1
        : next;
    const skipBoth = words[start]?.lower === 'both' ? start + 1 : start;
    const sign = parseSign(words[skipBoth]?.lower ?? '');
    if (!sign || words[skipBoth]!.possessive || (signs.length > 0 && start === next)) break;
    signs.push(sign);
    next = skipBoth + 1;
  }
  return signs.length > 0 ? { signs, own: false, next } : { signs: null, own: false, next: at };
}
