import { isSameBody } from '../bodies.ts';
import type { Finding, Proposition } from '../proposition.ts';
import { isOfDays } from '../text/time/moment.ts';
import type { BodyRef, Token, WhenMeaning } from '../text/token.ts';
import { subjectsOf } from './antecedents.ts';
import { countdownsIn } from './countdowns.ts';
import { bodiesOf, hasTag, isMark, type Passage } from './passage.ts';
import { mayMean } from './subject.ts';
import { isOfSomething, setsTheScene } from './time-owners.ts';

/** A finding among those of its sentence, and the times it is said of. */
export interface Reading {
  passage: Passage;
  finding: Finding;
  findings: readonly Finding[];
  whens: readonly WhenMeaning[];
}

/**
 * The same statement about each other body that may be its subject: for a pronoun, any body named before that it may
 * mean; for a name, any other named before the predicate, if a body or conjunction stands between the name and the
 * predicate.
 */
export function withOtherSubjects(passage: Passage, finding: Finding): Proposition[] {
  const { proposition } = finding;
  const own = subjectsOf(proposition);
  if (own?.length !== 1) return [];
  return doubtfulSubjects(passage, finding, own[0]!)
    .filter((ref) => !isSameBody(ref, own[0]!))
    .map((ref) => withSubject(proposition, ref));
}

function withSubject(proposition: Proposition, ref: BodyRef): Proposition {
  if ('subjects' in proposition) return { ...proposition, subjects: [ref] };
  return proposition.type === 'aspect' ? { ...proposition, a: [ref] } : proposition;
}

function doubtfulSubjects(passage: Passage, finding: Finding, own: BodyRef): readonly BodyRef[] {
  const { tokens, topic, group, earlier } = passage;
  const { from, core } = finding;
  const at = tokens.findLastIndex(
    (token, i) => i >= from && i < core && isOf(bodiesOf(token), own),
  );
  const named = tokens.flatMap((token, i) => (i < core ? (bodiesOf(token) ?? []) : []));
  const pronoun = tokens[from]!;
  if (at < 0 && hasTag(pronoun, 'it', 'they')) {
    const inside = named.filter((ref) => mayMean(pronoun, [ref]));
    const isFirst = !tokens.slice(0, from).some(({ lower }) => lower === pronoun.lower);
    if (inside.length > 0 && isFirst) return inside;
    const before = [...(topic ?? []), ...(group ?? []), ...earlier];
    return [...inside, ...before.filter((ref) => mayMean(pronoun, [ref]))];
  }
  if (at < 0) return [];
  const between = tokens.slice(at + 1, core);
  const isOther = (token: Token) => bodiesOf(token) || hasTag(token, 'and', 'but', 'while', 'when');
  return between.some(isOther) ? named : [];
}

function isOf(refs: readonly BodyRef[] | null, own: BodyRef): boolean {
  return refs?.some((ref) => isSameBody(ref, own)) ?? false;
}

/**
 * What a statement may be judged by instead of its own times together: no time (`[]`), or a single one, either its own
 * or another of the sentence. Empty if its own times are surely its own.
 */
export function otherTimes(reading: Reading): WhenMeaning[][] {
  const { passage, finding, findings, whens } = reading;
  const { tokens } = passage;
  if (!finding.isRemainder) {
    const others = timesBeside(reading);
    if (others.length > 0 || whens.length === 0) return others.map((when) => [when]);
  }
  const own = whens.map((when) =>
    tokens.findIndex((token) => 'start' in when && token.start === when.start),
  );
  const isApart = own.some(
    (at) =>
      // A time that is no token of its own ("three days from full") is surely the statement's.
      at >= 0 &&
      !setsTheScene(tokens, at) &&
      (findings.some(
        ({ core, from, attached }) =>
          !attached && ((at < core && core < finding.from) || (from > finding.to && core < at)),
      ) ||
        isOfOtherClause(tokens, at, finding.from)),
  );
  const isLoose = own.some((at, i) => BOUNDS.has(whens[i]!.role) && !isBeside(tokens, at, finding));
  if (isLoose) return [[], ...whens.map((when) => [when])];
  if (!isApart || finding.attached) return [];
  const others = tokens.filter(
    (token, at): token is Token & WhenMeaning =>
      token.type === 'when' && !own.includes(at) && !isOfSomething(tokens, at),
  );
  return [[], ...others.map((when) => [when])];
}

/**
 * The days that a sentence names besides a statement's own time, if that stands apart from its words, and those at which
 * its countdowns end.
 */
function timesBeside({ passage, finding, whens }: Reading): WhenMeaning[] {
  const { tokens } = passage;
  const own = tokens.flatMap((token, at) =>
    whens.some((when) => 'start' in when && when.start === token.start) ? [at] : [],
  );
  const isBound = whens.some(({ role }) => role !== 'at' && role !== 'by');
  const isSure = own.length < whens.length || own.some((at) => isNextTo(tokens, at, finding));
  if (isBound || isSure || finding.attached) return [];
  const named = tokens.filter(
    (token, at): token is Token & WhenMeaning =>
      token.type === 'when' &&
      token.role === 'at' &&
      own.every((one) => Math.abs(at - one) > SAME_TIME_TOKENS) &&
      (isOfDays(token.moment) || token.moment.kind === 'ends') &&
      !token.possessive,
  );
  return [...named, ...countdownsIn(passage).map(({ when }) => when)];
}

/** "On the 22nd, a Thursday" and "Monday's dinner on the 25th" name one time. */
const SAME_TIME_TOKENS = 3;

/** Whether a time stands right before or after a statement's words. */
function isNextTo(tokens: readonly Token[], at: number, { from, to }: Finding): boolean {
  let next = to + 1;
  while (hasTag(tokens[next], 'adverb')) next++;
  return at === next || at === from - 1;
}

const BOUNDS = new Set<WhenMeaning['role']>(['from', 'until', 'by']);

/** "Your ruler, back on his feet since Monday, is in Aquarius": since Monday on his feet, perhaps not in Aquarius. */
function isBeside(
  tokens: readonly Token[],
  at: number,
  { from, core, to, proposition, attached }: Finding,
): boolean {
  if (at < 0 || (proposition.type !== 'place' && proposition.type !== 'motion')) return true;
  // "From the 5th on, work is lighter, though Mars in Cancer grumbles"
  if (attached && at < from && tokens.slice(at + 1, from).some((token) => isMark(token, ',')))
    return false;
  // "Leans against Uranus in Taurus; the square is complete at 4:23"
  if (attached && tokens.slice(to + 1, at).some((token) => isMark(token, ';'))) return false;
  const isComma = (token: Token) => isMark(token, ',');
  // "Has been perfectly direct in Cancer since February": direct since then
  const isOfMotion =
    proposition.type === 'place' && tokens.slice(from, core).some(({ type }) => type === 'motion');
  if (isOfMotion && at > core) return false;
  // "Has been on the march since the fifth, is all but out of Virgo"
  if (
    at > from &&
    at < core &&
    isComma(tokens[at + 1]!) &&
    hasTag(tokens[at + 2], 'be', 'have', 'will')
  )
    return false;
  if (at > from && at < core)
    return !(tokens.slice(from, at).some(isComma) && tokens.slice(at, core).some(isComma));
  // "In your sign, and stays that way until Tuesday"
  const isJoined = tokens
    .slice(to + 1, at)
    .some((token, i) => hasTag(token, 'and', 'but') && !hasTag(tokens[to + i + 2], 'stay'));
  return at < core || !isJoined || proposition.type === 'motion';
}

/** "Both turn direct, one on the 10th and the other on the 12th": the same statement of each, and all times named. */
export function oneByOne(
  { tokens }: Passage,
  { proposition }: Finding,
): { each: Proposition[]; times: WhenMeaning[] } {
  const several = 'subjects' in proposition && proposition.subjects.length > 1;
  const times = tokens.filter(
    (token): token is Token & WhenMeaning =>
      token.type === 'when' && token.role === 'at' && token.moment.kind !== 'stretch',
  );
  if (!several || times.length < 2) return { each: [], times: [] };
  return { each: proposition.subjects.map((ref) => withSubject(proposition, ref)), times };
}

/** "Mercury, stalled in your tenth house", "comes on Monday, hung in Libra": perhaps no past tense. */
export function isParticiple({ tokens }: Passage, { tense, from, to }: Finding): boolean {
  const isPast = (token: Token | undefined) =>
    token?.type === 'word' && token.form === 'past' && !hasTag(token, 'be', 'have', 'do');
  const at = tokens.findLastIndex((token, i) => i >= from && i <= to && isPast(token));
  return (
    tense === 'past' &&
    at > from &&
    isMark(tokens[at - 1], ',') &&
    !tokens.slice(from, at).some((token) => isPast(token) || hasTag(token, 'and'))
  );
}

/** "Your cousin called on Tuesday, and Mars enters Leo": the date may be only that of the call. */
function isOfOtherClause(tokens: readonly Token[], at: number, from: number): boolean {
  const joint = tokens.findIndex((token, i) => i > at && i < from && hasTag(token, 'and', 'but'));
  const clause = tokens.slice(0, at);
  const plain = clause.filter((token) => token.type === 'word' && token.tag === null);
  return joint > 0 && plain.length > 1 && !clause.some((token) => bodiesOf(token));
}
