import type { BodyRefs, Tag, Token, Tokens } from '../text/token.ts';
import { type Group, groupEndingAt, phraseStart } from './groups.ts';
import { bodiesOf, hasTag, isMark, isPassing, isPlace, type Passage } from './passage.ts';

/** The bodies that are the subject of a predicate. */
export interface Subject {
  refs: BodyRefs;
  /** First and last tokens of the words that name them, or the pronoun. */
  from: number;
  to: number;
  /** Only adverbs and auxiliary verbs lie between them and the predicate. */
  adjacent: boolean;
}

/** A verb's number: "enters" is singular, "enter" plural, "entered" and "in" either. */
export type Agreement = 'one' | 'many' | 'either';

/**
 * The subject of the predicate at token `at`: the nearest body to the left that is not an object,
 * or a pronoun's antecedent, or null if the subject is someone else ("you").
 */
export function subjectBefore(
  passage: Passage,
  at: number,
  agreement: Agreement = 'either',
): Subject | null {
  const { tokens } = passage;
  let fallback: Subject | null = null;
  let adjacent = true;
  let tight = true;
  for (let i = at - 1; i >= 0; i--) {
    const token = tokens[i]!;
    if (bodiesOf(token)) {
      if ((adjacent && tight) || !isGoverned(tokens, i))
        return chosen(groupEndingAt(tokens, i), tokens, agreement, adjacent);
      if (hasClauseOfItsOwn(tokens, i))
        return chosen(groupEndingAt(tokens, i), tokens, agreement, false);
      fallback ??= softlyGoverned(tokens, i)
        ? chosen(groupEndingAt(tokens, i), tokens, agreement, false)
        : null;
      i = groupEndingAt(tokens, i).from;
      continue;
    }
    const pronoun = pronounAt(passage, i);
    if (pronoun) return { ...pronoun, adjacent };
    if (hasTag(token, 'planets', 'nothing') || token.type === 'beyond') return null;
    if (hasTag(token, 'natal')) return null;
    if (adjacent && token.type === 'sign' && INTRODUCING.has(tokens[i - 1]?.lower ?? 'that'))
      return null;
    if (hasTag(token, 'you', 'people') && agreement !== 'one') return null;
    if (hasTag(token, 'you') && adjacent) return null;
    if (isMark(token, ';', ':') && i < at - 1) break;
    if (startsOtherSubject(tokens, i, at)) return null;
    const clause = isMark(token, ',') ? relativeStart(tokens, i) : null;
    if (clause !== null) {
      i = clause;
      continue;
    }
    if (!isPassing(token)) adjacent = false;
    if (token.type === 'when' || isMark(token)) tight = false;
  }
  return fallback ?? carried(passage, at);
}

/** "…, and the bill for it arrives in your second house": a noun of its own after the conjunction. */
function startsOtherSubject(tokens: Tokens, joint: number, at: number): boolean {
  const noun = tokens[joint + 2];
  return (
    isMark(tokens[joint - 1], ',') &&
    hasTag(tokens[joint], 'and', 'but') &&
    hasTag(tokens[joint + 1], 'the', 'a', 'your') &&
    noun?.type === 'word' &&
    noun.tag === null &&
    joint + 2 < at
  );
}

/** After these words a sign is itself the subject of the clause: "recall that Aries goes ahead". */
const INTRODUCING = new Set(['that', 'because', 'while', 'since', 'how', 'so', 'when', 'for']);

/** Given the closing comma of ", who rules you," or ", the planet in charge of you,", the index of the opening one. */
function relativeStart(tokens: Tokens, comma: number): number | null {
  let names = false;
  for (let i = comma - 1; i > Math.max(0, comma - 9); i--) {
    names ||= bodiesOf(tokens[i]) !== null;
    if (isMark(tokens[i], ',')) return bodiesOf(tokens[i - 1]) && !names ? i : null;
    if (isMark(tokens[i])) return null;
    if (hasTag(tokens[i], 'which') && isMark(tokens[i - 1], ',')) return i - 1;
  }
  return null;
}

/** Prepositions and the like, before an object. */
// biome-ignore format: a list of words
const GOVERNING: readonly Tag[] = [
  'with', 'to', 'from', 'of', 'by', 'between', 'against', 'near', 'together', 'towards', 'for', 'at', 'on', 'after',
  'before', 'than', 'into', 'side-by-side', 'applying', 'separating',
];

/** Whether the body at `at` is the object of a preposition or an aspect, or listed with one that is. */
export function isGoverned(tokens: Tokens, at: number): boolean {
  const start = phraseStart(tokens, at);
  const before = tokens[start - 1];
  if (!before) return false;
  // ", for Venus … trines Saturn": here "for" is a conjunction.
  if (before.lower === 'for' && isMark(tokens[start - 2], ',', ';')) return false;
  // "Before Jupiter turns retrograde": so is "before" here. "By midafternoon Saturn has stopped"
  const isSubject = isFiniteVerb(tokens[at + 1]) || hasTag(tokens[at + 1], 'have', 'will');
  if (hasTag(before, 'before', 'after') && isSubject) return false;
  if (hasTag(before, 'by') && isSubject && start < at && !hasTag(tokens[start], 'the'))
    return false;
  if (hasTag(before, ...GOVERNING)) return true;
  if (before.type === 'aspect') return true;
  // "Squares the Sun, then Jupiter"
  if (before.type === 'when' && before.role === 'afterwards' && isMark(tokens[start - 2], ',')) {
    const last = nearestBodyBefore(tokens, start - 2);
    return last !== null && !isFiniteVerb(tokens[at + 1]) && isGoverned(tokens, last);
  }
  if (hasTag(before, 'host', 'rule')) return true;
  if (!hasTag(before, 'and', 'nor') && !isMark(before, ',', '&')) return false;
  // "Opposite the Sun in Libra, and Jupiter is at home": a clause of its own
  if (isMark(tokens[start - 2], ',') && isFiniteVerb(tokens[at + 1])) return false;
  const group = groupEndingAt(tokens, at);
  const first = firstBody(tokens, group);
  return first < at && isGoverned(tokens, first);
}

function isFiniteVerb(token: Token | undefined): boolean {
  return (
    (token?.type === 'word' && (token.form === 's' || token.form === 'past')) ||
    (token?.type === 'aspect' && token.verbForm === 's')
  );
}

function firstBody(tokens: Tokens, group: Group): number {
  for (let i = group.from; i < group.to; i++) if (bodiesOf(tokens[i])) return i;
  return group.to;
}

/** ", with the Sun square-on in Scorpio", "with a Moon newly settled in Capricorn" */
function hasClauseOfItsOwn(tokens: Tokens, at: number): boolean {
  const { from } = groupEndingAt(tokens, at);
  if (!hasTag(tokens[from - 1], 'with')) return false;
  const next = tokens[hasTag(tokens[at + 1], 'adverb') ? at + 2 : at + 1];
  const isParticiple = next?.type === 'word' && next.form === 'past' && hasTag(next, 'move');
  return isParticiple || opensClause(tokens, from - 1);
}

function opensClause(tokens: Tokens, at: number): boolean {
  return at === 0 || isMark(tokens[at - 1], ',');
}

/** After these prepositions a body may still be the sentence's subject: "for Mercury, retrograde since …". */
function softlyGoverned(tokens: Tokens, at: number): boolean {
  return hasTag(tokens[phraseStart(tokens, at) - 1], 'for', 'with', 'of');
}

function chosen(group: Group, tokens: Tokens, agreement: Agreement, adjacent: boolean): Subject {
  const isPair = group.refs.length > 1;
  const isJoined =
    isPair && tokens.slice(group.from, group.to).some((token) => hasTag(token, 'together'));
  const first = firstBody(tokens, group);
  // "With Mercury, Saturn and Mars in Aquarius, …": all of them
  const isAbsolute =
    hasTag(tokens[group.from - 1], 'with') &&
    opensClause(tokens, group.from - 1) &&
    !tokens.slice(group.from, group.to).some(isPlace);
  const objects = isPair && first < group.to && !isAbsolute && isGoverned(tokens, first);
  const takesLast =
    isPair && !isJoined && (agreement === 'one' || (agreement === 'either' && objects && adjacent));
  if (!takesLast) return { refs: group.refs, from: group.from, to: group.to, adjacent };
  return { refs: group.last, from: phraseStart(tokens, group.to), to: group.to, adjacent };
}

function pronounAt(passage: Passage, at: number): Omit<Subject, 'adjacent'> | null {
  const { tokens } = passage;
  const token = tokens[at];
  if (hasTag(token, 'which')) {
    const body = nearestBodyBefore(tokens, at);
    const isNear =
      body !== null &&
      tokens
        .slice(body + 1, at)
        .every(
          (other) =>
            isMark(other) ||
            other.type !== 'word' ||
            hasTag(other, 'in', 'of', 'your', 'the', 'at', 'own', 'sign-word'),
        );
    return isNear ? { refs: groupEndingAt(tokens, body).last, from: body, to: at } : null;
  }
  // "Saturn is waiting for it in Aries"
  if (
    hasTag(token, 'it') &&
    (tokens[at - 1]?.type === 'aspect' || hasTag(tokens[at - 1], 'for', 'of', 'by', 'against'))
  )
    return null;
  if (hasTag(token, 'it')) {
    const refs = antecedent(passage, at);
    return refs && { refs, from: at, to: at };
  }
  const turn = hasTag(tokens[at - 1], 'the')
    ? ['first', 'second'].indexOf(LATTER[token!.lower] ?? token!.lower)
    : -1;
  const isOfBodies = turn >= 0 && !tokens.slice(0, at).some(({ type }) => type === 'phase');
  const pair = isOfBodies ? groupBefore(passage, at) : null;
  if (pair?.length === 2) return { refs: [pair[turn]!], from: at, to: at };
  const either = isOneOfTwo(tokens, at) ? groupBefore(passage, at) : null;
  if (either?.length === 2)
    return { refs: [{ options: either.flatMap(({ options }) => options) }], from: at, to: at };
  const isPlural = hasTag(token, 'they', 'both') && !isDeterminer(tokens[at + 1]);
  if (!isPlural) return null;
  const refs = groupBefore(passage, at);
  const named =
    hasTag(token, 'both') && bodiesOf(tokens[at - 1])
      ? at - 1
      : hasTag(tokens[at - 1], 'be', 'adverb') && bodiesOf(tokens[at - 2])
        ? at - 2
        : null;
  return refs && { refs, from: named === null ? at : groupEndingAt(tokens, named).from, to: at };
}

/** "One turns on the 7th, the other follows": either of two. */
function isOneOfTwo(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1];
  const isOne = tokens[at]!.lower === 'one' && (!before || isMark(before) || hasTag(before, 'and'));
  const next = tokens[at + 1];
  return (
    (isOne || (tokens[at]!.lower === 'other' && hasTag(before, 'the'))) &&
    next?.type === 'word' &&
    next.form === 's'
  );
}

/** "His sextile to Uranus": whose it is. */
export function possessorBefore(passage: Passage, at: number): Subject | null {
  const { tokens } = passage;
  const isPlain =
    tokens[at - 1]?.type === 'word' && (tokens[at - 1] as { tag: unknown }).tag === null;
  const owner = isPlain ? at - 2 : at - 1;
  if (!hasTag(tokens[owner], 'its')) return null;
  const refs =
    tokens[owner]!.lower === 'their' ? groupBefore(passage, owner) : antecedent(passage, owner);
  return refs && { refs, from: owner, to: owner, adjacent: true };
}

const LATTER: Readonly<Record<string, string>> = { former: 'first', latter: 'second' };

/** "Both sides", "both the Sun and Venus": not a pronoun. */
function isDeterminer(next: Token | undefined): boolean {
  if (!next || hasTag(next, 'adverb')) return false;
  return (
    bodiesOf(next) !== null ||
    hasTag(next, 'the', 'your', 'of') ||
    (next.type === 'word' && next.tag === null)
  );
}

/** "Before he leaves for Cancer, Mercury meets Jupiter" */
function named(tokens: Tokens, at: number): BodyRefs | null {
  const opens = hasTag(tokens[0], 'before', 'after', 'when', 'while', 'until');
  if (!opens || at > 2) return null;
  const comma = tokens.findIndex((token, i) => i > at && isMark(token, ','));
  const refs = bodiesOf(tokens[hasTag(tokens[comma + 1], 'the') ? comma + 2 : comma + 1]);
  return comma > 0 && refs && mayMean(tokens[at]!, refs) ? refs : null;
}

/** The antecedent of "it": the subject of the previous clause, or else of the previous sentences. */
function antecedent(passage: Passage, at: number): BodyRefs | null {
  const later = named(passage.tokens, at);
  if (later) return later;
  for (let i = at - 1; i >= 0; i--) {
    if (!bodiesOf(passage.tokens[i]) || isGoverned(passage.tokens, i)) continue;
    if (!mayMean(passage.tokens[at]!, bodiesOf(passage.tokens[i])!)) continue;
    return groupEndingAt(passage.tokens, i).last;
  }
  const inside = nearestBodyBefore(passage.tokens, at);
  // "He squares Uranus, and on the 31st he has trines …": the same as the first "he".
  const isSame = passage.tokens
    .slice(0, at)
    .some((token) => hasTag(token, 'it') && token.lower === passage.tokens[at]!.lower);
  if (passage.topic && (inside === null || isSame)) return passage.topic.slice(0, 1);
  return inside === null ? null : bodiesOf(passage.tokens[inside])!;
}

/** "Mars and Venus are at home: he in Scorpio, she in Taurus" */
export function mayMean({ lower }: Token, refs: BodyRefs): boolean {
  const isFemale = refs.every(({ options }) =>
    options.every((option) => option === 'Venus' || option === 'Moon'),
  );
  if (/^(?:he|his|him)$/.test(lower)) return !isFemale;
  return (lower !== 'she' && lower !== 'her') || isFemale;
}

function groupBefore(passage: Passage, at: number): BodyRefs | null {
  const { tokens } = passage;
  const last = nearestBodyBefore(tokens, at);
  if (last === null) return passage.group;
  const group = groupEndingAt(tokens, last);
  if (group.refs.length > 1) return group.refs;
  const earlier = nearestBodyBefore(tokens, group.from);
  return earlier === null ? passage.group : [...bodiesOf(tokens[earlier])!, ...group.refs];
}

export function nearestBodyBefore(tokens: Tokens, at: number): number | null {
  for (let i = at - 1; i >= 0; i--) if (bodiesOf(tokens[i])) return i;
  return null;
}

/** A sentence that opens with its verb keeps the topic: "Enters Virgo at 14:20 UTC." */
function carried(passage: Passage, at: number): Subject | null {
  const isOpening = passage.tokens
    .slice(0, at)
    .every((token) => token.type === 'when' || hasTag(token, 'adverb', 'and', 'in', 'into', 'at'));
  if (!isOpening || !passage.topic) return null;
  return { refs: passage.topic, from: at, to: at, adjacent: true };
}
