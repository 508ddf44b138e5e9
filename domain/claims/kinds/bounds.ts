import { hasTag, isMark, type Passage } from '../grammar/passage.ts';
import type { Finding, Proposition } from '../proposition.ts';
import type { BodyRef, Token, WhenMeaning } from '../text/token.ts';

/**
 * When what a sentence speaks of begins and ends, told in passing: "a short retrograde, begun on the 24th and over before
 * September", "a visit to Aries, arriving April 9 and gone again by the 21st".
 */
export function findBounds({ tokens }: Passage, findings: readonly Finding[]): Finding[] {
  return findings.flatMap((state): Finding[] => {
    const edges = edgesOf(state.proposition);
    if (!edges) return [];
    const next = Math.min(
      tokens.length,
      ...findings.map(({ core, attached }) => (attached || core <= state.core ? Infinity : core)),
    );
    return tokens.slice(0, next).flatMap((_, at): Finding[] => {
      const told = at > state.to ? edgeAt(tokens, at) : null;
      if (!told) return [];
      const { when, to, side } = told;
      const role = when.role === 'from' ? 'at' : when.role;
      return [
        {
          kind: 'date',
          proposition: edges[side],
          core: at,
          from: at,
          to,
          tense: 'present',
          uses: [],
          attached: false,
          ownWhen: { ...when, role },
        },
      ];
    });
  });
}

/** How a state of one body begins and ends; null if it is no state, or that of several. */
function edgesOf(state: Proposition): Record<'begins' | 'ends', Proposition> | null {
  if (state.type === 'any-of') return edgesOf(state.readings[0]!);
  if (state.type === 'motion' && isOne(state.subjects) && !state.negated) {
    const turn = (turns: 'retrograde' | 'direct') =>
      ({ type: 'station', subjects: state.subjects, turns, place: null, negated: false }) as const;
    return state.motion === 'retrograde'
      ? { begins: turn('retrograde'), ends: turn('direct') }
      : { begins: turn('direct'), ends: turn('retrograde') };
  }
  if (state.type !== 'place' || !isOne(state.subjects) || state.negated) return null;
  const change = { type: 'ingress', subjects: state.subjects, negated: false } as const;
  return {
    begins: { ...change, to: state.place, from: null },
    ends: { ...change, to: null, from: state.place },
  };
}

function isOne({ length }: readonly BodyRef[]): boolean {
  return length === 1;
}

/** A participle and its time, as an aside or joined to one. */
function edgeAt(
  tokens: readonly Token[],
  at: number,
): { when: Token & WhenMeaning; to: number; side: 'begins' | 'ends' } | null {
  const { lower, type } = tokens[at]!;
  if (!isMark(tokens[at - 1], ',', '—', '–', ':') && !hasTag(tokens[at - 1], 'and')) return null;
  const side = BEGUN.test(lower) ? 'begins' : ENDED.test(lower) ? 'ends' : null;
  let to = at;
  if (type === 'word')
    while (hasTag(tokens[to + 1], 'adverb') || tokens[to + 1]?.lower === 'with') to++;
  if (type === 'word') to++;
  const when = tokens[to];
  const isKnown = when?.type === 'when' && DATED.test(when.moment.kind);
  return side && isKnown ? { when, to, side } : null;
}

const BEGUN = /^(?:begun|started|starting|beginning|arriving|launched|arrived)\b/;
const ENDED =
  /^(?:over|done|finished|ended|ending|finishing|gone|out|wrapped up|wrapping up|over and done)$/;
const DATED = /^(?:day|clock|stretch)$/;
