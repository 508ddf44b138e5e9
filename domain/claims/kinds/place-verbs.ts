import { MONTHS } from '../../calendar/civil-date.ts';
import { groupEndingAt, groupStartingAt } from '../grammar/groups.ts';
import { clauseStart } from '../grammar/mood.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { type Subject, subjectBefore } from '../grammar/subject.ts';
import { agreementOf, helperAgreement } from '../grammar/verbs.ts';
import { ARRIVALS, FOLLOWING, MOVES, STAYS } from '../text/tables/place-words.ts';
import type { Tag, Token, Tokens } from '../text/token.ts';

/** "In your sixth house, Mercury goes about its day": the place precedes its body. */
export function frontedSubject(passage: Passage, governor: number, at: number): Subject | null {
  const { tokens } = passage;
  const listed = listedAfter(tokens, governor, at);
  if (listed) return listed;
  const before = tokens.slice(clauseStart(tokens, governor), governor);
  if (
    !isPosted(before) &&
    !before.every(
      (token) => token.type === 'when' || hasTag(token, 'and', 'but', 'adverb', 'while'),
    )
  ) {
    return null;
  }
  let i = at + 1;
  while (
    isMark(tokens[i], ',') ||
    isPlace(tokens[i]) ||
    isOfRule(tokens, i) ||
    hasTag(tokens[i], 'your', 'the', 'its', 'adverb', 'both') ||
    INVERTED.has(tokens[i]?.lower ?? '')
  )
    i++;
  if (!bodiesOf(tokens[i])) return null;
  const group = groupStartingAt(tokens, i);
  return { refs: group.refs, from: governor, to: group.to, adjacent: true };
}

/** "In Gemini, one of the two signs it rules, Mercury": a word of the aside */
function isOfRule(tokens: Tokens, at: number): boolean {
  const rule = tokens.findIndex((token, i) => i >= at && (hasTag(token, 'rule') || isMark(token)));
  return (
    hasTag(tokens[rule], 'rule') && hasTag(tokens[rule - 1], 'it') && isMark(tokens[rule + 1], ',')
  );
}

/** "There's a pile-up in your seventh house: the Sun, Mars and Uranus." */
function listedAfter(tokens: Tokens, governor: number, place: number): Subject | null {
  const first = hasTag(tokens[place + 2], 'the') ? place + 3 : place + 2;
  const isAlone = !tokens.slice(0, governor).some((token) => bodiesOf(token));
  if (!isMark(tokens[place + 1], ':') || !isAlone || !bodiesOf(tokens[first])) return null;
  const { refs, to } = groupStartingAt(tokens, first);
  const next = tokens[to + 1];
  if (refs.length < 2 || (next && !isMark(next))) return null;
  return { refs, from: governor, to, adjacent: true };
}

/** "In Leo sit the Sun and Venus" */
const INVERTED = new Set(['sit', 'sits', 'stand', 'stands', 'wait', 'waits', 'lie', 'lies']);

/** "Tucked away in Aries, Venus …" */
function isPosted(before: Tokens): boolean {
  return (
    before.length > 0 &&
    before.length <= 3 &&
    POSTED.test(before[0]!.lower) &&
    before.every((token) => token.type === 'word' && !hasTag(token, 'you', 'people', 'born'))
  );
}

const POSTED =
  /^(?:tucked|parked|perched|settled|camped|posted|nestled|holed|planted|ensconced|stationed|safe|snug|deep|happy|high|back|home)\b/;

export function subjectOf(passage: Passage, governor: number): Subject | null {
  const { tokens } = passage;
  const nearer = besideMotion(tokens, governor) ?? ownerOfStay(tokens, governor);
  if (nearer) return nearer;
  const subject = subjectByVerb(passage, governor);
  return (
    subject &&
    (eitherOf(tokens, subject, governor) ??
      lastOfPlaced(tokens, subject, governor) ??
      follower(passage, subject) ??
      orNearer(tokens, subject, governor))
  );
}

/** "Neptune and Pluto meet, one at 8 degrees of Aries, the other at 8 of Aquarius": either of the two is there. */
function eitherOf(tokens: Tokens, subject: Subject, governor: number): Subject | null {
  let i = governor - 1;
  while (tokens[i]?.type === 'degree' || hasTag(tokens[i], 'at', 'in', 'adverb')) i--;
  const isOne = tokens[i]?.lower === 'one' || tokens[i]?.lower === 'other';
  if (!isOne || subject.refs.length !== 2 || i <= subject.to) return null;
  return { ...subject, refs: [{ options: subject.refs.flatMap(({ options }) => options) }] };
}

/** "Uranus gets a jolt from Mercury, newly arrived in Pisces": either of the two is there. */
function orNearer(tokens: Tokens, subject: Subject, governor: number): Subject {
  const comma = tokens.findLastIndex((token, i) => i < governor && isMark(token, ','));
  const nearer = bodiesOf(tokens[comma - 1]);
  if (!nearer || comma - 1 <= subject.to || subject.refs.length > 1) return subject;
  const options = [...subject.refs, ...nearer].flatMap((ref) => ref.options);
  return { ...subject, refs: [{ options }] };
}

/** "Mercury is quick, with Uranus retrograde in Gemini": Uranus is in Gemini. */
function besideMotion(tokens: Tokens, governor: number): Subject | null {
  let i = governor - 1;
  while (tokens[i]?.type === 'when' || hasTag(tokens[i], 'adverb')) i--;
  const motion = tokens[i];
  if (motion?.type !== 'motion' || motion.form !== 'adjective' || !bodiesOf(tokens[i - 1]))
    return null;
  const group = groupEndingAt(tokens, i - 1);
  const refs = hasPlaceInside(tokens, group.from, group.to) ? group.last : group.refs;
  return { refs, from: group.from, to: group.to, adjacent: true };
}

/** "Thanks to Saturn's long stay in Aries" */
function ownerOfStay(tokens: Tokens, governor: number): Subject | null {
  const noun = governor - 1;
  const { lower = '' } = tokens[noun] ?? {};
  if (!STAYS.has(lower) && !MOVES.has(lower)) return null;
  for (let i = noun - 1; i >= Math.max(0, noun - 4); i--) {
    const token = tokens[i]!;
    if (bodiesOf(token))
      return token.possessive ? { refs: bodiesOf(token)!, from: i, to: i, adjacent: true } : null;
    if (token.type !== 'word') return null;
  }
  return null;
}

/** "Mercury in Cancer and Venus in Leo": without a verb, only Venus is in Leo. */
function lastOfPlaced(tokens: Tokens, subject: Subject, governor: number): Subject | null {
  const { refs, from, to } = subject;
  if (refs.length < 2 || !bodiesOf(tokens[to]) || !hasPlaceInside(tokens, from, to)) return null;
  if (hasVerb(tokens, to + 1, governor + 1)) return null;
  return { refs: groupEndingAt(tokens, to).last, from: to, to, adjacent: true };
}

function hasPlaceInside(tokens: Tokens, from: number, to: number): boolean {
  return tokens.slice(from, to).some(isPlace);
}

/** "Mercury follows the Sun into Leo": Mercury enters it. */
function follower(passage: Passage, { from }: Subject): Subject | null {
  const { tokens } = passage;
  return FOLLOWING.has(tokens[from - 1]?.lower ?? '') ? subjectBefore(passage, from - 1) : null;
}

function subjectByVerb(passage: Passage, governor: number): Subject | null {
  const { tokens } = passage;
  const token = tokens[governor]!;
  const isVerb =
    token.type === 'word' &&
    (token.tag === 'enter' ||
      token.tag === 'leave' ||
      token.tag === 'move' ||
      token.tag === 'stay');
  const helped = hasTag(tokens[governor - 1], 'will', 'may', 'would', 'to', 'do', 'not');
  const own =
    isVerb && !helped ? agreementOf(token.form) : helperAgreement(tokens, governor - 6, governor);
  return subjectBefore(passage, governor, own);
}

/** "Three days left" */
export function isTimeLeft(tokens: Tokens, at: number): boolean {
  const unit = tokens[at - 1]?.lower ?? '';
  return tokens[at]?.lower === 'left' && /^(?:days?|weeks?|months?|hours?|time)$/.test(unit);
}

/** Whether the words before "in" or "through" make it an ingress, an exit or neither. */
export function changeBetween(tokens: Tokens, from: number, to: number): 'enter' | 'leave' | null {
  for (let i = to - 1; i >= from; i--) {
    const token = tokens[i]!;
    if (token.type === 'when' || isMark(token, ',')) continue;
    // "Reaches her last quarter in Scorpio"
    const isOfEvent = tokens
      .slice(i, to)
      .some(({ type }) => type === 'phase' || type === 'eclipse');
    if (hasTag(token, 'arrive', 'enter') && isOfEvent) return null;
    if (hasTag(token, 'arrive', 'enter'))
      return hasTag(tokens[i - 1], 'be') || hasTag(tokens[i - 2], 'be') ? null : 'enter';
    // "A Mercury retrograde that opens in Libra", "it starts over in Aries"
    // "Has three days left in Pisces"
    if (isTimeLeft(tokens, i)) return null;
    const isOther = tokens[i + 1]?.lower === 'over' || tokens.slice(from - 2, to).some(isMotion);
    // "Begin December together in Capricorn"
    const isOfTime = tokens.slice(i + 1, Math.min(i + 3, to - 1)).some(isTime);
    if (hasTag(token, 'begin', 'end') && (isOther || isOfTime)) return null;
    // "Starts retracing her steps in Gemini"
    if (hasTag(token, 'begin') && isRetreat(tokens[i + 1])) return null;
    if (hasTag(token, 'begin')) return 'enter';
    // "Stopped dead in Taurus"
    if (/^stop/.test(token.lower)) return null;
    // "Quits stalling in Cancer"
    if (hasTag(token, 'leave') && /ing$/.test(tokens[i + 1]?.lower ?? '')) return null;
    // "Clear down at the tail end of Pisces"
    if (token.lower === 'clear' && /^(?:down|up|over|to|across)$/.test(tokens[i + 1]?.lower ?? ''))
      continue;
    // "Swaps slippers for heels in Aries"
    const isSwap = /^(?:swap|trade|exchange)/.test(token.lower) && hasTag(tokens[to], 'in');
    if (isSwap && !tokens.slice(i, to).some(isPlace)) return 'enter';
    // "Has left Cancer for good company in Leo": what it leaves is named already.
    // "Has cleared out of there and gone to Leo"
    const isNamed = tokens.slice(i, to).some((one) => isPlace(one) || one.lower === 'there');
    if (hasTag(token, 'end', 'leave')) return isNamed ? null : 'leave';
    if (ARRIVALS.has(token.lower)) return 'enter';
    if (hasTag(token, 'move', 'stay', 'be') && token.type === 'word' && token.form !== 'base') {
      const starts = tokens.slice(from, i).findLast((other) => hasTag(other, 'begin', 'end'));
      return starts ? (hasTag(starts, 'begin') ? 'enter' : 'leave') : null;
    }
  }
  return null;
}

function isRetreat(token: Token | undefined): boolean {
  return (
    token?.type === 'motion' ||
    /^(?:backing|retracing|reversing|doubling)$/.test(token?.lower ?? '')
  );
}

function isTime({ type, lower }: Token): boolean {
  return (
    type === 'when' ||
    /^(?:day|week|weekend|month|year)$/.test(lower) ||
    MONTHS.some((month) => month.toLowerCase() === lower)
  );
}

function isMotion({ type }: Token): boolean {
  return type === 'motion';
}

export function hasNoun(tokens: Tokens, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ lower }) => MOVES.has(lower));
}

/** Words that make a clause with a place. */
// biome-ignore format: a list of words
const VERBS: readonly Tag[] = [
  'be', 'stay', 'move', 'turn', 'enter', 'leave', 'arrive', 'have', 'change', 'begin', 'end', 'host', 'backward',
];

export function hasVerb(tokens: Tokens, from: number, to: number): boolean {
  return tokens
    .slice(Math.max(from, 0), to)
    .some(
      (token) =>
        hasTag(token, ...VERBS) ||
        (token.type === 'when' && /^(?:start|begin|open|end|close)s? /.test(token.lower)) ||
        (token.type === 'word' && token.tag === null && /(?:s|ing|ed)$/.test(token.lower)),
    );
}

export function hasOtherPredicate(tokens: Tokens, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ type }) => type === 'aspect' || type === 'motion');
}

/** "Jupiter's long stay in Pisces ends today" */
export function boundAfter(
  tokens: Tokens,
  from: number,
  governor: number,
  at: number,
): 'enter' | 'leave' | null {
  const isNoun = tokens.slice(from, governor).some(({ lower }) => STAYS.has(lower));
  if (!isNoun) return null;
  const verb = tokens
    .slice(at + 1, at + 4)
    .find((token) => !hasTag(token, 'will', 'have', 'adverb', 'be') && token.type !== 'when');
  return hasTag(verb, 'end') ? 'leave' : hasTag(verb, 'begin') ? 'enter' : null;
}

export function isMoving(tokens: Tokens, from: number, to: number): boolean {
  const movers = tokens
    .slice(from, to)
    .some((token) =>
      hasTag(token, 'move', 'leave', 'turn', 'change', 'arrive', 'backward', 'enter', 'end'),
    );
  return (movers || hasNoun(tokens, from, to)) && !hasOtherPredicate(tokens, from, to);
}
