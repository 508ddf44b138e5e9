import type { Claim, ClaimContext, Judgment } from './claim.ts';
import { type Frame, frameOf } from './frame.ts';
import { isCovered, isSaid } from './grammar/coverage.ts';
import { oneByOne, otherTimes, withOtherSubjects } from './grammar/doubts.ts';
import { EVENTS } from './grammar/event-kinds.ts';
import { clauseEnd, clauseStart, moodAt } from './grammar/mood.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from './grammar/passage.ts';
import type { Segment } from './grammar/segments.ts';
import { isOfSomething } from './grammar/time-owners.ts';
import { timesOf } from './grammar/times.ts';
import { judge } from './judge/judge.ts';
import { anyOne, isUncheckable } from './judge/verdicts.ts';
import { findApproaches } from './kinds/approaches.ts';
import { findAspects } from './kinds/aspects.ts';
import { findBareMeetings } from './kinds/bare-meetings.ts';
import { findBeyond } from './kinds/beyond.ts';
import { findCalendar } from './kinds/calendar.ts';
import { findCompanions } from './kinds/companions.ts';
import { findCounts } from './kinds/counts.ts';
import { findEchoes } from './kinds/echoes.ts';
import { findEclipses } from './kinds/eclipses.ts';
import { findMoon } from './kinds/moon.ts';
import { findMotions } from './kinds/motion.ts';
import { findOwnSigns } from './kinds/own-signs.ts';
import { findPlaces } from './kinds/places.ts';
import { findRemainders } from './kinds/remainders.ts';
import { findSeasons } from './kinds/seasons.ts';
import { findSignChanges } from './kinds/sign-changes.ts';
import { findTradition } from './kinds/tradition.ts';
import { placeOf } from './places.ts';
import type { Finding, Proposition } from './proposition.ts';
import { settingsOf } from './setting.ts';
import { readSentences, type Sentence } from './text/sentences.ts';
import { dayMoment } from './text/time/moment.ts';
import type { BodyRef, Token, WhenMeaning } from './text/token.ts';

/** In order: a finder may not use tokens that an earlier one has used. */
const READERS = [
  findBeyond,
  findCounts,
  findEclipses,
  findMoon,
  findSeasons,
  findTradition,
  findMotions,
  findSignChanges,
  findAspects,
  findApproaches,
  findPlaces,
  findOwnSigns,
] as const;

/**
 * Finds every statement about the sky in an English text, as read on `context.date` by a reader of `context.sign` if
 * given, and judges each against the computed sky.
 *
 * A statement without a time is true only if it holds through the 50 hours in which the date is today somewhere; one
 * with its own time or date is judged by that. Anything that makes no statement about the sky of a date (questions,
 * conditions, birth charts) is not a claim.
 */
export function checkText(text: string, context: ClaimContext): Claim[] {
  return readStatements(text, context).map(({ claim }) => claim);
}

/** A statement found in a text: its meaning, the time it is judged at, and the verdict. */
export interface Statement {
  claim: Claim;
  proposition: Proposition;
  frame: Frame;
}

/** Like {@link checkText}, but also returns what each statement was understood to mean, in text order. */
export function readStatements(text: string, context: ClaimContext): Statement[] {
  return passagesOf(text, context)
    .flatMap(({ passage, findings }) => statementsOf(text, passage, findings))
    .sort(({ claim: a }, { claim: b }) => a.at.start - b.at.start || a.at.end - b.at.end);
}

/**
 * The parts of a text that say something about the sky that the checker can't parse, each as an uncheckable claim:
 * they pair a body with another body, a sign, a house, an aspect or a motion, or name a phase or an eclipse, and no
 * finding accounts for them. Questions claim nothing.
 */
export function unreadParts(text: string, context: ClaimContext): Claim[] {
  return passagesOf(text, context).flatMap(({ passage, question, findings }) => {
    if (question || !speaksOfTheSky(passage.tokens)) return [];
    return unreadSegments(passage, findings).map(({ from, to }) => {
      const at = { start: passage.tokens[from]!.start, end: passage.tokens[to - 1]!.end };
      return {
        text: text.slice(at.start, at.end),
        kind: 'unread',
        verdict: 'uncheckable',
        reason: "It says something about the sky that the checker can't parse.",
        at,
      } satisfies Claim;
    });
  });
}

/** The whole sentence if nothing in it was understood; otherwise the clauses with details that no finding speaks of. */
function unreadSegments(passage: Passage, findings: readonly Finding[]): Segment[] {
  const { tokens } = passage;
  if (findings.length === 0) return [{ from: 0, to: tokens.length }];
  const left = tokens.flatMap((_, at) => (isCovered(passage, findings, at) ? [] : [at]));
  const segments = left.map((at) => ({ from: clauseStart(tokens, at), to: clauseEnd(tokens, at) }));
  return segments.filter(({ from, to }, i) => {
    const inside = left.filter((at) => at >= from && at < to);
    const bodies = inside.filter((at) => bodiesOf(tokens[at])).length;
    const isStated =
      bodies > 1 ||
      (bodies > 0 && inside.some((at) => isPlace(tokens[at]))) ||
      inside.some((at) => isSaid(passage, at));
    return isStated && from !== segments[i - 1]?.from;
  });
}

function speaksOfTheSky(tokens: readonly Token[]): boolean {
  if (tokens.some((token) => token.type === 'eclipse' || (token.type === 'phase' && token.noun)))
    return true;
  const bodies = tokens.filter((token) => bodiesOf(token)).length;
  const saidOfThem = tokens.filter(
    (token) => isPlace(token) || ['aspect', 'motion', 'phase'].includes(token.type),
  ).length;
  return bodies > 0 && bodies + saidOfThem > 1;
}

/** A sentence with what came before it, and the findings in it; a question has none. */
interface ReadPassage {
  passage: Passage;
  question: boolean;
  findings: Finding[];
}

function passagesOf(text: string, context: ClaimContext): ReadPassage[] {
  const passages: ReadPassage[] = [];
  let topic: Passage['topic'] = null;
  let group: Passage['group'] = null;
  let place: Passage['place'] = null;
  let earlier: BodyRef[][] = [];
  for (const { sentence, sign } of readSentences(text, {
    date: context.date,
    sign: context.sign ?? null,
    period: context.period,
    looksAhead: context.period !== undefined || context.zone !== undefined,
  })) {
    const own: ClaimContext = sign ? { ...context, sign } : context;
    const passage: Passage = {
      tokens: sentence.tokens,
      context: own,
      topic,
      group,
      place,
      earlier: earlier.flat(),
    };
    const findings = sentence.question ? [] : findingsIn(passage);
    if (!sentence.question && isOfDays(context))
      findings.push(...findRemainders(passage, findings));
    passages.push({ passage, question: sentence.question, findings });
    earlier = [...earlier.slice(-1), sentence.tokens.flatMap((token) => bodiesOf(token) ?? [])];
    ({ topic, group, place } = subjectsAfter(passage, sentence, findings));
  }
  return passages;
}

function findingsIn(passage: Passage): Finding[] {
  const findings: Finding[] = [];
  const used = new Set<number>();
  for (const read of READERS) {
    for (const finding of read(passage, used)) {
      findings.push(finding);
      for (const token of finding.uses) used.add(token);
    }
  }
  findings.push(...findCompanions(passage, findings));
  findings.push(...findBareMeetings(passage, findings));
  findings.push(...findEchoes(passage, findings), ...findCalendar(passage));
  return findings;
}

/** A text with a sign, a period or a zone is about specific days. Any other may be explaining what is always so. */
function isOfDays({ sign, period, zone }: ClaimContext): boolean {
  return sign !== undefined || period !== undefined || zone !== undefined;
}

function statementsOf(text: string, passage: Passage, findings: readonly Finding[]): Statement[] {
  const times = timesOf(passage.tokens, findings);
  return withStays(passage.tokens, findings, times).flatMap(([finding, whens]) => {
    if (!isStatement(passage, finding, whens)) return [];
    const frame = frameOf(
      isRecent(passage, finding, whens) ? [RECENTLY] : timeable(finding, whens),
      passage.context.date,
      settingsOf(passage.context)[0]!,
      finding.tense,
      finding.attached,
    );
    const { kind, proposition } = finding;
    const judgment = finding.isRemainder
      ? atAnyTime(passage, finding)
      : judge(proposition, frame, passage.context);
    const { verdict, reason } =
      judgment.verdict === 'false'
        ? inDoubt(passage, finding, findings, frame, whens, judgment)
        : judgment;
    const at = extentOf(passage, finding, whens);
    const claim = { text: text.slice(at.start, at.end), kind, verdict, reason, at };
    return [{ claim, proposition, frame }];
  });
}

/**
 * In a column, a false statement becomes uncheckable if its words may mean another body or time for which it is true.
 */
function inDoubt(
  passage: Passage,
  finding: Finding,
  findings: readonly Finding[],
  frame: Frame,
  whens: readonly WhenMeaning[],
  judgment: Judgment,
): Judgment {
  const { context } = passage;
  if (context.period === undefined && context.zone === undefined) return judgment;
  const isTrue = (proposition: Proposition, at: Frame) =>
    judge(proposition, at, context).verdict === 'true';
  const { proposition, tense, attached } = finding;
  const setting = settingsOf(context)[0]!;
  const { each, times } = oneByOne(passage, finding);
  const at = (when: WhenMeaning) => frameOf([when], context.date, setting, tense, attached);
  const isPossible =
    (each.length > 0 && each.every((one) => times.some((when) => isTrue(one, at(when))))) ||
    withOtherSubjects(passage, finding).some((other) => isTrue(other, frame)) ||
    otherTimes(passage, finding, findings, whens).some((others) =>
      isTrue(proposition, frameOf(others, context.date, setting, tense, attached)),
    );
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
function atAnyTime({ tokens, context }: Passage, { proposition, tense }: Finding): Judgment {
  const whens = tokens
    .filter((token, at) => token.type === 'when' && !isOfSomething(tokens, at))
    .map((when) => [onItsDate(when as Token & WhenMeaning, context)] as const);
  const isTimed = whens.some(([{ moment }]) => moment.kind === 'day' || moment.kind === 'clock');
  return anyOne(
    (isTimed ? whens : [[], ...whens]).map((times) =>
      judge(
        proposition,
        frameOf(times, context.date, settingsOf(context)[0]!, tense, true),
        context,
      ),
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

/** "Enters Pisces on March 2 and stays until April 9": the second time is the end of the stay. */
function withStays(
  tokens: readonly Token[],
  findings: readonly Finding[],
  times: ReadonlyMap<Finding, WhenMeaning[]>,
): (readonly [Finding, WhenMeaning[]])[] {
  return findings.flatMap((finding) => {
    const whens = times.get(finding)!;
    const { proposition } = finding;
    const ends = whens.filter(({ role }) => role === 'until');
    const isStay =
      proposition.type === 'ingress' && proposition.to !== null && !proposition.negated;
    if (!isStay || ends.length === 0) return [[finding, whens] as const];
    // "Dawdles until Friday and then enters Leo": it enters on Friday.
    const isBefore = ends.some(
      (end) => 'start' in end && Number(end.start) < tokens[finding.core]!.start,
    );
    if (isBefore)
      return [[finding, whens.map((when) => ({ ...when, role: 'at' as const }))] as const];
    const stay: Finding = {
      ...finding,
      kind: 'body-in-sign',
      proposition: { ...proposition, type: 'place', place: proposition.to!, degrees: null },
      tense: 'future',
    };
    return [
      [finding, whens.filter(({ role }) => role !== 'until')] as const,
      [stay, ends] as const,
    ];
  });
}

/**
 * "Has just turned direct" and "has barely set foot in Leo" happened within the last weeks, unlike "has turned direct".
 */
function isRecent(
  { tokens }: Passage,
  { kind, tense, from, core, proposition }: Finding,
  whens: readonly WhenMeaning[],
): boolean {
  // "Gets a jolt on Saturday from Mercury, newly arrived in Pisces"
  const verb = tokens.findLastIndex(
    (token, i) => i < core && hasTag(token, 'enter', 'arrive', 'move'),
  );
  const isAside =
    /^(?:newly|freshly|just|recently)$/.test(tokens[verb - 1]?.lower ?? '') &&
    isMark(tokens[verb - 2], ',');
  if ((whens.length > 0 && !isAside) || tense !== 'perfect' || !EVENTS.has(kind)) return false;
  if ('negated' in proposition && proposition.negated) return false;
  if (isAside) return true;
  return tokens
    .slice(from, core + 1)
    .some(({ lower }) => /(?:^| )(?:just|barely|scarcely)(?: |$)/.test(lower));
}

const RECENTLY: WhenMeaning = {
  type: 'when',
  role: 'at',
  moment: { kind: 'vague', words: 'just', within: 21, direction: 'past' },
  weekday: null,
};

/** "Is in Leo …, and soon", "has been in Leo for a while": a vague time does not apply to a present state. */
function timeable(
  { kind, tense, proposition }: Finding,
  whens: readonly WhenMeaning[],
): readonly WhenMeaning[] {
  // "Tiptoed out of Libra on the 4th and won't see Sagittarius until January"
  const isPast = proposition.type === 'ingress' && !proposition.negated && tense === 'past';
  if (isPast) return whens.filter(({ role }) => role !== 'until');
  // "After going backward since November, Jupiter turns direct on the 10th"
  const isDated = whens.some(({ role, moment }) => role === 'at' && moment.kind === 'day');
  if (EVENTS.has(kind) && isDated) return whens.filter(({ role }) => role !== 'from');
  const isState = STATES.has(kind) && (tense === 'present' || tense === 'perfect');
  return isState ? whens.filter(({ moment }) => moment.kind !== 'vague') : whens;
}

const STATES = new Set<Finding['kind']>([
  'body-in-sign',
  'body-in-house',
  'motion',
  'moon-phase',
  'planet-count',
  'aspect',
]);
const TIMELESS = new Set<Finding['kind']>(['ruler', 'sign-nature', 'house-sign']);

function isStatement(passage: Passage, finding: Finding, whens: readonly WhenMeaning[]): boolean {
  if (finding.needsWhen && whens.length === 0) return false;
  const mood = moodAt(passage, finding.from, finding.core, finding.to);
  if (mood === 'none') return finding.kind === 'ruler';
  return (
    mood === 'statement' ||
    isForetold(passage, finding) ||
    TIMELESS.has(finding.kind) ||
    whens.some(({ moment }) => moment.kind !== 'vague' && moment.kind !== 'stretch')
  );
}

/** "Your nerve returns when Mars enters Aries": in a column, a later clause with "when" and a sign or house is a forecast. */
function isForetold({ tokens, context }: Passage, finding: Finding): boolean {
  const { proposition } = finding;
  const place =
    proposition.type === 'ingress'
      ? (proposition.to ?? proposition.from)
      : proposition.type === 'lunation'
        ? proposition.place
        : null;
  const isColumn = context.period !== undefined && context.period !== 'day';
  const when = tokens.findIndex((token) => hasTag(token, 'when'));
  return isColumn && place !== null && when > 0 && when < finding.from;
}

/** The span of the judged words, including an adjacent time. */
function extentOf(passage: Passage, finding: Finding, whens: readonly WhenMeaning[]): Claim['at'] {
  const { tokens } = passage;
  let [start, end] = [tokens[finding.from]!.start, tokens[finding.to]!.end];
  for (const when of whens) {
    const index = tokens.findIndex(
      (token) => token.type === 'when' && 'start' in when && token.start === when.start,
    );
    if (index < 0) continue;
    if (index === finding.to + 1) end = tokens[index]!.end;
    if (index === finding.from - 1) start = tokens[index]!.start;
  }
  return { start, end };
}

/** What "it", "they" and "there" refer to in the next sentence. */
function subjectsAfter(
  passage: Passage,
  { tokens }: Sentence,
  findings: readonly Finding[],
): Pick<Passage, 'topic' | 'group' | 'place'> {
  const first = [...findings]
    .sort((a, b) => a.from - b.from)
    .find(
      ({ proposition }) => 'subjects' in proposition || proposition.type === 'aspect',
    )?.proposition;
  const named = tokens.find((token) => bodiesOf(token));
  const subjects =
    first && 'subjects' in first ? first.subjects : first?.type === 'aspect' ? first.a : null;
  const pair = findings.findLast(({ proposition }) => proposition.type === 'aspect')?.proposition;
  const several = findings.findLast(
    ({ proposition }) => 'subjects' in proposition && proposition.subjects.length > 1,
  )?.proposition;
  const where = tokens.findLast(isPlace);
  return {
    topic: subjects ?? (named ? bodiesOf(named) : passage.topic),
    group:
      pair?.type === 'aspect'
        ? [...pair.a, ...pair.b]
        : several && 'subjects' in several
          ? several.subjects
          : passage.context.period === undefined
            ? passage.group
            : pairNamed(tokens, passage.group),
    place: where ? placeOf(where, passage.context) : passage.place,
  };
}

/**
 * The two bodies that a sentence names separately, or null if it doesn't name exactly two. If it names none, "they" are
 * still the pair before.
 */
function pairNamed(tokens: readonly Token[], before: Passage['group']): Passage['group'] {
  const named = new Map(
    tokens.flatMap((token) => bodiesOf(token) ?? []).map((ref) => [ref.options.join(), ref]),
  );
  if (named.size === 0) return before;
  return named.size === 2 ? [...named.values()] : null;
}
