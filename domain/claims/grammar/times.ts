import type { CivilDate } from '../../calendar/civil-date.ts';
import type { Finding, Findings, Times } from '../proposition.ts';
import type { Tokens, WhenMeaning, Whens } from '../text/token.ts';
import { EVENTS, STATES } from './event-kinds.ts';
import {
  countDays,
  endStays,
  inheritEventTimes,
  inheritTimes,
  resolveThen,
  withNextDate,
} from './following-times.ts';
import { holidayBeside } from './holidays.ts';
import { hasTag, isMark } from './passage.ts';
import { segmentAround } from './segments.ts';
import { ownerOf, setsTheScene } from './time-owners.ts';

// biome-ignore format: a list of words
const WITHOUT_TIMES = new Set<Finding['kind']>(['ruler', 'sign-nature', 'house-sign', 'weekday', 'date', 'beyond']);

/**
 * Assigns times to findings. A time belongs to the nearest predicate in its clause; one that opens
 * a sentence also applies to the following predicates until one has its own.
 */
export function timesOf(tokens: Tokens, all: Findings): Times {
  const findings = all
    .filter(({ kind }) => !WITHOUT_TIMES.has(kind))
    .sort((a, b) => a.core - b.core);
  const times = new Map<Finding, WhenMeaning[]>(
    all.map((finding) => [finding, finding.ownWhen ? [finding.ownWhen] : []]),
  );
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'when') continue;
    // "On Tuesday, St. Patrick's Day": the holiday is the date.
    if (token.weekday?.alone && holidayBeside(tokens, at)) continue;
    const when = awaited(tokens, at, lookingOn(tokens, at, withNextDate(tokens, at, token)));
    const edge = edgeOf(tokens, at, when);
    const explained = explainedBy(tokens, findings, at);
    if (explained) times.get(explained)!.push({ ...when, role: 'at' });
    const head = ownerOf(tokens, findings, at);
    // "Has been backing up in Gemini since September": the motion has
    const isBound = when.role === 'from' || when.role === 'until';
    const owner = (head?.kind.startsWith('body') && isBound && motionIn(findings, head)) || head;
    if (!owner || owner === explained || (explained && when.role === 'at')) continue;
    if (isTold(tokens, owner, times.get(owner)!, at)) continue;
    for (const finding of sharersOf(tokens, findings, owner, at, when, times))
      times.get(finding)!.push(STATES.has(finding.kind) && finding.core < at ? edge : when);
  }
  for (const finding of findings) times.set(finding, ofState(finding, times));
  for (const finding of findings)
    times.set(finding, nearestDay(tokens, finding, times.get(finding)!));
  inheritEventTimes(tokens, findings, times);
  countDays(tokens, findings, times);
  inheritTimes(tokens, findings, times);
  resolveThen(tokens, findings, times);
  endStays(tokens, findings, times);
  return times;
}

/** "Is in Pisces from Monday until Friday, waxing all the way": the stay begins and ends then, not the phase. */
function ofState(finding: Finding, times: ReadonlyMap<Finding, WhenMeaning[]>): WhenMeaning[] {
  const own = times.get(finding)!;
  if (finding.kind !== 'moon-phase') return own;
  const others = [...times].flatMap(([other, whens]) => (other === finding ? [] : whens));
  return own
    .filter((when) => !others.includes(when) || !BOUNDS.has(when.role))
    .map((when) => (when.role === 'between' ? { ...when, role: 'at' } : when));
}

const BOUNDS = new Set<WhenMeaning['role']>(['from', 'until']);

/** "Your cousin called on Tuesday, and on Friday Mars enters Leo": of two dates, the nearer is the statement's. */
function nearestDay(
  tokens: Tokens,
  { from, to, core }: Finding,
  whens: WhenMeaning[],
): WhenMeaning[] {
  const dated = whens.filter(
    ({ role, moment }) => role === 'at' && (isDate(moment) || moment.kind === 'stretch'),
  );
  if (dated.length < 2) return whens;
  const placeOf = (when: WhenMeaning) => tokens.findIndex(({ start }) => start === when.start);
  const distance = (when: WhenMeaning) => {
    const at = placeOf(when);
    if (at < 0) return 0;
    if (at > from && at < core) return (core - at) / tokens.length;
    return at < from ? from - at : Math.max(0, at - to);
  };
  const [nearest] = dated.toSorted((a, b) => distance(a) - distance(b));
  const isOther = (when: WhenMeaning) =>
    dated.includes(when) && isDate(when.moment) && dateOf(when) !== dateOf(nearest!);
  // "Gets a word from Mars on Wednesday, and it's on to Gemini later this month"
  const isParted = (when: WhenMeaning) =>
    tokens
      .slice(placeOf(when) + 1, from + 1)
      .some((token) => hasTag(token, 'and', 'but') || token.lower === 'and then');
  // "On the 6th, out on the 30th at 3:13": the clock time goes with its date.
  const isClockOfOther = (when: WhenMeaning) =>
    when.moment.kind === 'clock' &&
    dated.some((day) => isOther(day) && placeOf(day) === placeOf(when) - 1);
  return whens
    .filter((when) => !isClockOfOther(when))
    .filter((when) => !isOther(when) || (nearest!.moment.kind === 'stretch' && !isParted(when)));
}

function dateOf({ moment }: WhenMeaning): CivilDate | null {
  return 'date' in moment ? moment.date : null;
}

function isDate(moment: WhenMeaning['moment']): boolean {
  return moment.kind === 'day' || (moment.kind === 'clock' && !moment.dateAssumed);
}

/** The motion told between a place and its subject. */
function motionIn(findings: Findings, place: Finding): Finding | undefined {
  return findings.find(
    ({ kind, from, core }) => kind === 'motion' && from === place.from && core < place.core,
  );
}

// biome-ignore format: a list of words
const AFTERMATHS = new Set(['afterglow', 'aftermath', 'wake', 'echo', 'echoes', 'heels', 'hangover']);

const COMING = /^(?:coming|yet to|upcoming|ahead|looms?|looming)$/;

/** "In the afterglow of Saturday's full Moon": the last Saturday. */
export function lookingOn(tokens: Tokens, at: number, when: WhenMeaning): WhenMeaning {
  const { moment } = when;
  if (moment.kind !== 'day' || moment.before === null) return when;
  const isBack = tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => AFTERMATHS.has(lower));
  // "Is coming at you Friday"
  const { from } = segmentAround(tokens, at);
  if (tokens.slice(from, at).some((token) => hasTag(token, 'will') || COMING.test(token.lower)))
    return { ...when, moment: { ...moment, before: null } };
  return isBack ? { ...when, moment: { ...moment, date: moment.before, before: null } } : when;
}

/** "Are retrograde when the week opens, and by Sunday …": what has its time already gets none from another clause. */
function isTold(tokens: Tokens, { core }: Finding, whens: Whens, at: number): boolean {
  const last = tokens.findLastIndex(
    (token, i) => i < at && whens.some(({ start }) => start === token.start),
  );
  if (last <= core) return false;
  return tokens.slice(last + 1, at).some((token, i) => {
    const next = tokens[last + i + 2];
    const isVerb = hasTag(next, 'be', 'have', 'will', 'do');
    return hasTag(token, 'and', 'but') && (isVerb || isMark(tokens[last + i], ','));
  });
}

/** "Its retrograde is out of gas and wraps up on the 29th": until then. */
function edgeOf(tokens: Tokens, at: number, when: WhenMeaning): WhenMeaning {
  const verb = hasTag(tokens[at - 1], 'adverb') ? tokens[at - 2] : tokens[at - 1];
  const isEnd = hasTag(verb, 'end') && !/past|behind|over$/.test(verb!.lower);
  return when.role === 'at' && isEnd ? { ...when, role: 'until' } : when;
}

/** "Waits until Tuesday to turn direct": it turns on Tuesday. */
function awaited(tokens: Tokens, at: number, when: WhenMeaning): WhenMeaning {
  const isAwaited = /^wait(?:s|ed|ing)?$/.test(tokens[at - 1]?.lower ?? '');
  return isAwaited && when.role === 'until' ? { ...when, role: 'at' } : when;
}

/** "It wears off on Wednesday, when Venus squares Pluto": the time is that of the clause after it, too. */
function explainedBy(tokens: Tokens, findings: Findings, at: number): Finding | null {
  if (!isMark(tokens[at + 1], ',') || tokens[at + 2]?.lower !== 'when') return null;
  return findings.find(({ core, attached }) => core > at + 2 && !attached) ?? null;
}

/** The statements that a time belongs to: its owner, and those that share it. */
function sharersOf(
  tokens: Tokens,
  findings: Findings,
  owner: Finding,
  at: number,
  when: WhenMeaning,
  times: ReadonlyMap<Finding, WhenMeaning[]>,
): Finding[] {
  const index = findings.indexOf(owner);
  const [earlier, next] = [findings[index - 1], findings[index + 1]];
  if (when.role !== 'at')
    return next && sharesBound(tokens, owner, next, at) ? [owner, next] : [owner];
  const twin = [earlier, next].find(
    (other) => other && areTwins(other, owner) && times.get(other)!.length === 0,
  );
  if (twin) return [owner, twin];
  if (earlier && isPartner(tokens, earlier, owner, times.get(earlier)!)) return [owner, earlier];
  const isScene = setsTheScene(tokens, at);
  if (isScene || (at < owner.core && opens(at, owner) && !isEdgeOfStretch(when))) {
    const later = findings.slice(index + 1);
    return [owner, ...laterUnder(tokens, findings, owner, later, isScene)];
  }
  const isChain =
    earlier && owner.core < at && isChained(tokens, earlier, owner, times.get(earlier)!);
  return isChain ? [earlier, owner] : [owner];
}

/** "By the 20th, the Sun has crossed into Aries and your eighth house" */
function sharesBound(tokens: Tokens, owner: Finding, next: Finding, at: number): boolean {
  const isRest = tokens.slice(owner.core, next.core).some(({ lower }) => lower === 'rest');
  const isSame = at < owner.core && next.from === owner.from && next.kind === owner.kind;
  return isSame && !isRest && isJustAnd(tokens, owner.core + 1, next.core + 1);
}

/** "Steps into Cancer with the solstice at 7:10" */
function isPartner(tokens: Tokens, earlier: Finding, owner: Finding, own: Whens): boolean {
  const article = hasTag(tokens[owner.from - 1], 'the') ? 1 : 0;
  const isWith = hasTag(tokens[owner.from - 1 - article], 'with');
  return isWith && EVENTS.has(earlier.kind) && own.every(({ role }) => role !== 'at');
}

/** "Starts the month in Taurus, spends most of it in Gemini" */
function isEdgeOfStretch({ moment }: WhenMeaning): boolean {
  return moment.kind === 'stretch' && /^(?:start|begin|open|end|close)/.test(moment.words);
}

/** What follows a time that opens the sentence or sets its scene, up to what has a time of its own. */
function laterUnder(
  tokens: Tokens,
  findings: Findings,
  owner: Finding,
  following: Findings,
  isScene: boolean,
): Finding[] {
  const later = following.filter(
    ({ kind, tense }) => !isScene || (tense === 'present' && STATES.has(kind)),
  );
  const end = later.findIndex(
    (other) =>
      (!isScene && !continues(tokens, owner, other)) || hasOwnTime(tokens, findings, other),
  );
  return (end < 0 ? later : later.slice(0, end)).filter(({ attached }) => !attached);
}

/** "Trines Mars and squares Saturn on Tuesday": the first has no time of its own. */
function isChained(tokens: Tokens, earlier: Finding, owner: Finding, own: Whens): boolean {
  const isOpen = earlier.from === owner.from && !earlier.attached && own.length === 0;
  return isOpen && earlier.kind === owner.kind && isJustAnd(tokens, earlier.core + 1, owner.core);
}

/** An eclipse and its new or full moon share a time. */
function areTwins(a: Finding, b: Finding): boolean {
  return [a.kind, b.kind].sort().join() === 'eclipse,lunation';
}

/** Whether the time opens its clause: it stands before the clause's subject or at most two tokens into it. */
function opens(at: number, owner: Finding): boolean {
  return at < Math.max(owner.from, 1) + 3;
}

function continues(tokens: Tokens, first: Finding, next: Finding): boolean {
  if (
    tokens
      .slice(first.core, next.core)
      .some((token) => isMark(token, ';') || hasTag(token, 'but', 'while'))
  )
    return false;
  const isDone = ({ tense }: Finding) => tense === 'past' || tense === 'perfect';
  if (isDone(first) !== isDone(next)) return false;
  return EVENTS.has(next.kind) === EVENTS.has(first.kind) || next.tense === first.tense;
}

function hasOwnTime(tokens: Tokens, findings: Findings, finding: Finding): boolean {
  return tokens.some(
    (token, at) =>
      token.type === 'when' &&
      at > (findings[findings.indexOf(finding) - 1]?.core ?? 0) &&
      ownerOf(tokens, findings, at) === finding,
  );
}

function isJustAnd(tokens: Tokens, from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  return (
    between.some((token) => hasTag(token, 'and')) &&
    !between.some((token) => isMark(token, ',', ';'))
  );
}
