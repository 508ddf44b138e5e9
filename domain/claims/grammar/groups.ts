import { distinctBodies } from '../bodies.ts';
import type { BodyRefs, Token, Tokens } from '../text/token.ts';
import { bodiesOf, hasTag, isMark, isPlace } from './passage.ts';

/** Bodies named together: "Venus, Mars and Jupiter". `from` and `to` are the first and last tokens. */
export interface Group {
  refs: BodyRefs;
  from: number;
  to: number;
  /** Only the last body, for a singular verb: "… and Mars enters". */
  last: BodyRefs;
}

/** The group whose last body is token `at`, scanning left through commas, "and" and asides. */
export function groupEndingAt(tokens: Tokens, at: number): Group {
  const members = [at];
  let linked = false;
  for (let left = at; ; ) {
    const link = linkBefore(tokens, left);
    if (!link) break;
    linked ||= link.isAnd;
    members.unshift(link.body);
    left = link.body;
  }
  const kept = linked ? withoutAppositions(tokens, members) : [headOf(tokens, members)];
  const refs = distinctBodies(kept.flatMap((member) => bodiesOf(tokens[member])!));
  const from = linked || kept[0] === members[0] ? members[0]! : kept[0]!;
  return {
    refs,
    from: phraseStart(tokens, from),
    to: at,
    last: bodiesOf(tokens[headOf(tokens, [at])])!,
  };
}

/** The group whose first body is token `at`, scanning right. */
export function groupStartingAt(tokens: Tokens, at: number): Group {
  const members = [at];
  for (let right = at; ; ) {
    const link = linkAfter(tokens, right);
    if (link === null) break;
    members.push(link);
    right = link;
  }
  const isList = members.length > 2 || hasAnd(tokens, members[0]!, members.at(-1)!);
  const kept = isList ? withoutAppositions(tokens, members) : [headOf(tokens, members)];
  const refs = distinctBodies(kept.flatMap((member) => bodiesOf(tokens[member])!));
  return { refs, from: phraseStart(tokens, at), to: kept.at(-1)!, last: bodiesOf(tokens[at])! };
}

/** Where the noun phrase around a body begins: "the mighty Mars" begins at "the". */
export function phraseStart(tokens: Tokens, at: number): number {
  let i = at;
  let adjectives = 0;
  let determined = false;
  while (i > 0) {
    const before = tokens[i - 1]!;
    if (hasTag(before, 'both', 'neither', 'only')) i--;
    else if (determined) break;
    else if (hasTag(before, 'the', 'a', 'its', 'own', 'this')) {
      determined = !hasTag(before, 'own');
      i--;
    } else if (before.type === 'nature') i--;
    else if (isAdjective(before) && adjectives < 2 && startsPhrase(tokens, i - 2)) {
      adjectives++;
      i--;
    } else break;
  }
  return i;
}

/** Words that open a clause and are not adjectives: "to know that Neptune …". */
const INTRODUCING = new Set(['that', 'how', 'why', 'what', 'where']);

function isAdjective(token: Token): boolean {
  return (
    (token.type === 'word' && token.tag === null && !INTRODUCING.has(token.lower)) ||
    hasTag(token, 'adverb') ||
    (token.type === 'phase' && !token.noun) ||
    (token.type === 'motion' && token.form === 'adjective')
  );
}

/** An adjective belongs to the body only after an article or preposition. */
function startsPhrase(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    (isAdjective(token)
      ? startsPhrase(tokens, at - 1)
      : hasTag(token, 'the', 'a', 'its', 'with', 'to', 'from', 'by', 'of'))
  );
}

function linkBefore(tokens: Tokens, at: number): { body: number; isAnd: boolean } | null {
  let i = phraseStart(tokens, at) - 1;
  let isAnd = false;
  let links = 0;
  for (; i >= 0; i--) {
    const token = tokens[i]!;
    if (hasTag(token, 'and', 'nor', 'together') || (token.type === 'mark' && token.mark === '&'))
      isAnd = true;
    else if (!isMark(token, ',')) break;
    links++;
  }
  if (links === 0 || links > 3) return null;
  const body = bodyAcrossAside(tokens, i);
  return body === null ? null : { body, isAnd };
}

/** The body at `at`, or the one before an aside ("in Libra", "at 14° Leo") that ends at `at`. */
function bodyAcrossAside(tokens: Tokens, at: number): number | null {
  if (bodiesOf(tokens[at])) return tokens[at]!.possessive ? null : at;
  if (!isPlace(tokens[at]) && tokens[at]?.type !== 'degree') return null;
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    const token = tokens[i]!;
    if (bodiesOf(token)) return i;
    const isAside =
      token.type === 'degree' ||
      token.type === 'region' ||
      isPlace(token) ||
      hasTag(token, 'in', 'of', 'at', 'your', 'the', 'sign-word');
    if (!isAside) return null;
  }
  return null;
}

function linkAfter(tokens: Tokens, at: number): number | null {
  let i = at + 1;
  let links = 0;
  for (; i < tokens.length; i++) {
    const token = tokens[i]!;
    const isLink = hasTag(token, 'and', 'nor', 'together') || isMark(token, ',', '&');
    // "Squares Venus, then Jupiter"
    const isThen =
      token.lower === 'then' && (isMark(tokens[i - 1], ',') || hasTag(tokens[i - 1], 'and'));
    if (isThen) continue;
    if (isLink) links++;
    else if (!hasTag(token, 'the', 'both', 'its', 'adverb')) break;
  }
  return links > 0 && links <= 2 && bodiesOf(tokens[i]) ? i : null;
}

/** In "Mars, your ruler, and Venus" the ruler is Mars again, not a third body. */
function withoutAppositions(tokens: Tokens, members: readonly number[]): number[] {
  return members.filter((member, i) => {
    const isTitle = isRuler(tokens[member]);
    const neighbors = [members[i - 1], members[i + 1]];
    return !isTitle || neighbors.every((other) => other === undefined || isRuler(tokens[other]));
  });
}

/** In "your ruler, Mars" and "Mars, your ruler" the name is the head. */
function headOf(tokens: Tokens, members: readonly number[]): number {
  const last = members.at(-1)!;
  if (!isRuler(tokens[last])) return last;
  return members.toReversed().find((member) => !isRuler(tokens[member])) ?? last;
}

function isRuler(token: Token | undefined): boolean {
  return token?.type === 'body' && token.ruler !== null;
}

function hasAnd(tokens: Tokens, from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some((token) => hasTag(token, 'and', 'nor', 'together') || isMark(token, '&'));
}
