import type { Eclipse } from '../../../sky/events.ts';
import type { Word } from '../words.ts';
import type { Recognized } from './recognizer.ts';

const OF = new Map<string, Eclipse['of']>([
  ...['solar', 'sun'].map((of) => [of, 'Sun'] as const),
  ...['lunar', 'moon'].map((of) => [of, 'Moon'] as const),
]);
const TYPES: readonly Eclipse['type'][] = ['total', 'partial', 'annular', 'penumbral'];

/** "A total lunar eclipse", "annular eclipse of the Sun", "blood moon", "eclipsed". */
export function recognizeEclipse(words: readonly Word[], at: number): Recognized | null {
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
  // "An eclipse-free month"
  if (tail[0] === '-' && tail[1] === 'free') return null;
  const object =
    tail[0] === 'of' ? OF.get(tail[1] === 'the' ? tail[2]! : (tail[1] ?? '')) : undefined;
  if (!object) return { meaning: { type: 'eclipse', of, eclipse }, next: i + 1 };
  return {
    meaning: { type: 'eclipse', of: object, eclipse },
    next: i + (tail[1] === 'the' ? 4 : 3),
  };
}

function isSeasonOrVerb(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.lower;
  return (
    next === 'season' ||
    next === 'seasons' ||
    next === 'the' ||
    next === 'your' ||
    next === 'portal'
  );
}
