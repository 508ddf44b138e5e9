import { hasTag, isMark, type Passage } from '../grammar/passage.ts';
import type { Finding, Findings, Proposition } from '../proposition.ts';
import type { BodyRefs, Token, Tokens, WhenMeaning } from '../text/token.ts';
import { passingFinding } from './make-finding.ts';

/**
 * When the subject of a sentence begins and ends, mentioned in passing: "a short retrograde, begun on the 24th and over
 * before September", "a visit to Aries, arriving April 9 and gone again by the 21st".
 */
export function findBounds({ tokens }: Passage, findings: Findings): Finding[] {
  return tokens.flatMap((_, at): Finding[] => {
    const told = edgeAt(tokens, at);
    if (!told) return [];
    const { when, to, side } = told;
    const [state] = findings
      .filter((one) => one.to < at && (!one.attached || edgesOf(one.proposition)))
      .sort((a, b) => b.core - a.core);
    const edges = state && edgesOf(state.proposition);
    const role = when.role === 'from' ? 'at' : when.role;
    return edges
      ? [
          passingFinding('date', edges[side], at, to, {
            attached: false,
            ownWhen: { ...when, role },
          }),
        ]
      : [];
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

function isOne({ length }: BodyRefs): boolean {
  return length === 1;
}

/** A participle and its time, as an aside or joined to one. */
function edgeAt(
  tokens: Tokens,
  at: number,
): { when: Token & WhenMeaning; to: number; side: 'begins' | 'ends' } | null {
  const { lower, type } = tokens[at]!;
  if (!isMark(tokens[at - 1], ',', '—', '–', ':') && !hasTag(tokens[at - 1], 'and')) return null;
  const side = BEGUN.test(lower) ? 'begins' : ENDED.test(lower) ? 'ends' : null;
  let to = type === 'word' ? at + 1 : at;
  while (hasTag(tokens[to], 'adverb') || tokens[to]?.lower === 'with') to++;
  const when = tokens[to];
  const isKnown = when?.type === 'when' && DATED.test(when.moment.kind);
  return side && isKnown ? { when, to, side } : null;
}

const BEGUN = /^(?:begun|started|starting|beginning|arriving|launched|arrived)\b/;
const ENDED =
  /^(?:over|done|finished|ended|ending|finishing|gone|out|wrapped up|wrapping up|over and done)$/;
const DATED = /^(?:day|clock|stretch)$/;
