import type { Eclipse } from '../../../sky/events.ts';
import type { Word, Words } from '../words.ts';
import type { Recognized, TextContext } from './recognizer.ts';

const OF = new Map<string, Eclipse['of']>([
  ...['solar', 'sun'].map((of) => [of, 'Sun'] as const),
  ...['lunar', 'moon'].map((of) => [of, 'Moon'] as const),
]);
const TYPES: readonly Eclipse['type'][] = ['total', 'partial', 'annular', 'penumbral'];

/**
 * "A total lunar eclipse", "annular eclipse of the Sun", "blood moon", "eclipsed"; in a column's sentence about
 * eclipses, also "the lunar one" and "the Sun's".
 */
export function recognizeEclipse(
  words: Words,
  at: number,
  { looksAhead, anchor }: Pick<TextContext, 'looksAhead' | 'anchor'> = {},
): Recognized | null {
  const implied = looksAhead ? impliedEclipse(words, at, anchor?.isOfEclipses ?? false) : null;
  if (implied) return implied;
  if (words[at]!.lower === 'blood' && words[at + 1]?.lower === 'moon') {
    return { meaning: { type: 'eclipse', of: 'Moon', eclipse: 'total' }, next: at + 2 };
  }
  if (words[at]!.lower === 'eclipsed') {
    return { meaning: { type: 'eclipse', of: null, eclipse: null }, next: at + 1 };
  }
  let of: Eclipse['of'] | null = null;
  let eclipse: Eclipse['type'] | null = null;
  let i = at;
  for (; words[i] && words[i]!.lower !== 'eclipse'; i++) {
    const { lower } = words[i]!;
    const type = TYPES.find((one) => one === lower);
    if (OF.has(lower)) of = OF.get(lower)!;
    else if (type) eclipse = type;
    else if (lower !== '-') return null;
  }
  if (!words[i] || isSeasonOrVerb(words, i)) return null;
  const tail = words.slice(i + 1, i + 4).map(({ lower }) => lower);
  // "An eclipse-free month", "eclipse-dodgers"
  if (tail[0] === '-') return null;
  const object =
    tail[0] === 'of' ? OF.get(tail[1] === 'the' ? tail[2]! : (tail[1] ?? '')) : undefined;
  if (!object) return { meaning: { type: 'eclipse', of, eclipse }, next: i + 1 };
  return {
    meaning: { type: 'eclipse', of: object, eclipse },
    next: i + (tail[1] === 'the' ? 4 : 3),
  };
}

/** In a sentence about eclipses: "the lunar one", "a solar affair", "the Sun's, on the 12th", "of the Moon again". */
function impliedEclipse(words: Words, at: number, isNext: boolean): Recognized | null {
  const { lower, possessive } = words[at]!;
  const of = OF.get(lower);
  const isSaid = of !== undefined && words.some(isEclipse);
  if (!of || !(isSaid || isNext)) return null;
  const next = words[at + 1]?.lower ?? ',';
  const meaning = { type: 'eclipse', of, eclipse: null } as const;
  if (lower === 'solar' || lower === 'lunar') {
    if (ONE.test(next)) return { meaning, next: at + 2 };
    const isAlone = /^(?:,|;|\)|—|–|and|on|in|arrives|comes|falls)$/.test(next);
    return isAlone && isSaid ? { meaning, next: at + 1 } : null;
  }
  const start = words[at - 1]?.lower === 'the' ? at - 2 : at - 1;
  const isOf =
    words[start]?.lower === 'of' && /^(?:,|one|affair)$/.test(words[start - 1]?.lower ?? ',');
  const isOwner =
    possessive && /^(?:,|;|\)|—|–|on|in|last|next|turn|own|an?|first|second)$/.test(next);
  if (!isSaid || (possessive ? !isOwner : !isOf)) return null;
  return { meaning, next: at + (next === 'turn' ? 2 : 1) };
}

export function isEclipse({ lower }: Word): boolean {
  return lower === 'eclipse' || lower === 'eclipses';
}

const ONE = /^(?:ones?|affair|event|business|kind|sort|variety|type|show|number|version|drama)$/;

function isSeasonOrVerb(words: Words, at: number): boolean {
  const next = words[at + 1]?.lower;
  return (
    next === 'season' ||
    next === 'seasons' ||
    next === 'the' ||
    next === 'your' ||
    next === 'portal'
  );
}
