import { civilDate, daysBetween, MONTHS, partsOf } from '../../calendar/civil-date.ts';
import { isSameBody } from '../bodies.ts';
import type { Finding, Findings, Proposition } from '../proposition.ts';
import { rulersOf } from '../rulers.ts';
import { dayMoment, isOfDays } from '../text/time/moment.ts';
import type { BodyRef, BodyRefs, Token, Tokens, WhenMeaning, Whens } from '../text/token.ts';
import { subjectsOf } from './antecedents.ts';
import { countdownsIn } from './countdowns.ts';
import { bodiesOf, hasTag, isMark, type Passage } from './passage.ts';
import { isGoverned, mayMean } from './subject.ts';
import { isOfSomething, setsTheScene } from './time-owners.ts';

/** A finding among those of its sentence, with the times that it is said of. */
export interface TimedFinding {
  passage: Passage;
  finding: Finding;
  findings: Findings;
  whens: Whens;
}

/**
 * The same statement about each other body that may be its subject: for a pronoun, any body named earlier that it might
 * stand for; for a name, any other body named before the predicate, if a body or conjunction stands between the name
 * and the predicate.
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

function doubtfulSubjects(passage: Passage, finding: Finding, own: BodyRef): BodyRefs {
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
  const partners = finding.proposition.type === 'aspect' ? finding.proposition.b : [];
  const isOther = (token: Token) =>
    bodiesOf(token)?.some((ref) => !partners.some((one) => isSameBody(one, ref))) ||
    hasTag(token, 'while', 'when') ||
    (hasTag(token, 'and', 'but') && !isOpening(tokens, at));
  const mayBeOf = /^(?:place|ingress)$/.test(finding.proposition.type) && between.length > 1;
  const isItsOwn = between.some((token) => hasTag(token, 'which'));
  return between.some(isOther) || (mayBeOf && !isItsOwn && isObject(tokens, at)) ? named : [];
}

/** "On that same day Jupiter comes about and goes forward": the one subject of its clause. */
function isOpening(tokens: Tokens, at: number): boolean {
  return tokens[at - 1]?.type === 'when' && !tokens[at]!.possessive;
}

/** "Mercury sends Saturn a sextile from your fifth house": the words after it may refer to the subject. */
function isObject(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1];
  const isVerb = before?.type === 'word' && before.tag === null && /[^s]s$/.test(before.lower);
  return (isVerb && !before.possessive) || before?.type === 'aspect' || isGoverned(tokens, at);
}

function isOf(refs: BodyRefs | null, own: BodyRef): boolean {
  return refs?.some((ref) => isSameBody(ref, own)) ?? false;
}

/**
 * What a statement may be judged by instead of its own times together: no time (`[]`), or a single one, either its own
 * or another of the sentence. Empty if its own times are surely its own.
 */
export function otherTimes(timed: TimedFinding): WhenMeaning[][] {
  const { passage, finding, findings, whens } = timed;
  const { tokens } = passage;
  if (!finding.isRemainder) {
    const others = timesBeside(timed);
    if (others.length > 0 || whens.length === 0) return others.map((when) => [when]);
  }
  const own = whens.map((when) => tokens.findIndex(({ start }) => start === when.start));
  const isApart = own.some(
    (at) =>
      // A time that is no token of its own ("three days from full") is surely the statement's.
      at >= 0 &&
      !setsTheScene(tokens, at) &&
      (findings.some(
        ({ core, from, attached }) =>
          !attached && ((at < core && core < finding.from) || (from > finding.to && core < at)),
      ) ||
        isOfOtherClause(tokens, at, finding.from) ||
        isAfterDeed(tokens, findings, finding, at)),
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

/** "Is back in Taurus after retreating from Gemini last Friday": then it retreated. */
function isAfterDeed(tokens: Tokens, findings: Findings, { to }: Finding, at: number): boolean {
  const link = tokens.findIndex((token, i) => i > to && i < at && hasTag(token, 'after', 'before'));
  return link >= 0 && findings.some(({ core }) => core > link && core < at);
}

/**
 * The days that a sentence names besides a statement's own time, if that stands apart from its words, and those at which
 * its countdowns end.
 */
function timesBeside({ passage, finding, whens }: TimedFinding): WhenMeaning[] {
  const { tokens } = passage;
  const own = tokens.flatMap((token, at) =>
    whens.some(({ start }) => start === token.start) ? [at] : [],
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

/**
 * "Saturn, who ran your sign in the old days", "Mars, master of Aries": a rulership, if the body does rule the sign.
 */
export function isRulership({ passage: { tokens }, finding: { core } }: TimedFinding): boolean {
  const sign = tokens[core];
  const at = tokens.findLastIndex((token, i) => i < core && bodiesOf(token));
  if (sign?.type !== 'sign' || at < 0) return false;
  const rulers = sign.signs.flatMap((one) => rulersOf(one));
  const rules = bodiesOf(tokens[at])!.some(({ options }) =>
    options.some((body) => rulers.includes(body)),
  );
  return (
    rules && core - at < 7 && tokens.slice(at + 1, core).some(({ lower }) => RULING.test(lower))
  );
}

const RULING =
  /^(?:r[au]ns|ran|running|owns|owned|manages?|governs?|minds|keeps|master|mistress|boss|chief|patron|guardian|keeper|landlord|steward|sovereign|monarch|captain|owner)$/;

/** "September spent both of them, the Moon's on the 7th": a bare day may be one of a month that the sentence names. */
export function inNamedMonth({ passage, whens }: TimedFinding): WhenMeaning[][] {
  const [when] = whens;
  if (when?.moment.kind !== 'day' || !('lower' in when) || !BARE_DAY.test(`${when.lower}`))
    return [];
  const { date } = when.moment;
  return MONTHS.flatMap((name, month) => {
    const word = new RegExp(`\\b${name.toLowerCase()}$`);
    const isNamed = ({ type, capital, lower }: Token) =>
      (capital || type === 'when') && word.test(lower);
    if (!passage.tokens.some(isNamed)) return [];
    const { year, day } = partsOf(date);
    const days = [year - 1, year, year + 1].flatMap((each) => {
      const iso = new Date(Date.UTC(each, month, day)).toISOString().slice(0, 10);
      const other = civilDate(iso);
      return Math.abs(daysBetween(date, other)) < HALF_YEAR_DAYS ? [other] : [];
    });
    return days.map((other) => [{ ...when, moment: dayMoment(other) }]);
  });
}

const BARE_DAY = /^(?:on )?the [a-z\d -]+$|later$/;
const HALF_YEAR_DAYS = 183;

/** Whether a time stands right before or after a statement's words. */
function isNextTo(tokens: Tokens, at: number, { from, to }: Finding): boolean {
  let next = to + 1;
  while (hasTag(tokens[next], 'adverb')) next++;
  return at === next || at === from - 1;
}

const BOUNDS = new Set<WhenMeaning['role']>(['from', 'until', 'by', 'for']);

/** "Your ruler, back on his feet since Monday, is in Aquarius": since Monday on his feet, perhaps not in Aquarius. */
function isBeside(
  tokens: Tokens,
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
  // "Has been direct in Cancer since the 24th": since then direct.
  const isMotion = ({ type }: Token) => type === 'motion';
  if (proposition.type === 'place' && tokens.slice(from, core).some(isMotion)) return false;
  // "Until the 11th, when the Sun goes out in Gemini"
  if (at < from && tokens.slice(at, from).some((token) => hasTag(token, 'when'))) return false;
  if (at > from && at < core) return !tokens.slice(at, core).some(isComma);
  if (at < core || proposition.type === 'motion') return true;
  // "In your sign, and stays that way until Tuesday", "its neighbor in Aries, has been at it for weeks"
  const between = tokens.slice(to + 1, at);
  const isJoined = between.some(
    (token, i) => hasTag(token, 'and', 'but') && !hasTag(between[i + 1], 'stay'),
  );
  const isApart = between.some((token) => isMark(token, ';') || hasTag(token, 'have'));
  return !isJoined && !isApart;
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
function isOfOtherClause(tokens: Tokens, at: number, from: number): boolean {
  const joint = tokens.findIndex((token, i) => i > at && i < from && hasTag(token, 'and', 'but'));
  const clause = tokens.slice(0, at);
  const plain = clause.filter((token) => token.type === 'word' && token.tag === null);
  return joint > 0 && plain.length > 1 && !clause.some((token) => bodiesOf(token));
}
