import { isSameBody } from '../bodies.ts';
import { isColumn } from '../claim.ts';
import { groupEndingAt } from '../grammar/groups.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { tenseBetween } from '../grammar/verbs.ts';
import type { Finding, Findings, Proposition } from '../proposition.ts';
import { ANY_ANGLE, IMAGES } from '../text/tables/aspects.ts';
import type { AngleName, BodyRef, Tag, Token, Tokens } from '../text/token.ts';
import { plainAspect } from './aspect-details.ts';
import { mainFinding } from './make-finding.ts';

/**
 * Finds two bodies that are connected by words that no other finder understands: "the Sun and Venus dance cheek to
 * cheek". If the words hint at an angle, the two must form it. If they hint at none but give a date, as in "Mars gives
 * Uranus an earful on Tuesday", something must then happen in the sky: an aspect of the two, or either one's
 * ingress or station.
 */
export function findMeetings(passage: Passage, findings: Findings): Finding[] {
  const { tokens, context } = passage;
  const isDated = tokens.some(
    (token) => token.type === 'when' && token.role === 'at' && DATED.test(token.moment.kind),
  );
  return tokens.flatMap((_, at) => {
    const met = pairWith(passage, at) ?? pairOf(passage, at);
    if (!met) return [];
    const angles = anglesOf(passage, met);
    const isKnown = (isDated && met.isDeed) || (isColumn(context) && angles !== null);
    if (!isKnown || isRead(findings, met, angles !== null)) return [];
    return [meeting(passage, met, angles)];
  });
}

const DATED = /^(?:day|clock|part)$/;

interface Met {
  a: BodyRef;
  b: BodyRef;
  from: number;
  to: number;
  /** Whether one does something to the other, whatever it is. */
  isDeed: boolean;
  /** The words that tell how they meet. */
  words: readonly [from: number, to: number];
}

/** Whether a finding speaks of the two already, or of one of them between them. */
function isRead(findings: Findings, { a, b, from, to }: Met, isHinted: boolean): boolean {
  return findings.some(({ proposition, attached, ...finding }) => {
    const isOver = finding.from <= to && finding.to >= from;
    if (proposition.type === 'aspect' || proposition.type === 'separation') {
      const refs = [...proposition.a, ...proposition.b];
      return isOver || [a, b].every((ref) => refs.some((other) => isSameBody(other, ref)));
    }
    return isOver && !attached && !(isHinted && /^(?:place|lunation)$/.test(proposition.type));
  });
}

/** "Mars in Leo gives Uranus an earful": a subject, an unknown verb and its object. */
function pairWith(passage: Passage, at: number): Met | null {
  const { tokens } = passage;
  const isPronoun =
    /^s?he$/.test(tokens[at]!.lower) && !hasTag(tokens[at - 1], 'for', 'of', 'by', 'with');
  const refs = bodiesOf(tokens[at]) ?? (isPronoun && subjectBefore(passage, at + 1)?.refs) ?? [];
  const [a, ...more] = refs || [];
  if (!a || more.length > 0 || tokens[at]!.possessive || !(isPronoun || isSubject(tokens, at)))
    return null;
  let verb = at + 1;
  while (isAside(tokens[verb])) verb++;
  // "Mars, never shy, bristles at Venus"
  const close = tokens.findIndex((token, i) => i > verb && (isMark(token) || bodiesOf(token)));
  if (isMark(tokens[verb], ',') && isMark(tokens[close], ',')) verb = close + 1;
  const helper = hasTag(tokens[verb], 'have', 'be') ? 1 : 0;
  for (let i = verb, plain = 0; i < tokens.length && plain < MOST_WORDS; i++) {
    const token = tokens[i]!;
    const [b] = bodiesOf(token) ?? [];
    if (b) {
      const isMet = i > verb + helper && !isSameBody(a, b);
      const isOf = tokens.slice(verb, i).some((token) => hasTag(token, 'of'));
      const isDeed = !isOf && !isPronoun && isVerb(tokens[verb + helper]!, helper > 0);
      return isMet ? { a, b, from: at, to: i, isDeed, words: [verb, i] } : null;
    }
    if (token.type === 'word' && token.tag === null) plain++;
    // "Jupiter at one end of the seesaw and Pluto at the other"
    const isOne = tokens.slice(verb, i).some(({ lower }) => lower === 'one');
    const isBar = hasTag(token, ...BARS) && !(isOne && hasTag(token, 'and'));
    if (isBar || (token.type !== 'word' && !isAside(token))) return null;
  }
  return null;
}

const MOST_WORDS = 7;
const BARS: readonly Tag[] = ['and', 'or', 'but', 'you', 'your', 'not', 'if', 'when', 'while'];

/** "Brings Venus and Mars together", "the Sun and Venus dance cheek to cheek": two bodies and what they do. */
function pairOf({ tokens }: Passage, at: number): Met | null {
  if (!bodiesOf(tokens[at]) || tokens[at]!.possessive) return null;
  const { refs, from, to } = groupEndingAt(tokens, at);
  if (refs.length !== 2 || tokens[from - 1]?.type === 'aspect') return null;
  return { a: refs[0]!, b: refs[1]!, from, to, isDeed: false, words: [at + 1, at + 1] };
}

function isSubject(tokens: Tokens, at: number): boolean {
  const first = hasTag(tokens[at - 1], 'the') ? at - 2 : at - 1;
  const before = tokens[first];
  // "Monday has Mercury doubling back over Uranus"
  const isShown = SHOWING.test(before?.lower ?? '') && tokens[first - 1]?.type === 'when';
  const isTold = hasTag(before, 'be') && !hasTag(tokens[first - 1], 'you', 'people');
  const isOpening = before === undefined || isMark(before) || before.type === 'when';
  return isOpening || isShown || isTold || hasTag(before, 'while', 'when', 'but', 'and');
}

const SHOWING = /^(?:has|finds|sees|brings|puts|gives|shows|catches)$/;

/** "In Leo", "on Friday" and the like between a body and what it does. */
function isAside(token: Token | undefined): boolean {
  return (
    isPlace(token) ||
    token?.type === 'degree' ||
    token?.type === 'number' ||
    token?.type === 'when' ||
    hasTag(token, 'in', 'at', 'of', 'adverb')
  );
}

function isVerb({ type, lower }: Token, isHelped: boolean): boolean {
  return type === 'word' && (isHelped ? /(?:ed|ing)$/ : /(?:[^s]s|ing)$/).test(lower);
}

/** The angles that the words hint at: "challenges" is no trine. */
function anglesOf(
  { tokens }: Passage,
  { to: object, words: [from, to] }: Met,
): readonly AngleName[] | null {
  const end = tokens.findIndex((token, i) => i >= to && (isMark(token) || hasTag(token, 'you')));
  // "Sends Venus a square"
  const noun = hasTag(tokens[object + 1], 'a') ? tokens[object + 2] : undefined;
  if (noun?.type === 'aspect' && noun.form === 'noun' && noun.angles.length > 0) return noun.angles;
  const words = tokens
    .slice(from, end < 0 ? tokens.length : end)
    .map(({ lower }) => lower)
    .join(' ');
  return IMAGES.find(([image]) => image.test(words))?.[1] ?? null;
}

function meeting({ tokens }: Passage, met: Met, angles: readonly AngleName[] | null): Finding {
  const { a, b, from, to } = met;
  const own = [a, b].flatMap((ref): Proposition[] => [
    { type: 'ingress', subjects: [ref], to: null, from: null, negated: false },
    { type: 'station', subjects: [ref], turns: null, place: null, negated: false },
  ]);
  const aspect = plainAspect(a, b, angles ?? ANY_ANGLE);
  return mainFinding(
    'aspect',
    { type: 'any-of', readings: angles ? [aspect] : [aspect, ...own] },
    { core: met.words[0], from, to, tense: tenseBetween(tokens, from + 1, to), uses: [] },
  );
}
