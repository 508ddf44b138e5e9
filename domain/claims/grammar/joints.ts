import type { Tag, Token, Tokens } from '../text/token.ts';
import { hasTag, isMark, isPlace } from './passage.ts';

/** Words that only say a thing occurs, so a time after them is still that thing's time. */
// biome-ignore format: a list of words
const COMING_ABOUT = new Set([
  'greatest', 'maximum', 'deepest', 'coming', 'becoming', 'happening', 'occurring', 'arriving', 'reaching', 'happens',
  'occurs', 'takes', 'comes', 'falls', 'becomes', 'reaches', 'lasting', 'lasts', 'running', 'ending', 'beginning',
  'starting', 'most', 'strongest', 'closest', 'at', 'reach',
]);

/** Whether the token separates two clauses. */
export function isJoint(token: Token | undefined): boolean {
  return (
    isMark(token, ',', ';', ':', '—', '–', '(') || hasTag(token, 'and', 'but', 'while', 'when')
  );
}

/**
 * Whether the clause after the joint at `at` continues the statement before it. ", exact on 27 March", "and it
 * perfects" and ", though the two never meet" do; ", and things that grated yesterday may fit" does not.
 */
export function goesOn(tokens: Tokens, at: number): boolean {
  let i = at + 1;
  while (isJoint(tokens[i]) || hasTag(tokens[i], ...PASSED_OVER)) i++;
  const token = tokens[i];
  if (!token) return true;
  // "… and Sagittarius shrugs it off": a sign without a preposition starts a new subject.
  const before = hasTag(tokens[i - 1], 'your') ? tokens[i - 2] : tokens[i - 1];
  if (isPlace(token) && hasTag(before, 'and', 'but', 'while')) return false;
  return (
    SAME_MATTER.has(token.type) || hasTag(token, ...SAME_SUBJECT) || COMING_ABOUT.has(token.lower)
  );
}

// biome-ignore format: a list of words
const PASSED_OVER: readonly Tag[] = [
  'adverb', 'the', 'this', 'with', 'in', 'its', 'only', 'a', 'for', 'nearly', 'not', 'your',
];
// biome-ignore format: a list of words
const SAME_MATTER = new Set<Token['type']>([
  'when', 'aspect', 'degree', 'sign', 'house', 'motion', 'phase', 'region', 'nature', 'percent',
]);
// biome-ignore format: a list of words
const SAME_SUBJECT: readonly Tag[] = [
  'it', 'they', 'both', 'all', 'which', 'exact', 'applying', 'separating', 'never-exact', 'be', 'have', 'will',
  'stay', 'orb', 'together', 'until', 'do', 'move', 'near',
];

/** How far the statement that ends at `to` may still be continued. */
export function reachAfter(tokens: Tokens, to: number): number {
  for (let i = to + 1; i < tokens.length; i++) {
    if (isMark(tokens[i], ';')) return i;
    if (isJoint(tokens[i]) && !goesOn(tokens, i)) return i;
  }
  return tokens.length;
}
