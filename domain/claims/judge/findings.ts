import type { ClaimContext, Judgment } from '../claim.ts';
import { type Frame, frameOf } from '../frame.ts';
import { oneByOne, otherTimes, type Reading, withOtherSubjects } from '../grammar/doubts.ts';
import type { Passage } from '../grammar/passage.ts';
import { isOfSomething } from '../grammar/time-owners.ts';
import type { Finding, Proposition } from '../proposition.ts';
import { settingsOf } from '../setting.ts';
import { dayMoment } from '../text/time/moment.ts';
import type { Token, WhenMeaning } from '../text/token.ts';
import { judge } from './judge.ts';
import { anyOne, isUncheckable } from './verdicts.ts';

/** Judges what a finding says, in its frame. */
export function judgeFinding(reading: Reading & { frame: Frame }): Judgment {
  const { passage, finding, frame } = reading;
  if (finding.isRemainder) return inDoubt(reading, atAnyTime(passage, finding));
  return inDoubt(reading, judge(finding.proposition, frame, passage.context));
}

/** The frame of a finding that is said of these times. */
export function frameFor(
  { context }: Passage,
  { tense, attached }: Finding,
  whens: readonly WhenMeaning[],
): Frame {
  return frameOf(whens, context.date, settingsOf(context)[0]!, tense, attached);
}

/**
 * In a column, a false statement becomes uncheckable if its words may mean another body or time for which it is true.
 */
function inDoubt(reading: Reading & { frame: Frame }, judgment: Judgment): Judgment {
  const { passage, finding, frame } = reading;
  const { context } = passage;
  const isColumn = context.period !== undefined || context.zone !== undefined;
  if (!isColumn || judgment.verdict !== 'false') return judgment;
  const isTrue = (proposition: Proposition, at: Frame) =>
    judge(proposition, at, context).verdict === 'true';
  const at = (whens: readonly WhenMeaning[]) => frameFor(passage, finding, whens);
  const { each, times } = oneByOne(passage, finding);
  const areAll =
    each.length > 0 && each.every((one) => times.some((when) => isTrue(one, at([when]))));
  // "One on the 7th, the other on the 16th"
  const isOfEach = each.length > 0 && passage.tokens.some(({ lower }) => lower === 'other');
  if (isOfEach && !areAll) return judgment;
  const isPossible =
    areAll ||
    withOtherSubjects(passage, finding).some((other) => isTrue(other, frame)) ||
    otherTimes(reading).some((others) => isTrue(finding.proposition, at(others)));
  return isPossible
    ? isUncheckable(
        `It may be meant of another body or time that the text names. ${judgment.reason}`,
      )
    : judgment;
}

/**
 * A detail that can't be tied to one time of its sentence may be meant of any time that the sentence names. If none of
 * those is a date or a clock time, it may also be meant without a time.
 */
function atAnyTime(passage: Passage, finding: Finding): Judgment {
  const { tokens, context } = passage;
  const whens = tokens
    .filter((token, at) => token.type === 'when' && !isOfSomething(tokens, at))
    .map((when) => [onItsDate(when as Token & WhenMeaning, context)] as const);
  const isTimed = whens.some(([{ moment }]) => moment.kind === 'day' || moment.kind === 'clock');
  return anyOne(
    (isTimed ? whens : [[], ...whens]).map((times) =>
      judge(finding.proposition, frameFor(passage, finding, times), context),
    ),
  );
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
  const on = isClock
    ? dayMoment(moment.date, { before: moment.before, ahead: moment.ahead })
    : moment;
  return { ...when, role: isBound ? 'at' : role, moment: on };
}
