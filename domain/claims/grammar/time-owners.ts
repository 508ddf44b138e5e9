import type { Finding, Findings } from '../proposition.ts';
import type { Token, Tokens } from '../text/token.ts';
import { goesOn, isJoint } from './joints.ts';
import { bodiesOf, hasTag, isMark } from './passage.ts';

export function ownerOf(tokens: Tokens, findings: Findings, at: number): Finding | null {
  const told = tokens[at]!;
  if (isOfSomething(tokens, at)) return null;
  const left = findings.findLast(({ core }) => core < at) ?? null;
  const right = findings.find(({ core }) => core > at) ?? null;
  const isLost =
    left !== null && isElsewhere(tokens, Math.max(left.core, left.to < at ? left.to : 0) + 1, at);
  if (bodiesOf(tokens[at + 1]) && isAlso(tokens, at + 2)) return null;
  if (right && hasOwnAfter(tokens, at, right)) return left && left.core >= right.from ? left : null;
  // "You have until Friday for that; then the Moon enters Taurus"
  const isBefore = (i: number) => i < (right?.core ?? 0);
  const isEnd = told.type === 'when' && told.role === 'until';
  if (!left && isEnd && tokens.some((token, i) => i > at && isBefore(i) && isMark(token, ';')))
    return null;
  if (!left && right && (isBeforeOther(tokens, at, right) || isBeforeThen(tokens, at))) return null;
  if (left && right && isAfterClause(tokens, left, at)) return headOf(tokens, findings, right, at);
  if (isLost && (!right || !leads(tokens, at, right))) return null;
  if (left && isAsideOf(tokens, left, at)) return motionBefore(findings, left) ?? left;
  if (isLost) return headOf(tokens, findings, right, at);
  if (!left || !right) return headOf(tokens, findings, left ?? right, at);
  if (told.type === 'when' && told.role === 'afterwards')
    return headOf(tokens, findings, right, at);
  // The right-hand subject stands between the left predicate and the time: "… and the Moon at 14:20 UTC enters".
  if (right.from > left.core && right.from < at) return headOf(tokens, findings, right, at);
  const before = separation(tokens, Math.max(left.core, Math.min(left.to, at - 1)) + 1, at);
  const after = separation(tokens, at + 1, right.from > at ? right.from : right.core);
  // "…, then, from 20:56 UTC, in Sagittarius": between commas, directly before its place.
  const isFronted =
    before === after &&
    before === 1 &&
    tokens[at]!.type === 'when' &&
    isBareHead(tokens, at + 1, right.core);
  return headOf(tokens, findings, before <= after && !isFronted ? left : right, at);
}

/** "Fifteen hours after Mars changes signs, on Friday, the Sun squares Pluto": the time of what comes next. */
function isAfterClause(tokens: Tokens, { from }: Finding, at: number): boolean {
  const link = hasTag(tokens[from - 1], 'the') ? from - 2 : from - 1;
  const isBetween = isMark(tokens[at - 1], ',') && isMark(tokens[at + 1], ',');
  return isBetween && hasTag(tokens[link], 'after', 'before');
}

/** "When the Full Moon comes around on the 13th, …": the time of the clause that opens a sentence. */
export function setsTheScene(tokens: Tokens, at: number): boolean {
  const isOpening = hasTag(tokens[0], 'when') || /^(?:as|by the time)$/.test(tokens[0]!.lower);
  const close = tokens.findIndex((token) => isMark(token, ',', ';', '—', '–'));
  // "When Venus meets the Sun on the 6th she is moving forward"
  const isNext = hasTag(tokens[at + 1], 'it', 'they') && (close < 0 || close > at);
  return isOpening && (isNext || (at < close && close <= at + 1));
}

/** Whether a time belongs to something else: "where last year's effort went". */
export function isOfSomething(tokens: Tokens, at: number): boolean {
  const [told, next] = [tokens[at]!, tokens[at + 1]];
  const isOwner = told.possessive && /^(?:this |last |next |yesterday|tomorrow)/.test(told.lower);
  if (told.type !== 'when' || !isOwner) return false;
  return next?.type === 'word' && next.tag === null;
}

/** "Mercury dawdles until the sixth, then heads for Taurus": the time is that of what comes first. */
function isBeforeThen(tokens: Tokens, at: number): boolean {
  const next = hasTag(tokens[at + 2], 'and') ? tokens[at + 3] : tokens[at + 2];
  return isMark(tokens[at + 1], ',') && next?.lower === 'then';
}

/** "…, and from tomorrow Mars as well" */
function isAlso(tokens: Tokens, at: number): boolean {
  const [first, second] = tokens.slice(at, at + 2).map(({ lower }) => lower);
  return first === 'too' || first === 'also' || (first === 'as' && second === 'well');
}

/** ", already in Leo since 03:27 UTC,": an aside between commas keeps its time. */
function isAsideOf(tokens: Tokens, left: Finding, at: number): boolean {
  const token = tokens[at]!;
  const isEnd = token.type === 'when' && token.role !== 'at' && at === left.core + 1;
  return (
    isEnd &&
    left.attached &&
    isMark(tokens[at + 1], ',') &&
    tokens.slice(left.from, left.core).some((other) => isMark(other, ','))
  );
}

/** ", retrograde in Pisces from May to July,": the months are those of the retrograde, not of the stay. */
function motionBefore(findings: Findings, { from, core }: Finding): Finding | null {
  return (
    findings.find((other) => other.kind === 'motion' && other.core > from && other.core < core) ??
    null
  );
}

function isBareHead(tokens: Tokens, from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every((token) => isMark(token, ',') || hasTag(token, 'in', 'your', 'the'));
}

/** With this many unknown words between a statement and a time, the time belongs to something else. */
const OTHER_WORDS = 3;

/** Whether the words before a time start a clause about something else: "; it ended on", ", and you feel it until". */
function isElsewhere(tokens: Tokens, from: number, at: number): boolean {
  const joint = tokens.findLastIndex((token, i) => i >= from && i < at && isJoint(token));
  // "In Scorpio for three weeks more, and then it's Sagittarius, from the 22nd"
  const isLater = (token: Token) => token.type === 'when' && token.role === 'afterwards';
  if (joint >= 0 && tokens.slice(from, joint).some(isLater)) return true;
  // "Neither goes direct today, but both will before the week is out"
  if (hasTag(tokens[joint], 'but') && hasTag(tokens[at - 1], 'will', 'do')) return true;
  if (joint >= 0 && !goesOn(tokens, joint)) {
    const clause = tokens.slice(joint + 1, at);
    const isOthers =
      isMark(tokens[joint], ';') ||
      clause.some((token) => hasTag(token, 'you', 'people') || token.type === 'body');
    return isOthers || !isDefinite(tokens[at]!);
  }
  // "… says that early courage is repaid in the next week": too many words in between.
  const between = tokens.slice(Math.max(joint, from), at);
  if (between.some((token) => hasTag(token, 'exact', 'applying', 'separating'))) return false;
  if (isDefinite(tokens[at]!)) return false;
  return (
    between.filter((token) => token.type === 'word' && token.tag === null).length >= OTHER_WORDS
  );
}

/**
 * Whether a token is a clock time with its zone, or a date with its month. Such a time is surely about the sky;
 * dropping it could let a wrong one pass.
 */
function isDefinite(token: Token): boolean {
  if (token.type !== 'when') return false;
  const { moment } = token;
  if (moment.kind === 'clock') return moment.offsets !== null || /\d ?[ap]\.? ?m/.test(token.lower);
  return (
    moment.kind === 'ends' ||
    (moment.kind === 'stretch' && moment.words.endsWith('of that day')) ||
    (moment.kind === 'day' &&
      /\d.*[a-z]{3}|[a-z]{3}.*\d/.test(token.lower) &&
      !/^(?:in|about) /.test(token.lower))
  );
}

/** "It backs into the Sun on the 7th, squares Mars on the 9th and turns around on the 20th": each has its own time. */
function hasOwnAfter(tokens: Tokens, at: number, right: Finding): boolean {
  const isNext = tokens
    .slice(at + 1, right.core)
    .some((token) => hasTag(token, 'and') || isMark(token, ','));
  const isTold = [right.core, right.to].some((end) => tokens[end + 1]?.type === 'when');
  return isNext && right.from < at && isTold;
}

/** "Courage is repaid next week, for the Moon is waxing": the time belongs to another clause. */
function isBeforeOther(tokens: Tokens, at: number, right: Finding): boolean {
  const subject = right.from > at ? right.from : right.core;
  const hasJoint = tokens.slice(at + 1, subject).some(isJoint);
  const before = tokens.slice(0, at).filter((token) => token.type === 'word' && token.tag === null);
  return hasJoint && before.length >= OTHER_WORDS && !isDefinite(tokens[at]!);
}

/** Whether a time opens the clause of the next predicate: "…; at 14:20 UTC, the Moon enters". */
function leads(tokens: Tokens, at: number, right: Finding): boolean {
  const subject = right.from > at ? right.from : right.core;
  return tokens
    .slice(at + 1, subject)
    .every((token) => !isMark(token, ';') && (token.type !== 'word' || token.tag !== null));
}

/**
 * How strongly the words in between separate two predicates: 0 for nothing, 1 for a comma, 2 for a conjunction or
 * stronger mark.
 */
function separation(tokens: Tokens, from: number, to: number): 0 | 1 | 2 {
  let found: 0 | 1 | 2 = 0;
  for (let i = from; i < to; i++) {
    if (isBreak(tokens[i]!)) return 2;
    if (found === 0 && isMark(tokens[i], ',')) found = 1;
  }
  return found;
}

function isBreak(token: Token): boolean {
  return (
    isMark(token, ';', ':', '—', '–', ')') ||
    hasTag(token, 'and', 'but', 'while', 'when', 'after', 'before')
  );
}

/** A position mentioned in passing yields the time to its clause's main statement. */
function headOf(
  tokens: Tokens,
  findings: Findings,
  finding: Finding | null,
  at: number | null = null,
): Finding | null {
  if (!finding?.attached) return finding;
  const when = at === null ? null : tokens[at];
  // "Wanes in Leo until 14:20 UTC": the phase is not what ends then.
  const lasting = when?.type === 'when' && (when.role === 'until' || when.role === 'from');
  const takes = ({ attached, kind }: Finding) =>
    !attached && !(lasting && (kind === 'moon-phase' || kind === 'illumination'));
  return neighbors(tokens, findings, finding).find(takes) ?? finding;
}

/**
 * Findings in the same clause, nearest first. A comma between two findings separates them, unless they have the same
 * subject ("Saturn, retrograde in Pisces, …") or one is attached by ", with".
 */
export function neighbors(tokens: Tokens, findings: Findings, finding: Finding): Finding[] {
  const { core } = finding;
  const start = tokens.findLastIndex((token, i) => i < core && isBreak(token));
  const next = tokens.findIndex((token, i) => i > core && isBreak(token));
  const end = next < 0 ? tokens.length : next;
  const commas: number[] = [];
  for (let i = start + 1; i < end; i++) if (isMark(tokens[i], ',')) commas.push(i);
  const near = findings.filter((other) => {
    if (other === finding || other.core < start || other.core > end) return false;
    if (other.from === finding.from) return true;
    const [from, to] = other.core < core ? [other.core, core] : [core, other.core];
    const mayAttach = other.attached || finding.attached;
    return !commas.some(
      (at) =>
        at > from && at < to && !(mayAttach && hasTag(tokens[at + 1], 'with', 'both', 'all', 'in')),
    );
  });
  return near.sort((a, b) => Math.abs(a.core - core) - Math.abs(b.core - core));
}
