import type { ClaimContext } from '../claim.ts';
import type { Place } from '../proposition.ts';
import type { BodyRef, Tag, Token } from '../text/token.ts';

/** A sentence with what the sentences before it were about. */
export interface Passage {
  tokens: readonly Token[];
  context: ClaimContext;
  /** The body that "it" means, and the bodies that "they" means, from before this sentence. */
  topic: readonly BodyRef[] | null;
  group: readonly BodyRef[] | null;
  /** The place that "there" means. */
  place: Place | null;
}

export function hasTag(token: Token | undefined, ...tags: readonly Tag[]): boolean {
  return token?.type === 'word' && token.tag !== null && tags.includes(token.tag);
}

export function isMark(token: Token | undefined, ...marks: readonly string[]): boolean {
  return token?.type === 'mark' && (marks.length === 0 || marks.includes(token.mark));
}

const MOON: readonly BodyRef[] = [{ options: ['Moon'] }];

/** The bodies a token names: a name, an epithet, or "the waning moon". */
export function bodiesOf(token: Token | undefined): readonly BodyRef[] | null {
  if (token?.type === 'body') return token.refs;
  return token?.type === 'phase' && token.noun ? MOON : null;
}

export function isPlace(token: Token | undefined): boolean {
  return token?.type === 'sign' || token?.type === 'house';
}

/** Words that may stand between a body and its verb without changing who does what. */
export function isPassing(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.type === 'when') return true;
  return (
    hasTag(
      token,
      'adverb',
      'be',
      'have',
      'will',
      'may',
      'would',
      'do',
      'not',
      'both',
      'all',
      'nearly',
      'its',
      'only',
    ) || isMark(token, ',', '(', ')', '—', '–')
  );
}

/** Whether any token from `from` up to, not including, `to` has one of the tags. */
export function someTag(
  tokens: readonly Token[],
  from: number,
  to: number,
  ...tags: readonly Tag[]
): boolean {
  for (let i = Math.max(0, from); i < to; i++) if (hasTag(tokens[i], ...tags)) return true;
  return false;
}
