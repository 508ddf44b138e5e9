import type { Token } from '../text/token.ts';
import { hasTag, isMark } from './passage.ts';

/** Verbs that say only that a thing comes about, so that a time after them is still the thing's time. */
const COMING_ABOUT = new Set([
  'greatest',
  'maximum',
  'deepest',
  'coming',
  'becoming',
  'happening',
  'occurring',
  'arriving',
  'reaching',
  'happens',
  'occurs',
  'takes',
  'comes',
  'falls',
  'becomes',
  'reaches',
  'lasting',
  'lasts',
  'running',
  'ending',
  'beginning',
  'starting',
  'most',
  'strongest',
  'closest',
  'at',
  'reach',
]);

/** Whether the token parts two clauses. */
export function isJoint(token: Token | undefined): boolean {
  return (
    isMark(token, ',', ';', ':', '—', '–', '(') || hasTag(token, 'and', 'but', 'while', 'when')
  );
}

/**
 * Whether the clause after the joint at `at` goes on about what stands before it: ", exact on 27 March",
 * "and it perfects", ", though the two never meet"; and not ", and things that grated yesterday may fit".
 */
export function goesOn(tokens: readonly Token[], at: number): boolean {
  let i = at + 1;
  while (
    isJoint(tokens[i]) ||
    hasTag(
      tokens[i],
      'adverb',
      'the',
      'this',
      'with',
      'in',
      'its',
      'only',
      'a',
      'for',
      'nearly',
      'not',
    )
  )
    i++;
  const token = tokens[i];
  if (!token) return true;
  if (
    [
      'when',
      'aspect',
      'degree',
      'sign',
      'house',
      'motion',
      'phase',
      'region',
      'nature',
      'percent',
    ].includes(token.type)
  )
    return true;
  if (
    hasTag(
      token,
      'it',
      'they',
      'both',
      'all',
      'which',
      'exact',
      'applying',
      'separating',
      'never-exact',
      'be',
      'have',
      'will',
      'stay',
      'orb',
      'together',
      'until',
      'do',
      'move',
      'near',
    )
  )
    return true;
  return COMING_ABOUT.has(token.lower);
}

/** The end of what may still be said of the statement that ends at `to`. */
export function reachAfter(tokens: readonly Token[], to: number): number {
  for (let i = to + 1; i < tokens.length; i++) {
    if (isMark(tokens[i], ';')) return i;
    if (isJoint(tokens[i]) && !goesOn(tokens, i)) return i;
  }
  return tokens.length;
}
