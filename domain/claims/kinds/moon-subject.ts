import { isSameBody, MOON } from '../bodies.ts';
import { hasTag, type Passage } from '../grammar/passage.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { tenseBetween } from '../grammar/verbs.ts';
import type { Finding, Of } from '../proposition.ts';
import { SHAPES } from '../text/tables/event-words.ts';
import type { PhaseName, Token, Tokens } from '../text/token.ts';

export type PhaseToken = Extract<Token, { type: 'phase' }>;

// biome-ignore format: a list of words
export const GROWING = new Map<string, PhaseName>([
  ...['growing', 'swelling', 'grows', 'fattening', 'plumping', 'fattens', 'plumps'].map((word) => [word, 'waxing'] as const),
  ...['shrinking', 'shrinks', 'fading', 'thinning', 'slimming', 'thins', 'slims'].map((word) => [word, 'waning'] as const),
]);

export function phaseFinding(
  passage: Passage,
  at: number,
  from: number,
  proposition: Of<'phase'>,
): Finding {
  return {
    kind: 'moon-phase',
    proposition,
    core: at,
    from: Math.min(from, at),
    to: Math.max(from, at),
    tense: tenseBetween(passage.tokens, Math.min(from, at) + 1, at),
    uses: [],
    attached:
      GROWING.has(passage.tokens[at]!.lower) || (passage.tokens[at] as PhaseToken).noun === true,
  };
}

/** The index of the Moon described by the word at `at`, or null. */
export function moonOf(passage: Passage, at: number): number | null {
  const { tokens } = passage;
  const after = tokens[at + 1];
  if (after?.type === 'body' && after.lower.endsWith('moon')) return at + 1;
  const subject = subjectBefore(passage, at, 'either');
  if (subject?.refs.length !== 1 || !isSameBody(subject.refs[0]!, MOON)) return null;
  const isApart = (token: Token) => token.type === 'aspect' || isContent(token);
  if (subject.from > at || tokens.slice(subject.to + 1, at).some(isApart)) return null;
  return subject.to;
}

/** Words that show something else is described: "what has been growing". */
function isContent(token: Token): boolean {
  return token.type === 'word' && token.tag === null && !SHAPES.has(token.lower);
}

/** "It isn't a full moon yet", "there won't be a new moon" */
export function isDeniedLunation(tokens: Tokens, at: number): boolean {
  const verb = hasTag(tokens[at - 2], 'be') ? at - 3 : at - 2;
  return hasTag(tokens[at - 1], 'a', 'the') && hasTag(tokens[verb], 'not');
}
