import { sameBodies } from '../bodies.ts';
import { type Group, groupEndingAt, groupStartingAt } from '../grammar/groups.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import {
  isGoverned,
  mayMean,
  nearestBodyBefore,
  possessorBefore,
  type Subject,
  subjectBefore,
} from '../grammar/subject.ts';
import { agreementOf, helperAgreement, isNegated } from '../grammar/verbs.ts';
import type { BodyRefs, Token, Tokens } from '../text/token.ts';

export type AspectToken = Extract<Token, { type: 'aspect' }>;

export interface Pair {
  a: BodyRefs;
  b: BodyRefs;
  from: number;
  to: number;
  negated: boolean;
  verbFrom: number;
}

/** "A trine between Venus and Mars", "a square links the Moon with Mars", "a trine from Mercury to Mars". */
export function afterwards(passage: Passage, at: number): Pair | null {
  const { tokens } = passage;
  const token = tokens[at] as AspectToken;
  // "Tuesday's stare-down between Venus and Jupiter"
  const isNamed = tokens[at - 1]?.possessive || hasTag(tokens[at - 1], 'a', 'the', 'this');
  if (token.form === 'adjective' || (token.form === 'verb' && !isNamed)) return null;
  let i = at + 1;
  while (hasTag(tokens[i], 'adverb', 'the', 'be') || tokens[i]?.type === 'when') i++;
  const link = tokens[i];
  const isLink =
    hasTag(link, 'between', 'of', 'from') || isMark(link, ':') || LINKS.has(link?.lower ?? '');
  if (!isLink) return null;
  const first = bodyFrom(tokens, i + 1);
  if (first === null) return null;
  const group = groupStartingAt(tokens, first);
  const common = { from: at, negated: hasTag(tokens[at - 1], 'no'), verbFrom: at };
  if (group.refs.length > 1)
    return { a: group.refs.slice(0, 1), b: group.refs.slice(1), to: group.to, ...common };
  if (!hasTag(tokens[group.to + 1], 'with', 'to', 'and', 'near')) return null;
  const second = bodyFrom(tokens, group.to + 2);
  if (second === null) return null;
  const other = groupStartingAt(tokens, second);
  return { a: group.refs, b: other.refs, to: other.to, ...common };
}

/** The index of the body named by the noun phrase starting at `from`. */
export function bodyFrom(tokens: Tokens, from: number): number | null {
  for (let i = from, others = 0; i < tokens.length && others < 3; i++) {
    const token = tokens[i]!;
    if (bodiesOf(token)) return i;
    if (token.type === 'word' && token.tag === null) others++;
    else if (!hasTag(token, 'the', 'both', 'its', 'a', 'adverb')) return null;
  }
  return null;
}

// biome-ignore format: a list of words
const LINKS = new Set([
  'links', 'connects', 'joins', 'binds', 'linking', 'connecting', 'joining', 'unites', 'ties', 'brings', 'involving',
  'involves', 'pairs',
]);

export function pairOf(passage: Passage, at: number, token: AspectToken): Pair | null {
  const { tokens } = passage;
  const joined = hyphenated(tokens, at);
  if (joined) return joined;
  const object = objectAfter(passage, at, token);
  const agreement =
    token.verbForm && token.verbForm !== 'base'
      ? agreementOf(token.verbForm)
      : helperAgreement(tokens, at - 6, at);
  const fronted = object ? null : frontedPair(tokens, at);
  if (fronted) return fronted;
  const subject =
    subjectBefore(passage, at, token.verbForm === 's' ? 'one' : agreement) ??
    (object && possessorBefore(passage, at));
  if (!subject) return null;
  const negated = isNegated(tokens, subject.from, at) || isNegated(tokens, subject.to + 1, at);
  const base = { from: Math.min(subject.from, at), negated, verbFrom: subject.to + 1 };
  if (object === 'it') return withPronoun(passage, at, base);
  if (object) {
    if (sameBodies(subject.refs, object.refs)) return null;
    if (joinsRanks(tokens, subject.from, token, object)) return null;
    return { ...base, a: subject.refs, b: object.refs, to: Math.max(object.to, at) };
  }
  if (subject.refs.length > 1 && token.form === 'meet' && strays(tokens, subject.to + 1, at))
    return null;
  if (subject.refs.length > 1)
    return {
      ...base,
      a: subject.refs.slice(0, 1),
      b: subject.refs.slice(1),
      to: Math.max(subject.to, at),
    };
  return withObjectBefore(tokens, at, subject, base);
}

/** "Between Mercury and Jupiter there's a square on the 4th" */
function frontedPair(tokens: Tokens, at: number): Pair | null {
  const link = tokens.findIndex((token) => hasTag(token, 'between'));
  const first = link < 0 || link > at ? null : bodyFrom(tokens, link + 1);
  if (first === null || !hasTag(tokens[at - 1], 'a')) return null;
  const { refs, to } = groupStartingAt(tokens, first);
  if (refs.length !== 2 || to > at || tokens[link - 1]?.type === 'aspect') return null;
  if (tokens.slice(to + 1, at).some((token) => bodiesOf(token))) return null;
  const [a, b] = [refs.slice(0, 1), refs.slice(1)];
  return { a, b, from: link, to: at, negated: false, verbFrom: to + 1 };
}

/** "Four planets in reverse, now that Neptune has joined Mars, Jupiter and Pluto" */
function joinsRanks(tokens: Tokens, subject: number, verb: AspectToken, object: Group): boolean {
  const [first, then] = [tokens[object.to + 1], tokens[object.to + 2]];
  const isClub =
    hasTag(first, 'in') && (then?.type === 'motion' || tokens[object.to + 3]?.type === 'motion');
  const isRetrograde = isClub || tokens.slice(0, subject).some(({ type }) => type === 'motion');
  return /^join/.test(verb.lower) && object.refs.length > 1 && isRetrograde;
}

/** "They … give others something to join": other words in between. */
function strays(tokens: Tokens, first: number, to: number): boolean {
  // "Venus and Uranus, neighbors in Gemini, finally meet"
  const close = tokens.findLastIndex((token, i) => i > first && i < to && isMark(token, ','));
  const from = isMark(tokens[first], ',') && close > 0 ? close : first;
  return tokens.slice(from, to).some((token) => token.type === 'word' && token.tag === null);
}

/** "The Venus–Jupiter trine" */
function hyphenated(tokens: Tokens, at: number): Pair | null {
  const second = bodiesOf(tokens[at - 1]) ? at - 1 : at - 2;
  if (
    !bodiesOf(tokens[second]) ||
    !isMark(tokens[second - 1], '-', '–', '/', '—') ||
    !bodiesOf(tokens[second - 2])
  )
    return null;
  if (second === at - 2 && !hasTag(tokens[at - 1], 'adverb', 'exact')) return null;
  const [a, b] = [bodiesOf(tokens[second - 2])!, bodiesOf(tokens[second])!];
  return {
    a,
    b,
    from: second - 2,
    to: at,
    negated: hasTag(tokens[second - 3], 'no'),
    verbFrom: at,
  };
}

/** The bodies after the aspect that are its object. */
function objectAfter(passage: Passage, at: number, token: AspectToken): Group | 'it' | null {
  const { tokens } = passage;
  // "Opposite you, with Uranus already waiting"
  if (hasTag(tokens[at + 1], 'you')) return null;
  let hasPreposition = /(?:with|to|from)$/.test(token.lower);
  for (let i = at + 1, adjectives = 0; i < tokens.length; i++) {
    const next = tokens[i]!;
    if (bodiesOf(next)) return next.possessive ? null : trimmed(tokens, groupStartingAt(tokens, i));
    if (
      hasTag(next, 'it') ||
      (hasTag(next, 'its') && !bodiesOf(tokens[i + 1]) && next.lower !== 'its')
    )
      return 'it';
    if (hasTag(next, 'with', 'to', 'from', 'by', 'against', 'together', 'on'))
      hasPreposition = true;
    else if (next.type === 'aspect' && next.form === 'noun' && i === at + 1) continue;
    else if (next.lower === 'first') continue;
    else if (next.type === 'word' && next.tag === null && adjectives++ < 2) continue;
    else if (next.type === 'when' && (hasPreposition === false || token.form !== 'noun')) continue;
    else if (!hasTag(next, 'the', 'both', 'adverb', 'exact', 'a', 'its', 'all') || isPlace(next))
      return null;
  }
  return null;
}

/** "Meets Mars and the Moon enters Leo": the Moon is not an object. */
function trimmed(tokens: Tokens, group: Group): Group {
  const after = tokens.findIndex((token, i) => i > group.to && !hasTag(token, 'adverb'));
  const next = tokens[after];
  const isVerb =
    (next?.type === 'word' && next.form === 's') ||
    (next?.type === 'aspect' && next.verbForm === 's');
  // "Sun trine Pluto, and Mercury off to Cancer"
  const and = tokens.findLastIndex((token, i) => i < group.to && hasTag(token, 'and'));
  const isNew = group.refs.length === 2 && isMark(tokens[and - 1], ',') && next?.type === 'word';
  if (group.refs.length < 2 || (!isVerb && !isNew)) return group;
  const last = group.to;
  let to = last - 1;
  while (to > group.from && !bodiesOf(tokens[to])) to--;
  return { ...group, refs: group.refs.slice(0, -1), to };
}

/** "Venus closes in on Neptune, meeting it tomorrow" */
function withPronoun(
  passage: Passage,
  at: number,
  base: Omit<Pair, 'a' | 'b' | 'to'>,
): Pair | null {
  const { tokens } = passage;
  const second = nearestBodyBefore(tokens, at);
  if (second === null) return null;
  const pronoun = tokens.slice(at + 1).find((token) => hasTag(token, 'it', 'its'))!;
  const { from } = groupEndingAt(tokens, second);
  const first = tokens.findLastIndex((token, i) => {
    const refs = i < from ? bodiesOf(token) : null;
    return refs !== null && mayMean(pronoun, refs);
  });
  const other = first < 0 ? passage.topic : bodiesOf(tokens[first]);
  if (!other || sameBodies(other, bodiesOf(tokens[second])!)) return null;
  return {
    ...base,
    a: other,
    b: bodiesOf(tokens[second])!,
    from: first < 0 ? base.from : first,
    to: at,
  };
}

/** "Venus meets Saturn in a friendly sextile", "Mars clashes with Saturn in a square". */
function withObjectBefore(
  tokens: Tokens,
  at: number,
  subject: Subject,
  base: Omit<Pair, 'a' | 'b' | 'to'>,
): Pair | null {
  // "Mercury meets Jupiter at a right angle"
  const isAt = tokens[at]!.lower.startsWith('at ');
  let i = isAt ? at : at - 1;
  while (
    hasTag(tokens[i], 'a', 'the', 'exact', 'adverb') ||
    (tokens[i]?.type === 'word' && (tokens[i] as { tag: unknown }).tag === null)
  )
    i--;
  if (!isAt && !hasTag(tokens[i], 'in', 'for')) return null;
  const object = nearestBodyBefore(tokens, i);
  if (object === null || object < i - 3) return null;
  if (object !== subject.to)
    return { ...base, a: subject.refs, b: groupEndingAt(tokens, object).refs, to: at };
  const other = nearestBodyBefore(tokens, subject.from);
  if (
    other === null ||
    isGoverned(tokens, other) ||
    subject.from - other > 3 ||
    isMark(tokens[other + 1])
  )
    return null;
  return { ...base, a: bodiesOf(tokens[other])!, b: subject.refs, from: other, to: at };
}
