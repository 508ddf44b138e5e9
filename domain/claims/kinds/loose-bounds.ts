import { daysBetween } from '../../calendar/civil-date.ts';
import { distinctBodies, isPlanet } from '../bodies.ts';
import {
  bodiesOf,
  hasTag,
  isMark,
  isMoon,
  isPlace,
  type Passage,
  someTag,
} from '../grammar/passage.ts';
import { segmentAround } from '../grammar/segments.ts';
import { isOfSomething } from '../grammar/time-owners.ts';
import type { Finding, Proposition } from '../proposition.ts';
import { aDayAround, type Moment } from '../text/time/moment.ts';
import type { BodyRef, Tag, Token, Tokens, WhenMeaning } from '../text/token.ts';
import { passingFinding } from './make-finding.ts';

/** The starts of the times that statements have been judged by: those of an event, and those of a state. */
export interface UsedTimes {
  events: ReadonlySet<number>;
  states: ReadonlySet<number>;
}

/**
 * "Goes on reversing until April", "lets go of you this weekend", "hangs up his dancing shoes before August is done":
 * whatever it is that begins or ends then, the body changes its sign or its direction. Only for times that no other
 * statement has been judged by.
 */
export function looseBounds(passage: Passage, { events, states }: UsedTimes): Finding[] {
  const { tokens } = passage;
  return tokens.flatMap((token, at): Finding[] => {
    if (token.type !== 'when' || events.has(token.start) || isOfSomething(tokens, at)) return [];
    const isBound =
      BOUNDS.has(token.role) && !HORIZON.test(token.lower) && !states.has(token.start);
    if (!isBound && (token.role === 'after' || !isChange(tokens, at))) return [];
    const moment = edgeMoment(passage, token);
    const body = moment && bearerOf(passage, at);
    if (!body) return [];
    const ownWhen = {
      type: 'when',
      role: 'at',
      moment: aDayAround(moment),
      weekday: null,
    } as const;
    return [
      passingFinding('date', change(tokens, at, body, token.role === 'from'), at, at, {
        uses: [at],
        attached: false,
        ownWhen,
        tense: token.lower.startsWith('since') ? 'perfect' : 'present',
      }),
    ];
  });
}

/** "Through the weekend", "until the month's out": as far as the column goes. */
const HORIZON = /\b(?:through|week|weekend|month|year|all)\b/;

/** A sentence about motions in which no sign stands beside the time is about a turn, out of what it tells or into it. */
function change(tokens: Tokens, at: number, body: BodyRef, begins: boolean): Proposition {
  const { from, to } = segmentAround(tokens, at);
  const told = new Set(tokens.flatMap((token) => motionTold(token) ?? []));
  const isTurn = told.size > 0 || tokens.some((token) => hasTag(token, 'turn', 'station'));
  const isPlaced = tokens.slice(from, to).some((token) => isPlace(token));
  if (!isTurn || isPlaced || !body.options.some(isPlanet))
    return { type: 'happening', bodies: [body], others: [] };
  const [motion] = told;
  const turns =
    told.size !== 1 || someTag(tokens, from, at, 'not', 'no')
      ? null
      : begins
        ? motion!
        : motion === 'direct'
          ? 'retrograde'
          : 'direct';
  return { type: 'station', subjects: [body], turns, place: null, negated: false };
}

function motionTold(token: Token): 'retrograde' | 'direct' | null {
  if (token.type === 'motion') return token.motion;
  return hasTag(token, 'backward') || /^revers/.test(token.lower) ? 'retrograde' : null;
}

const BOUNDS = new Set<WhenMeaning['role']>(['from', 'until']);

/** The days on which it must happen; for "by Christmas", all until then. */
function edgeMoment(
  { context }: Passage,
  { role, moment, lower }: Token & WhenMeaning,
): Moment | null {
  const isBefore = role === 'by' || role === 'before' || lower.startsWith('before');
  if (moment.kind === 'day' && !isBefore) return moment;
  if (moment.kind !== 'day' && moment.kind !== 'stretch') return null;
  const to = moment.kind === 'day' ? moment.date : moment.to;
  if (isBefore) return { kind: 'stretch', from: context.date, to, words: 'by then', loose: true };
  return moment.kind === 'stretch' && daysBetween(moment.from, to) < MOST_DAYS ? moment : null;
}

const MOST_DAYS = 32;

/** The body that the words before a time are said of; null if they may be said of anything else. */
function bearerOf({ tokens, topic }: Passage, at: number): BodyRef | null {
  const { from, to } = segmentAround(tokens, at);
  const near = tokens.slice(from, to);
  const isLunar = (token: Token) =>
    isMoon(token) || token.type === 'phase' || /^(?:eclips|lunar|solar|shadow)/.test(token.lower);
  if (near.some(({ type }) => type === 'aspect') || tokens.some(isLunar)) return null;
  // "For that we wait until the 18th"
  const subject = tokens.findLast(
    (token, i) =>
      i >= from &&
      i < at &&
      (bodiesOf(token) ||
        hasTag(token, 'it') ||
        (hasTag(token, 'you', 'people') && !hasTag(tokens[i - 1], 'of', 'for', 'to', 'with'))),
  );
  if (hasTag(subject, 'you', 'people')) return null;
  const inNear = distinctBodies(near.flatMap((token) => bodiesOf(token) ?? []));
  const all = distinctBodies(tokens.flatMap((token) => bodiesOf(token) ?? []));
  // "From the 5th on, work is lighter, though Mars in Cancer grumbles"
  const ahead = tokens.findIndex((token, i) => i > at && bodiesOf(token));
  const isApart =
    !tokens.slice(from, at).some((token) => bodiesOf(token)) &&
    tokens.slice(at + 1, ahead).some(isOwnWord);
  if (inNear.length > 0) return inNear.length === 1 && !isApart ? inNear[0]! : null;
  const comma = tokens.findLastIndex((token, i) => i < at && isMark(token, ','));
  if (![from, comma + 1].some((start) => goesOn(tokens, start, at))) return null;
  if (all.length === 1) return all[0]!;
  return all.length === 0 && topic?.length === 1 && near.some((token) => hasTag(token, 'it'))
    ? topic[0]!
    : null;
}

function isOwnWord(token: Token): boolean {
  return token.type === 'word' && token.tag === null;
}

/** Whether a clause has no subject of its own, or a pronoun or "the retrograde" for it. */
function goesOn(tokens: Tokens, from: number, at: number): boolean {
  if (tokens.slice(from, at).some((token) => hasTag(token, 'it'))) return true;
  let i = from;
  while (
    isMark(tokens[i]) ||
    hasTag(tokens[i], 'adverb', 'the', 'its') ||
    tokens[i]?.type === 'when'
  )
    i++;
  // "And, like a guest with no ticket, goes on reversing"
  if (hasTag(tokens[i], 'while') || tokens[i]?.lower === 'like')
    i = tokens.findIndex((token, j) => j > i && isMark(token, ',')) + 1;
  return tokens[i]?.type === 'motion' || hasTag(tokens[i], ...GOING_ON);
}

// biome-ignore format: a list of words
const GOING_ON: readonly Tag[] = [
  'which', 'be', 'have', 'will', 'do', 'not', 'stay', 'move', 'leave', 'turn', 'end', 'begin', 'enter',
];

/** Whether the words before a time tell that something begins or ends. */
function isChange(tokens: Tokens, at: number): boolean {
  const { from } = segmentAround(tokens, at);
  const words = tokens.slice(from, at);
  return CHANGES.test(words.map(({ lower }) => lower).join(' '));
}

const CHANGES =
  /\b(?:resum(?:es|ed|ing)|recover(?:s|ed)|regain(?:s|ed)|relent(?:s|ed)|quits|ceas(?:es|ed)|let(?:s|ting)? (?:go|up)|hang(?:s|ing)? up|pack(?:s|ing)? (?:in|up|it in)|call(?:s|ed)? it (?:off|quits)|come(?:s)? to (?:his|her|its) senses|snaps? out|(?:is|be|was) over|wrap(?:s|ped)? up|(?:him|her|it)self again|back to normal|loses (?:his|her|its)|gives? up)\b/;
