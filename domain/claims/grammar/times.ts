import type { Finding } from '../proposition.ts';
import type { Token, WhenMeaning } from '../text/token.ts';
import { goesOn, isJoint } from './joints.ts';
import { hasTag, isMark } from './passage.ts';

const TIMELESS = new Set<Finding['kind']>([
  'ruler',
  'sign-nature',
  'house-sign',
  'weekday',
  'date',
  'beyond',
]);
const EVENTS = new Set<Finding['kind']>([
  'ingress',
  'station',
  'lunation',
  'eclipse',
  'season-turn',
  'aspect',
]);

/**
 * Which times go with which finding. A time belongs to the predicate it stands next to in its clause;
 * one that opens a sentence holds for the predicates after it until they bring their own.
 */
export function timesOf(
  tokens: readonly Token[],
  all: readonly Finding[],
): Map<Finding, WhenMeaning[]> {
  const findings = all.filter(({ kind }) => !TIMELESS.has(kind)).sort((a, b) => a.core - b.core);
  const times = new Map<Finding, WhenMeaning[]>(
    all.map((finding) => [finding, finding.ownWhen ? [finding.ownWhen] : []]),
  );
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'when') continue;
    const owner = ownerOf(tokens, findings, at);
    if (!owner) continue;
    const when = withNextDate(tokens, at, token);
    for (const finding of sharersOf(tokens, findings, owner, at, when, times))
      times.get(finding)!.push(when);
  }
  inherit(tokens, findings, times);
  resolveThen(findings, times);
  endStays(tokens, findings, times);
  return times;
}

/** "At 03:58 UTC and Mars at 07:38 UTC on 22 November": the first time may share the date of the second. */
function withNextDate(
  tokens: readonly Token[],
  at: number,
  when: Token & WhenMeaning,
): WhenMeaning {
  const next = tokens.findIndex((token, i) => i > at && token.type === 'when');
  const later = tokens[next];
  if (when.moment.kind !== 'clock' || !when.moment.dateAssumed || later?.type !== 'when')
    return when;
  const isChain =
    next <= at + 6 &&
    later.role === 'at' &&
    later.moment.kind === 'clock' &&
    !later.moment.dateAssumed;
  const isJoined =
    isChain &&
    tokens
      .slice(at + 1, next)
      .every(
        (token) =>
          token.type === 'body' ||
          token.type === 'aspect' ||
          hasTag(token, 'and', 'the', 'with') ||
          isMark(token, ','),
      );
  if (!isJoined || later.moment.kind !== 'clock') return when;
  return { ...when, moment: { ...when.moment, also: later.moment.date } };
}

/** "Is in Aries and enters Taurus at 10:09 UTC": the second says until when the first holds. */
function endStays(
  tokens: readonly Token[],
  findings: readonly Finding[],
  times: Map<Finding, WhenMeaning[]>,
): void {
  for (const [i, stay] of findings.entries()) {
    const { proposition } = stay;
    if (
      proposition.type !== 'place' ||
      proposition.degrees ||
      proposition.negated ||
      times.get(stay)!.some(({ moment }) => moment.kind !== 'today')
    )
      continue;
    const next = findings.slice(i + 1).find((other) => isNextStep(stay, other));
    const when =
      next &&
      times
        .get(next)!
        .find(
          ({ role, moment }) =>
            ENDINGS.has(role) && (moment.kind === 'clock' || moment.kind === 'day'),
        );
    if (!when || tokens.slice(stay.core, next.core).some((token) => isMark(token, ';'))) continue;
    times.set(stay, [{ ...when, role: 'until' }]);
  }
}

const ENDINGS = new Set<WhenMeaning['role']>(['at', 'from', 'after']);

/** The same body leaving the place, entering another, or being in another. */
function isNextStep(stay: Finding, next: Finding): boolean {
  const [here, there] = [stay.proposition, next.proposition];
  if (
    here.type !== 'place' ||
    (there.type !== 'place' && there.type !== 'ingress') ||
    there.negated
  )
    return false;
  const bodies = (list: typeof here.subjects) => list.map(({ options }) => options.join()).join();
  if (bodies(here.subjects) !== bodies(there.subjects)) return false;
  const [place, other] =
    there.type === 'place' ? [here.place, there.place] : [here.place, there.to];
  return !other?.signs.some((sign) => place.signs.includes(sign));
}

/** "Then" begins where the statement before it ends, or comes after its event. */
function resolveThen(findings: readonly Finding[], times: Map<Finding, WhenMeaning[]>): void {
  for (const [i, finding] of findings.entries()) {
    const whens = times.get(finding)!;
    if (whens.length === 0 || whens.some(({ role }) => role !== 'afterwards')) continue;
    const before = findings.slice(0, i).flatMap((other) => times.get(other)!);
    const last = before.findLast(
      ({ role, moment }) => role === 'until' || (role === 'at' && moment.kind !== 'today'),
    );
    times.set(finding, last ? [{ ...last, role: last.role === 'until' ? 'from' : 'after' }] : []);
  }
}

function ownerOf(
  tokens: readonly Token[],
  findings: readonly Finding[],
  at: number,
): Finding | null {
  const told = tokens[at]!;
  const left = findings.findLast(({ core }) => core < at) ?? null;
  const right = findings.find(({ core }) => core > at) ?? null;
  const isLost =
    left !== null && isElsewhere(tokens, Math.max(left.core, left.to < at ? left.to : 0) + 1, at);
  if (!left && right && isBeforeOther(tokens, at, right)) return null;
  if (isLost && (!right || !leads(tokens, at, right))) return null;
  if (left && isAsideOf(tokens, left, at)) return left;
  if (isLost) return headOf(tokens, findings, right, at);
  if (!left || !right) return headOf(tokens, findings, left ?? right, at);
  if (told.type === 'when' && told.role === 'afterwards')
    return headOf(tokens, findings, right, at);
  // Its own subject stands between the predicate before and the time: "… and the Moon at 14:20 UTC enters".
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

/** ", already in Leo since 03:27 UTC," between commas keeps its time. */
function isAsideOf(tokens: readonly Token[], left: Finding, at: number): boolean {
  const token = tokens[at]!;
  const isEnd = token.type === 'when' && token.role !== 'at' && at === left.core + 1;
  return (
    isEnd &&
    left.attached &&
    isMark(tokens[at + 1], ',') &&
    tokens.slice(left.from, left.core).some((other) => isMark(other, ','))
  );
}

function isBareHead(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every((token) => isMark(token, ',') || hasTag(token, 'in', 'your', 'the'));
}

/** So many unknown words between a statement and a time make it the time of something else. */
const OTHER_WORDS = 3;

/** Whether the words before a time start a clause about something else: "; it ended on", ", and you feel it until". */
function isElsewhere(tokens: readonly Token[], from: number, at: number): boolean {
  const joint = tokens.findLastIndex((token, i) => i >= from && i < at && isJoint(token));
  if (joint >= 0 && !goesOn(tokens, joint)) return true;
  // "… says that early courage is repaid in the next week": too much else has been said.
  const between = tokens.slice(Math.max(joint, from), at);
  if (between.some((token) => hasTag(token, 'exact', 'applying', 'separating'))) return false;
  return (
    between.filter((token) => token.type === 'word' && token.tag === null).length >= OTHER_WORDS
  );
}

/** "Courage is repaid next week, for the Moon is waxing": the time of a clause of its own. */
function isBeforeOther(tokens: readonly Token[], at: number, right: Finding): boolean {
  const subject = right.from > at ? right.from : right.core;
  const hasJoint = tokens.slice(at + 1, subject).some(isJoint);
  const before = tokens.slice(0, at).filter((token) => token.type === 'word' && token.tag === null);
  return hasJoint && before.length >= OTHER_WORDS;
}

/** Whether a time opens the clause of the predicate after it: "…; at 14:20 UTC, the Moon enters". */
function leads(tokens: readonly Token[], at: number, right: Finding): boolean {
  const subject = right.from > at ? right.from : right.core;
  return tokens
    .slice(at + 1, subject)
    .every((token) => !isMark(token, ';') && (token.type !== 'word' || token.tag !== null));
}

/** How strongly the words between part two predicates: nothing, a comma, a conjunction. */
function separation(tokens: readonly Token[], from: number, to: number): 0 | 1 | 2 {
  let found: 0 | 1 | 2 = 0;
  for (let i = from; i < to; i++) {
    const token = tokens[i]!;
    if (
      isMark(token, ';', ':', '—', '–', ')') ||
      hasTag(token, 'and', 'but', 'while', 'when', 'after', 'before')
    )
      return 2;
    if (isMark(token, ',') && found === 0) found = 1;
  }
  return found;
}

/** A place said in passing leaves the time to what its clause is about. */
function headOf(
  tokens: readonly Token[],
  findings: readonly Finding[],
  finding: Finding | null,
  at: number | null = null,
): Finding | null {
  if (!finding?.attached) return finding;
  const when = at === null ? null : tokens[at];
  // "Wanes in Leo until 14:20 UTC": a phase is not what ends then.
  const lasting = when?.type === 'when' && (when.role === 'until' || when.role === 'from');
  const takes = ({ attached, kind }: Finding) =>
    !attached && !(lasting && (kind === 'moon-phase' || kind === 'illumination'));
  return neighbours(tokens, findings, finding).find(takes) ?? finding;
}

/** Findings of the same clause, nearest first. */
function neighbours(
  tokens: readonly Token[],
  findings: readonly Finding[],
  finding: Finding,
): Finding[] {
  const near = findings.filter((other) => {
    if (other === finding) return false;
    const [from, to] =
      other.core < finding.core ? [other.core + 1, finding.core] : [finding.core + 1, other.core];
    return (
      separation(tokens, from, to) < 2 &&
      !tokens
        .slice(from, to)
        .some((token) => isMark(token, ',') && !insideAside(tokens, token, other, finding))
    );
  });
  return near.sort((a, b) => Math.abs(a.core - finding.core) - Math.abs(b.core - finding.core));
}

/** "Saturn, retrograde in Pisces, …": commas around an aside do not part it from its verb. */
function insideAside(tokens: readonly Token[], mark: Token, a: Finding, b: Finding): boolean {
  const isWith = hasTag(tokens[tokens.indexOf(mark) + 1], 'with');
  return a.from === b.from || (isWith && (a.attached || b.attached));
}

function sharersOf(
  tokens: readonly Token[],
  findings: readonly Finding[],
  owner: Finding,
  at: number,
  when: WhenMeaning,
  times: ReadonlyMap<Finding, WhenMeaning[]>,
): Finding[] {
  if (when.role !== 'at') return [owner];
  const index = findings.indexOf(owner);
  // An eclipse and its new or full moon share their time.
  const twin = [findings[index - 1], findings[index + 1]].find(
    (other) => other && areTwins(other, owner) && times.get(other)!.length === 0,
  );
  if (twin) return [owner, twin];
  if (at < owner.core && opens(at, owner)) {
    const later = findings.slice(index + 1);
    const end = later.findIndex(
      (other) => !continues(tokens, owner, other) || hasOwnTime(tokens, findings, other),
    );
    return [owner, ...(end < 0 ? later : later.slice(0, end)).filter(({ attached }) => !attached)];
  }
  const earlier = findings[index - 1];
  const isChain =
    earlier &&
    owner.core < at &&
    earlier.from === owner.from &&
    !earlier.attached &&
    times.get(earlier)!.length === 0;
  const joined =
    isChain && earlier.kind === owner.kind && isJustAnd(tokens, earlier.core + 1, owner.core);
  return joined ? [earlier, owner] : [owner];
}

function areTwins(a: Finding, b: Finding): boolean {
  return [a.kind, b.kind].sort().join() === 'eclipse,lunation';
}

/** Whether the time stands before its clause: at the start, or after nothing but other times and conjunctions. */
function opens(at: number, owner: Finding): boolean {
  return at < Math.max(owner.from, 1) + 3;
}

function continues(tokens: readonly Token[], first: Finding, next: Finding): boolean {
  if (
    tokens
      .slice(first.core, next.core)
      .some((token) => isMark(token, ';') || hasTag(token, 'but', 'while'))
  )
    return false;
  return EVENTS.has(next.kind) === EVENTS.has(first.kind) || next.tense === first.tense;
}

function hasOwnTime(
  tokens: readonly Token[],
  findings: readonly Finding[],
  finding: Finding,
): boolean {
  return tokens.some(
    (token, at) =>
      token.type === 'when' &&
      at > (findings[findings.indexOf(finding) - 1]?.core ?? 0) &&
      ownerOf(tokens, findings, at) === finding,
  );
}

function isJustAnd(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  return (
    between.some((token) => hasTag(token, 'and')) &&
    !between.some((token) => isMark(token, ',', ';'))
  );
}

/** A place said in passing happens when the event of its clause does. */
function inherit(
  tokens: readonly Token[],
  findings: readonly Finding[],
  times: Map<Finding, WhenMeaning[]>,
): void {
  for (const finding of findings) {
    if (!finding.attached || times.get(finding)!.length > 0) continue;
    const head = neighbours(tokens, findings, finding).find(
      ({ attached, kind }) => !attached && EVENTS.has(kind),
    );
    const told = head
      ? times.get(head)!.filter(({ role, moment }) => role === 'at' && moment.kind !== 'today')
      : [];
    times.set(finding, told);
  }
}
