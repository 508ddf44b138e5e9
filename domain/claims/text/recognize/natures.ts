import { parseSign } from '../../../zodiac/signs.ts';
import { ELEMENT_WORDS, QUALITY_WORDS } from '../tables/signs.ts';
import type { Nature } from '../token.ts';
import type { Words } from '../words.ts';
import type { Recognized } from './recognizer.ts';

const ELEMENTS = new Map<string, Nature['element']>(
  Object.entries(ELEMENT_WORDS).flatMap(([element, words]) =>
    words.map((word) => [word, element as Nature['element']] as const),
  ),
);
const QUALITIES = new Map<string, Nature['quality']>(
  Object.entries(QUALITY_WORDS).flatMap(([quality, words]) =>
    words.map((word) => [word, quality as Nature['quality']] as const),
  ),
);

/** The nature of a sign: "a cardinal earth sign", "a sign of earth", or the adjective in "fiery Aries". */
export function recognizeNature(words: Words, at: number): Recognized | null {
  return recognizeSignOf(words, at) ?? recognizeAdjectives(words, at);
}

/** "Sign of water" */
function recognizeSignOf(words: Words, at: number): Recognized | null {
  const [sign, of, what] = words.slice(at, at + 3).map(({ lower }) => lower);
  const element = ELEMENTS.get(what ?? '');
  if (sign !== 'sign' || of !== 'of' || !element) return null;
  const nature: Nature = { element, quality: null };
  return { meaning: { type: 'nature', nature, signNoun: true }, next: at + 3 };
}

function recognizeAdjectives(words: Words, at: number): Recognized | null {
  let element: Nature['element'] = null;
  let quality: Nature['quality'] = null;
  let i = at;
  for (; words[i]; i++) {
    const { lower } = words[i]!;
    if (lower === ',' || lower === '-' || lower === 'and') {
      if (i === at) return null;
    } else if (ELEMENTS.has(lower) && !element) element = ELEMENTS.get(lower)!;
    else if (QUALITIES.has(lower) && !quality) quality = QUALITIES.get(lower)!;
    else break;
  }
  if (!element && !quality) return null;
  const noun = words[i]?.lower;
  const isSign = noun === 'sign' || (noun === 'signs' && words[at - 1]?.lower === 'in');
  if (isSign)
    return {
      meaning: { type: 'nature', nature: { element, quality }, signNoun: true },
      next: i + 1,
    };
  return parseSign(noun ?? '')
    ? { meaning: { type: 'nature', nature: { element, quality }, signNoun: false }, next: i }
    : null;
}
