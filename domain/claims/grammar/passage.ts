import type { LunationPhase } from '../../sky/events.ts';
import { MOON } from '../bodies.ts';
import type { ClaimContext } from '../claim.ts';
import type { Place } from '../proposition.ts';
import {
  type BodyRefs,
  isLunationPhase,
  type Tag,
  type Token,
  type Tokens,
} from '../text/token.ts';

/** A sentence, with its context from the sentences before it. */
export interface Passage {
  tokens: Tokens;
  context: ClaimContext;
  /** The body "it" refers to (`topic`) and the bodies "they" refers to (`group`), from previous sentences. */
  topic: BodyRefs | null;
  group: BodyRefs | null;
  /** Bodies named in the two sentences before. */
  earlier: BodyRefs;
  /** The place that "there" refers to. */
  place: Place | null;
}

export function hasTag(token: Token | undefined, ...tags: readonly Tag[]): boolean {
  return token?.type === 'word' && token.tag !== null && tags.includes(token.tag);
}

export function isMark(token: Token | undefined, ...marks: readonly string[]): boolean {
  return token?.type === 'mark' && (marks.length === 0 || marks.includes(token.mark));
}

/** The bodies named by a token: a name, an epithet, or "the waning moon". */
export function bodiesOf(token: Token | undefined): BodyRefs | null {
  if (token?.type === 'body') return token.refs;
  return token?.type === 'phase' && token.noun ? [MOON] : null;
}

export function isMoon(token: Token | undefined): boolean {
  return bodiesOf(token)?.some(({ options }) => options.includes('Moon')) ?? false;
}

/** "The full moon", "the last quarter": a phase of one instant. */
export function isLunation(
  token: Token | undefined,
): token is Token & { type: 'phase'; phase: LunationPhase } {
  return token?.type === 'phase' && isLunationPhase(token.phase);
}

export function isPlace(token: Token | undefined): boolean {
  return token?.type === 'sign' || token?.type === 'house';
}

/** Words that may stand between a body and its verb. */
// biome-ignore format: a list of words
const PASSING: readonly Tag[] = [
  'adverb', 'be', 'have', 'will', 'may', 'would', 'do', 'not', 'both', 'all', 'nearly', 'its', 'only',
];

/** Whether a token may stand between a body and its verb without changing the subject. */
export function isPassing(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.type === 'when') return true;
  return hasTag(token, ...PASSING) || isMark(token, ',', '(', ')', '—', '–');
}

/** Whether any token from `from` to `to`, end exclusive, has one of the tags. */
export function someTag(
  tokens: Tokens,
  from: number,
  to: number,
  ...tags: readonly Tag[]
): boolean {
  for (let i = Math.max(0, from); i < to; i++) if (hasTag(tokens[i], ...tags)) return true;
  return false;
}
