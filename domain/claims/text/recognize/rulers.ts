import { parseSign, type Sign } from '../../../zodiac/signs.ts';
import { rulersOf } from '../../rulers.ts';
import { PhraseIndex } from '../phrase-index.ts';
import type { RulerRole } from '../token.ts';
import type { Word } from '../words.ts';
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
    'ruler of old', 'planetary patron', 'cosmic ruler', ...OWNERS,
  ].map((words) => [words, null]),
);
const DETERMINERS = new Set(['your', 'the', 'its', 'their', 'a', 'one', 'another']);

/** A ruler by its role: "your ruler", "the modern ruler of Aquarius", "Virgo's ruling planet". */
export function recognizeRuler(
  words: readonly Word[],
  at: number,
  context: TextContext,
): Recognized | null {
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
  const head = HEADS.longestAt(words, i);
  if (!head) return null;
  if (OWNERS.includes(words[i]!.lower) && words[head.next]?.lower !== 'of') return null;
  const of = readOf(words, head.next, context);
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
function ownerNamed(words: readonly Word[], at: number): number | null {
  if (/^(?:its|whose)$/.test(words[at]!.lower)) return at + 1;
  const sign = words[at + 1];
  return isThatSign(words, at) && sign!.possessive ? at + 2 : null;
}

function isThatSign(words: readonly Word[], at: number): boolean {
  return /^(?:the|that|this)$/.test(words[at]?.lower ?? '') && words[at + 1]?.lower === 'sign';
}

/** "In the old system", after the ruler. */
function readSystem(
  words: readonly Word[],
  at: number,
): { tradition: RulerRole['tradition'] } | null {
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
  words: readonly Word[],
  at: number,
  context: TextContext,
): { signs: Sign[] | null; own: boolean; next: number } | null {
  if (words[at]?.lower !== 'of') return null;
  if (words[at + 1]?.lower === 'your') {
    const noun = words[at + 2]?.lower === 'own' ? at + 3 : at + 2;
    const isSign = words[noun]?.lower === 'sign' || words[noun + 1]?.lower === 'sign';
    if (!isSign) return { signs: null, own: false, next: at };
    const next = words[noun]?.lower === 'sign' ? noun + 1 : noun + 2;
    return { signs: ownSigns(context), own: true, next };
  }
  if (context.anchor?.signs.length && isThatSign(words, at + 1))
    return { signs: [...context.anchor.signs], own: false, next: at + 3 };
  const signs: Sign[] = [];
  let next = at + 1;
  for (;;) {
    const start =
      signs.length > 0 && ['and', '&', ',', 'or'].includes(words[next]?.lower ?? '')
        ? next + 1
        : next;
    const skipBoth = words[start]?.lower === 'both' ? start + 1 : start;
    const sign = parseSign(words[skipBoth]?.lower ?? '');
    if (!sign || (signs.length > 0 && start === next)) break;
    signs.push(sign);
    next = skipBoth + 1;
  }
  return signs.length > 0 ? { signs, own: false, next } : { signs: null, own: false, next: at };
}
