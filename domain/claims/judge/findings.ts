import { daysBetween } from '../../calendar/civil-date.ts';
import { type ClaimContext, isColumn, type Judgment } from '../claim.ts';
import { type Frame, frameOf } from '../frame.ts';
import {
  inNamedMonth,
  isParticiple,
  isRulership,
  oneByOne,
  otherTimes,
  type TimedFinding,
  withOtherSubjects,
} from '../grammar/doubts.ts';
import { bodiesOf, hasTag, type Passage } from '../grammar/passage.ts';
import { segmentAround } from '../grammar/segments.ts';
import { isOfSomething } from '../grammar/time-owners.ts';
import { lookingOn } from '../grammar/times.ts';
import type { Finding, Proposition } from '../proposition.ts';
import { settingsOf } from '../setting.ts';
import { dayMoment, isOfDays, type Moment } from '../text/time/moment.ts';
import type { Tokens, WhenMeaning, Whens } from '../text/token.ts';
import { judge } from './judge.ts';
import { anyOne, isUncheckable } from './verdicts.ts';

/** Judges what a finding says, in its frame. */
export function judgeFinding(
  timed: TimedFinding & { frame: Frame; owned: ReadonlySet<number> },
): Judgment {
  const { passage, finding, frame, owned } = timed;
  if (finding.isRemainder) {
    const edge = edgeTold(passage, owned);
    const judgment = inDoubt(timed, atAnyTime(passage, finding));
    if (!edge || judgment.verdict !== 'true') return judgment;
    const bodies = passage.tokens.flatMap((token) => bodiesOf(token) ?? []);
    const told = frameFor(passage, finding, [edge]);
    const happened = judge({ type: 'happening', bodies, others: bodies }, told, passage.context);
    return bodies.length > 0 && happened.verdict === 'false' ? happened : judgment;
  }
  return inDoubt(timed, judge(finding.proposition, frame, passage.context));
}

/** The frame of a finding that is said of these times. */
export function frameFor({ context }: Passage, { tense, attached }: Finding, whens: Whens): Frame {
  return frameOf(whens, context.date, settingsOf(context)[0]!, tense, attached);
}

/**
 * In a column, a false statement becomes uncheckable if its words may mean another body or time for which it is true.
 */
function inDoubt(timed: TimedFinding & { frame: Frame }, judgment: Judgment): Judgment {
  const { passage, finding, frame } = timed;
  const { context } = passage;
  if (!isColumn(context) || judgment.verdict !== 'false') return judgment;
  const isTrue = (proposition: Proposition, at: Frame) =>
    judge(proposition, at, context).verdict === 'true';
  const at = (whens: Whens) => frameFor(passage, finding, whens);
  const { each, times } = oneByOne(passage, finding);
  const areAll =
    each.length > 0 && each.every((one) => times.some((when) => isTrue(one, at([when]))));
  // "One on the 7th, the other on the 16th"
  const isOfEach = each.length > 0 && passage.tokens.some(({ lower }) => lower === 'other');
  if (isOfEach && !areAll) return judgment;
  const frames = [...otherTimes(timed), ...inNamedMonth(timed)].map(at);
  const isPossible =
    areAll ||
    isRulership(timed) ||
    ((isPastStay(finding) || isParticiple(passage, finding)) &&
      isTrue(finding.proposition, { ...frame, tense: 'present' })) ||
    withOtherSubjects(passage, finding).some((other) => isTrue(other, frame)) ||
    frames.some((then) => isTrue(finding.proposition, then));
  return isPossible
    ? isUncheckable(`It may refer to another body or time that the text names. ${judgment.reason}`)
    : judgment;
}

/** "Neptune had a toe in Aries": so far. */
function isPastStay({ tense, proposition }: Finding): boolean {
  return tense === 'past' && proposition.type === 'place' && !proposition.negated;
}

/** The time at which something begins or ends, if the sentence names no other and nothing else in it has that time. */
function edgeTold({ tokens, context }: Passage, owned: ReadonlySet<number>): WhenMeaning | null {
  const whens = tokens.filter((token) => token.type === 'when');
  const [edge] = whens;
  if (!isColumn(context)) return null;
  if (
    whens.length !== 1 ||
    edge?.type !== 'when' ||
    owned.has(edge.start) ||
    /^(?:through|all)/.test(edge.lower) ||
    !EDGES.has(edge.role)
  )
    return null;
  return edge.moment.kind === 'day' || edge.moment.kind === 'stretch' ? edge : null;
}

const EDGES = new Set<WhenMeaning['role']>(['from', 'until', 'by']);

/**
 * A detail that can't be tied to one time of its sentence may refer to any time that the sentence names. If none of
 * those is a date or a clock time, it may also be meant without a time.
 */
function atAnyTime(passage: Passage, finding: Finding): Judgment {
  const { tokens, context } = passage;
  const told = tokens.flatMap((token, at) =>
    token.type === 'when' &&
    !isOfSomething(tokens, at) &&
    !isLikened(tokens, at) &&
    !(token.role === 'afterwards' && hasTag(tokens[at - 1], 'until'))
      ? [onItsDate(atTheEarliest(tokens, at, lookingOn(tokens, at, token)), context)]
      : [],
  );
  // "Drapes herself over your first house all month": so it is, all that time.
  const [only] = told;
  if (told.length === 1 && only!.role === 'for' && isStretch(only!.moment)) {
    const { proposition } = finding;
    const readings = proposition.type === 'any-of' ? proposition.readings : [];
    const states = readings.filter(({ type }) => type === 'place');
    if (states.length > 0)
      return judge({ type: 'any-of', readings: states }, frameFor(passage, finding, told), context);
  }
  const dated = told.filter(({ moment }) => isOfDays(moment));
  const whens = (
    dated.length > 0 ? told.filter(({ moment }) => moment.kind !== 'vague') : told
  ).map((when) => [when] as const);
  const isTimed = dated.length > 0;
  return anyOne(
    (isTimed ? whens : [[], ...whens]).map((times) =>
      judge(finding.proposition, frameFor(passage, finding, times), context),
    ),
  );
}

/** Days counted or named, rather than "that long". */
function isStretch(moment: Moment): boolean {
  return moment.kind === 'stretch' && !moment.loose;
}

/** "Not before the 23rd": then. */
function atTheEarliest(tokens: Tokens, at: number, when: WhenMeaning): WhenMeaning {
  const isNot = when.role === 'before' && hasTag(tokens[at - 1], 'not');
  return isNot ? { ...when, role: 'at' } : when;
}

/** A weekday's two possible dates are closer together than this. */
const MAX_WEEKDAY_GAP_DAYS = 30;

/** "Direct as your auntie at Christmas" */
function isLikened(tokens: Tokens, at: number): boolean {
  const { from } = segmentAround(tokens, at);
  const isLike = /^(?:as|like)$/.test(tokens[from - 1]?.lower ?? '');
  return isLike && !tokens.slice(from, at).some((token) => bodiesOf(token) || hasTag(token, 'be'));
}

/**
 * In a column, a detail that may not own a time is judged by that time's date alone: without the minute, and without
 * "from" or "until".
 */
function onItsDate(when: WhenMeaning, { period }: ClaimContext): WhenMeaning {
  const { role, moment } = when;
  if (period === undefined) return when;
  const isBound = role === 'from' || role === 'until';
  const isClock = moment.kind === 'clock';
  // "At it since 12 January": the last one
  const isLast =
    role === 'from' &&
    moment.kind === 'day' &&
    moment.also &&
    daysBetween(moment.also, moment.date) > MAX_WEEKDAY_GAP_DAYS;
  const on = isLast
    ? dayMoment(moment.also!)
    : isClock
      ? dayMoment(moment.date, { before: moment.before, ahead: moment.ahead })
      : moment;
  return { ...when, role: isBound ? 'at' : role, moment: on };
}
