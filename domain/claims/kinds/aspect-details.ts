import { reachAfter } from '../grammar/joints.ts';
import { hasTag, isMark } from '../grammar/passage.ts';
import type { AspectProposition } from '../proposition.ts';
import type { AngleName, BodyRef, Tokens } from '../text/token.ts';

type Details = Pick<AspectProposition, 'exact' | 'neverExact' | 'course' | 'orb'>;

const NO_DETAILS: Details = { exact: false, neverExact: false, course: null, orb: null };

/** The aspect of two bodies, of which nothing more is said. */
export function plainAspect(
  a: BodyRef,
  b: BodyRef,
  angles: readonly AngleName[],
): AspectProposition {
  return { type: 'aspect', a: [a], b: [b], angles, ...NO_DETAILS, negated: false };
}

/** What the words around an aspect say about it: whether it is exact, applying or separating, and its orb. */
export function detailsOf(tokens: Tokens, at: number, from: number, to: number): Details {
  const end = Math.min(untilNext(tokens, to), reachAfter(tokens, to));
  const start = reachBefore(tokens, Math.min(from, at));
  const details: Details = { ...NO_DETAILS };
  for (let i = start; i < end; i++) {
    const token = tokens[i]!;
    if (hasTag(token, 'never-exact')) details.neverExact = true;
    if (hasTag(token, 'applying') || isOnTheWay(tokens, i, at)) details.course = 'applying';
    if (hasTag(token, 'separating') || (token.type === 'phase' && token.lower === 'waning'))
      details.course = 'separating';
    if (hasTag(token, 'exact')) readExact(tokens, i, details);
    if (token.type === 'degree')
      details.orb = orbAt(tokens, i, token.degrees, token.precise) ?? details.orb;
  }
  // "Have just passed their exact square" and "builds to exactness" put exactness at another time.
  if (details.course === 'separating') details.exact = false;
  if (details.orb) details.exact = false;
  return details;
}

/** "On her way to an opposition" */
function isOnTheWay(tokens: Tokens, i: number, at: number): boolean {
  return hasTag(tokens[i], 'towards') && i < at && i >= at - 2;
}

function readExact(tokens: Tokens, at: number, details: Details): void {
  const before = tokens.slice(Math.max(0, at - 3), at);
  if (before.some((token) => hasTag(token, 'not'))) details.neverExact = true;
  else if (before.some((token) => hasTag(token, 'nearly', 'near')))
    details.orb = { from: 0, to: 1.5 };
  else if (isVerbExact(tokens, at)) details.exact = true;
}

/** "Your peak" is not the aspect's. */
function isVerbExact(tokens: Tokens, at: number): boolean {
  return !(tokens[at]!.lower === 'peak' && hasTag(tokens[at - 1], 'your'));
}

/** The end of the words after an aspect that still describe it: the next predicate or body. */
function untilNext(tokens: Tokens, to: number): number {
  for (let i = to + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.type === 'body' || token.type === 'motion') return i;
    if (token.type === 'aspect' && !isEcho(tokens, i)) return isNounOfNext(tokens, i);
    if (isMark(token, ';')) return i;
  }
  return tokens.length;
}

/** "… and the trine is waning" refers to the same aspect again. */
function isEcho(tokens: Tokens, at: number): boolean {
  return hasTag(tokens[at - 1], 'the', 'this') || tokens[at]!.lower === 'aspect';
}

/** Words directly before the next aspect's verb belong to that aspect. */
function isNounOfNext(tokens: Tokens, at: number): number {
  let i = at;
  while (
    i > 0 &&
    (hasTag(tokens[i - 1], 'and', 'a', 'exact', 'adverb', 'but') || isMark(tokens[i - 1], ','))
  )
    i--;
  return hasBothAfter(tokens, at) ? tokens.length : i;
}

/** "Sextiles Uranus and trines Neptune, both exact today" */
function hasBothAfter(tokens: Tokens, at: number): boolean {
  return tokens.some(
    (token, i) => i > at && hasTag(token, 'both', 'all') && hasTag(tokens[i + 1], 'exact'),
  );
}

function reachBefore(tokens: Tokens, from: number): number {
  let i = from;
  while (i > 0 && i > from - 7) {
    const token = tokens[i - 1]!;
    if (isMark(token) || token.type === 'body' || token.type === 'aspect' || token.type === 'sign')
      break;
    i--;
  }
  return i;
}

/** "Two degrees from exact", "within a degree of an exact trine", "an orb of 2°", "4 degrees wide". */
function orbAt(
  tokens: Tokens,
  at: number,
  degrees: number,
  precise: boolean,
): { from: number; to: number } | null {
  const isOrb =
    hasTag(tokens[at + 1], 'orb') ||
    tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'orb');
  if (!isOrb) return null;
  const before = tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ lower }) => lower)
    .join(' ');
  if (/(?:within|less than|under|fewer than|barely)(?: a)?$/.test(before))
    return { from: 0, to: degrees };
  const slack = precise
    ? 0.12
    : /(?:about|around|roughly|nearly|almost|just over|just under|some)$/.test(before)
      ? 1
      : 0.6;
  return { from: Math.max(0, degrees - slack), to: degrees + slack };
}
