import { groupStartingAt } from '../grammar/groups.ts';
import { clauseStart } from '../grammar/mood.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { type Subject, subjectBefore } from '../grammar/subject.ts';
import { agreementOf, helperAgreement } from '../grammar/verbs.ts';
import type { Token } from '../text/token.ts';

/** "In your sixth house, Mercury goes about its day": the place precedes its body. */
export function frontedSubject(passage: Passage, governor: number, at: number): Subject | null {
  const { tokens } = passage;
  const before = tokens.slice(clauseStart(tokens, governor), governor);
  if (
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
    hasTag(tokens[i], 'your', 'the', 'its', 'adverb', 'both')
  )
    i++;
  if (!bodiesOf(tokens[i])) return null;
  const group = groupStartingAt(tokens, i);
  return { refs: group.refs, from: governor, to: group.to, adjacent: true };
}

export function subjectOf(passage: Passage, governor: number): Subject | null {
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

/** Whether the words before "in" or "through" make it an ingress, an exit or neither. */
export function changeBetween(
  tokens: readonly Token[],
  from: number,
  to: number,
): 'enter' | 'leave' | null {
  for (let i = to - 1; i >= from; i--) {
    const token = tokens[i]!;
    if (token.type === 'when' || isMark(token, ',')) continue;
    if (hasTag(token, 'arrive', 'enter'))
      return hasTag(tokens[i - 1], 'be') || hasTag(tokens[i - 2], 'be') ? null : 'enter';
    if (hasTag(token, 'begin')) return 'enter';
    if (hasTag(token, 'end', 'leave')) return 'leave';
    if (ARRIVALS.has(token.lower)) return 'enter';
    if (hasTag(token, 'move', 'stay', 'be') && token.type === 'word' && token.form !== 'base') {
      const starts = tokens.slice(from, i).findLast((other) => hasTag(other, 'begin', 'end'));
      return starts ? (hasTag(starts, 'begin') ? 'enter' : 'leave') : null;
    }
  }
  return null;
}

const ARRIVALS = new Set(['arrival', 'entrance', 'entry', 'landing', 'debut', 'ingress']);

const NOUNS = new Set([
  'move',
  'shift',
  'return',
  'transition',
  'passage',
  'entry',
  'entrance',
  'ingress',
  'arrival',
  'step',
  'slide',
  'journey',
  'crossing',
  'change',
  'switch',
  'homecoming',
  'departure',
  'exit',
  'retreat',
]);

export function hasNoun(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ lower }) => NOUNS.has(lower));
}

export function hasVerb(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(Math.max(from, 0), to)
    .some(
      (token) =>
        hasTag(
          token,
          'be',
          'stay',
          'move',
          'turn',
          'enter',
          'leave',
          'arrive',
          'have',
          'change',
          'begin',
          'end',
          'host',
          'backward',
        ) ||
        (token.type === 'word' && token.tag === null && /(?:s|ing|ed)$/.test(token.lower)),
    );
}

export function hasOtherPredicate(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ type }) => type === 'aspect' || type === 'motion');
}

/** "Jupiter's long stay in Pisces ends today" */
export function boundAfter(
  tokens: readonly Token[],
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

const STAYS = new Set([
  'stay',
  'journey',
  'transit',
  'visit',
  'time',
  'sojourn',
  'passage',
  'tour',
  'trip',
  'trek',
  'run',
  'residency',
  'spell',
  'period',
]);

export function isMoving(tokens: readonly Token[], from: number, to: number): boolean {
  const movers = tokens
    .slice(from, to)
    .some((token) =>
      hasTag(token, 'move', 'leave', 'turn', 'change', 'arrive', 'backward', 'enter', 'end'),
    );
  return (movers || hasNoun(tokens, from, to)) && !hasOtherPredicate(tokens, from, to);
}
