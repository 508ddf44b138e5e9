import type { Sign } from '../../zodiac/signs.ts';
import { solarHouse } from '../../zodiac/solar-houses.ts';
import { hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { isNegated } from '../grammar/verbs.ts';
import type { Finding, Proposition } from '../proposition.ts';
import type { Token, Tokens } from '../text/token.ts';
import { passingFinding } from './make-finding.ts';
import { office, rulesAt } from './rulers.ts';

/** Finds what tradition fixes for every date: rulers of signs, elements and qualities, the houses of a sign. */
export function findTradition(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const findings: Finding[] = [];
  for (const [at, token] of passage.tokens.entries()) {
    if (isPlace(token)) findings.push(...otherReader(passage, at));
    if (used.has(at)) continue;
    if (token.type === 'body' && token.ruler) findings.push(...office(passage, at, token.ruler));
    findings.push(...rulesAt(passage, at));
    if (token.type === 'nature') findings.push(...natureAt(passage, at, token));
    if (isPlace(token)) findings.push(...houseSignAt(passage, at));
  }
  return findings;
}

function natureAt(
  passage: Passage,
  at: number,
  { nature, signNoun }: Extract<Token, { type: 'nature' }>,
): Finding[] {
  const { tokens } = passage;
  const natureOf = (sign: number, from: number, to: number, negated = false, uses: number[] = []) =>
    passingFinding(
      'sign-nature',
      { type: 'nature', sign: loneSign(tokens[sign])!, nature, negated },
      from,
      to,
      { core: at, uses },
    );
  if (loneSign(tokens[at + 1])) return [natureOf(at + 1, at, at + 1)];
  if (!signNoun) return [];
  // "Like every mutable sign, Gemini changes the subject."
  const isExample = isMark(tokens[at + 1], ',') && hasTag(tokens[at - 1], 'all');
  if (isExample && loneSign(tokens[at + 2])) return [natureOf(at + 2, at, at + 2)];
  if (hasTag(tokens[at - 1], 'the')) return [];
  const named = signBeforeNature(tokens, at);
  if (!loneSign(tokens[named])) return [];
  return [natureOf(named, named, at, isNegated(tokens, named + 1, at), [at])];
}

function loneSign(token: Token | undefined): Sign | null {
  return token?.type === 'sign' && token.signs.length === 1 ? token.signs[0]! : null;
}

/** "Leo is a fire sign": where the sign must stand. */
function signBeforeNature(tokens: Tokens, at: number): number {
  let i = at - 1;
  while (
    hasTag(tokens[i], 'a', 'the', 'be', 'not', 'adverb') ||
    isMark(tokens[i], ',') ||
    (tokens[i]?.type === 'when' && isMark(tokens[i + 1], ','))
  )
    i--;
  return beforeWhere(tokens, i);
}

/** The sign of "Cancer, where the Moon is until noon", if such a clause ends at `at`; otherwise `at`. */
function beforeWhere(tokens: Tokens, at: number): number {
  const where = tokens.findLastIndex((token, i) => i < at && token.lower === 'where');
  return where > 1 && isMark(tokens[where - 1], ',') ? where - 2 : at;
}

/** "Libra, your seventh house", "your seventh house, Libra", "Libra is your house of partnership". */
function houseSignAt(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const token = tokens[at]!;
  if (token.type === 'house' && isOneOfSeveral(tokens, at)) return [];
  let i = at - 1;
  let linked = false;
  let negated = false;
  while (
    isMark(tokens[i], ',', '(', '—', '–') ||
    (linked && tokens[i]?.type === 'when' && token.type === 'house') ||
    (linked && isThat(tokens, i)) ||
    hasTag(tokens[i], 'the', 'your', 'be', 'its', 'own', 'adverb', 'not', 'a') ||
    ['also', 'happens'].includes(tokens[i]?.lower ?? '') ||
    (tokens[i]?.type === 'nature' && !(tokens[i] as { signNoun: boolean }).signNoun)
  ) {
    if (isMark(tokens[i]) || hasTag(tokens[i], 'be')) linked = true;
    if (hasTag(tokens[i], 'not')) negated = true;
    i--;
  }
  const other = tokens[i];
  if (!linked || !other || !isPlace(other) || i >= at - 1) return [];
  const own = ownSignBeside(passage, token, other);
  if (own && !isListed(tokens, i, at))
    return [passingFinding('house-sign', own, i, at, { core: at })];
  const house = token.type === 'house' ? token : other;
  const sign = token.type === 'sign' ? token : other;
  if (house.type !== 'house' || sign.type !== 'sign' || sign.own) return [];
  if (isListed(tokens, i, at)) return [];
  return [
    passingFinding(
      'house-sign',
      {
        type: 'house-sign',
        houses: house.houses,
        topics: house.topics,
        signs: sign.signs,
        negated,
      },
      i,
      at,
      { core: at, uses: [at] },
    ),
  ];
}

/** "Pisces, and that's your fifth house" */
function isThat(tokens: Tokens, at: number): boolean {
  const that = hasTag(tokens[at], 'and') ? at + 1 : at;
  return hasTag(tokens[that], 'which') || tokens[that]?.lower === 'that';
}

/** "— your eighth, ninth and seventh houses, in that order", "your sixth house to your fourth" */
function isOneOfSeveral(tokens: Tokens, at: number): boolean {
  const isJoined = isMark(tokens[at + 1], ',') || hasTag(tokens[at + 1], 'and', 'to');
  const next = hasTag(tokens[at + 2], 'your', 'the') ? tokens[at + 3] : tokens[at + 2];
  return isJoined && (next?.type === 'house' || next?.type === 'number');
}

/** "The new moon is in your sign tonight, Leo": who is addressed last has the sign. */
function otherReader(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const last = tokens.length - 1;
  const isCalled = last > at + 2 && tokens[last]!.type === 'sign' && isMark(tokens[last - 1], ',');
  const own = isCalled ? ownSignBeside(passage, tokens[at]!, tokens[last]!) : null;
  return own && (tokens[at] as { own?: boolean }).own
    ? [passingFinding('house-sign', own, at, last, { core: last })]
    : [];
}

/** "In your sign, Leo": the reader's sign must be that. */
function ownSignBeside({ context }: Passage, one: Token, other: Token): Proposition | null {
  if (one.type !== 'sign' || other.type !== 'sign' || one.own === other.own) return null;
  const [own, named] = one.own ? [one, other] : [other, one];
  if (!context.sign || own.signs.length === 0) return null;
  const houses = own.signs.map((sign) => solarHouse(context.sign!, sign));
  return { type: 'house-sign', houses, topics: null, signs: named.signs, negated: false };
}

/**
 * In "in Leo, in your fifth" the second place has its own "in" and is not in apposition, unlike in
 * "through Libra, your seventh house in sight".
 */
function isListed(tokens: Tokens, from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(
      (token, i) =>
        hasTag(token, 'in', 'into') || (hasTag(token, 'and') && !isThat(tokens, from + i)),
    );
}
