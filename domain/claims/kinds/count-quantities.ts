import { groupStartingAt } from '../grammar/groups.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { placeOf } from '../places.ts';
import type { CountProposition, Place } from '../proposition.ts';
import type { BodyRefs, Tag, Token, Tokens } from '../text/token.ts';

export interface Quantity {
  min: number;
  max: number;
  /** First and last tokens. */
  from: number;
  to: number;
  all: boolean;
}

export const EVERY = 99;

/** "Two retrograde planets" */
export function adjectiveIn(
  tokens: Tokens,
  { from, to }: Quantity,
): ReturnType<typeof predicateAfter> {
  const motion = tokens.slice(from, to).find(({ type }) => type === 'motion');
  if (motion?.type !== 'motion') return null;
  const isStated =
    from === 0 || hasTag(tokens[from - 1], 'be', 'have', 'with') || isMark(tokens[from - 1]);
  return isStated
    ? { of: { type: 'motion', motion: motion.motion }, at: to, negated: false }
    : null;
}

/** "Apart from Mercury and Jupiter, every planet is direct" */
export function exceptions(tokens: Tokens, at: number): BodyRefs | null {
  const except = tokens.findIndex((token) => hasTag(token, 'except'));
  if (except < 0) return null;
  const first = hasTag(tokens[except + 1], 'the') ? except + 2 : except + 1;
  if (!bodiesOf(tokens[first]) || Math.abs(except - at) > 12) return null;
  return groupStartingAt(tokens, first).refs;
}

/** "Three planets", "no planet", "none of the planets", "nothing", "every planet". */
export function quantityAt(tokens: Tokens, at: number): Quantity | null {
  const token = tokens[at]!;
  const none = { min: 0, max: 0, from: at, all: false };
  if (hasTag(token, 'nothing')) return token.lower === 'nothing' ? { ...none, to: at } : null;
  const afterNo = tokens[at + 1]?.type === 'motion' ? at + 2 : at + 1;
  if (hasTag(token, 'no') && hasTag(tokens[afterNo], 'planets')) return { ...none, to: afterNo };
  if (hasTag(token, 'no') && tokens[at + 1]?.lower === 'other') return null;
  if (hasTag(token, 'all')) {
    // "Of all the planets, only Pluto …"
    if (hasTag(tokens[at - 1], 'of')) return null;
    const next = tokens.findIndex(
      (other, i) => i > at && !hasTag(other, 'the', 'adverb', 'of') && other.type !== 'number',
    );
    return hasTag(tokens[next], 'planets') && next <= at + 4
      ? { min: EVERY, max: EVERY, from: at, to: next, all: true }
      : null;
  }
  if (token.type !== 'number' || token.ordinal) return null;
  const adjective = tokens[at + 1]?.type === 'motion' ? at + 2 : at + 1;
  const noun = skipAdjectives(tokens, adjective);
  if (!hasTag(tokens[noun], 'planets') || hasTag(tokens[at - 1], 'of')) return null;
  const hedge = tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ lower }) => lower)
    .join(' ');
  const min = /(?:at most|no more than|fewer than|less than|up to)$/.test(hedge) ? 0 : token.value;
  const max = /(?:at least|more than|no fewer than)$/.test(hedge) ? EVERY : token.value;
  return { min, max, from: at, to: noun, all: false };
}

function skipAdjectives(tokens: Tokens, at: number): number {
  let i = at;
  while (
    i < at + 2 &&
    tokens[i]?.type === 'word' &&
    !hasTag(tokens[i], 'planets') &&
    (hasTag(tokens[i], 'adverb', 'of', 'the') || (tokens[i] as { tag: unknown }).tag === null)
  )
    i++;
  return i;
}

/** "Are retrograde", ", namely Mercury and Mars, are retrograde", "share Scorpio", "in your sign". */
export function predicateAfter(
  passage: Passage,
  from: number,
  mostUnknown = 0,
): { of: CountProposition['of']; at: number; negated: boolean } | null {
  const { tokens } = passage;
  let negated = false;
  let inAside = false;
  let unknown = 0;
  for (let i = from; i < Math.min(tokens.length, from + 18); i++) {
    const token = tokens[i]!;
    if (isMark(token, ',') && hasTag(tokens[i + 1], 'and', 'but')) return null;
    if (isMark(token, ',', '(', ')', '—', '–')) inAside = !inAside;
    else if (hasTag(token, 'not') && !inAside) negated = true;
    else if (token.type === 'motion') {
      const isDirectly =
        token.motion === 'retrograde' ||
        hasTag(tokens[i - 1], 'be', 'move', 'turn', 'adverb', 'stay', 'planets');
      if (!isDirectly || hasTag(tokens[i - 1], 'turn', 'station')) return null;
      const within = placeAfter(passage, i);
      const { motion } = token;
      return { of: { type: 'motion', motion, within }, at: within ? i + 2 : i, negated };
    } else if (isPlace(token)) {
      const governed = tokens
        .slice(from, i)
        .some((other) => hasTag(other, 'in', 'into', 'stay', 'move', 'be'));
      return governed
        ? { of: { type: 'place', place: placeOf(token, passage.context) }, at: i, negated }
        : null;
    } else if (!inAside && !isLinking(token) && (!isUnknown(token) || ++unknown > mostUnknown))
      return null;
  }
  return null;
}

/** "Are retrograde in Gemini" */
function placeAfter({ tokens, context }: Passage, at: number): Place | null {
  const place = tokens[at + 2];
  return hasTag(tokens[at + 1], 'in') && place?.type === 'sign' ? placeOf(place, context) : null;
}

// biome-ignore format: a list of words
const LINKS: readonly Tag[] = [
  'be', 'in', 'stay', 'move', 'adverb', 'have', 'the', 'its', 'all', 'and', 'both', 'your', 'sign-word', 'of', 'will',
  'which', 'only', 'at',
];

/** "Are currently stuck in reverse", "keep house in Gemini" */
function isUnknown(token: Token): boolean {
  return (token.type === 'word' && token.tag === null) || hasTag(token, 'host', 'into');
}

function isLinking(token: Token): boolean {
  return (
    token.type === 'when' ||
    bodiesOf(token) !== null ||
    hasTag(token, ...LINKS) ||
    ['else', 'apparently'].includes(token.lower)
  );
}
