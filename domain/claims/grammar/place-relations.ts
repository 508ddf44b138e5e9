import type { DegreeRange } from '../proposition.ts';
import { FRESH, TRANSITIVE } from '../text/tables/place-words.ts';
import type { Token, Tokens } from '../text/token.ts';
import { bodiesOf, hasTag, isMark, isPlace } from './passage.ts';

/** The grammatical relation of a sign or house to the rest of its sentence. */
export type Relation =
  /** In it, through it, at a degree of it. */
  | 'in'
  | 'into'
  /** "To Libra": an ingress if something moves there. */
  | 'to'
  | 'towards'
  /** "From Virgo": an exit if something moves. */
  | 'from'
  /** "Enters Libra", "leaves Virgo": object of the verb. */
  | 'enters'
  | 'leaves'
  /** "For Libra", after "leaves Virgo". */
  | 'for'
  /** "Tours Libra", "lights up your second house". */
  | 'visits'
  /** "Libra, your seventh house" and "Virgo and your sixth house": describes the preceding place. */
  | 'apposition'
  | 'and'
  /** "Then Libra". */
  | 'then'
  /** "Venus (Libra)", "Mars 14° Leo", "Moon: Leo". */
  | 'beside'
  /** "Libra hosts Venus". */
  | 'hosts'
  /** "The Leo Moon". */
  | 'attribute'
  | 'none';

export interface PlaceRelation {
  relation: Relation;
  /** The index of the word that governs the place, or of the place itself if none does. */
  governor: number;
  degrees: DegreeRange | null;
  /** "In the constellation of Leo": not the zodiac sign. */
  constellation: boolean;
}

export function relationOf(tokens: Tokens, at: number): PlaceRelation {
  let governor = at - 1;
  let degrees: DegreeRange | null = degreesAfter(tokens, at);
  let constellation = false;
  let adjectives = 0;
  for (; governor >= 0; governor--) {
    const token = tokens[governor]!;
    if (token.type === 'degree' || token.type === 'region')
      degrees = rangeOf(token, tokens[governor - 1]);
    else if (hasTag(token, 'constellation')) constellation = true;
    else if (token.lower === 'opposite' && hasTag(tokens[governor + 1], 'sign-word')) continue;
    else if (
      token.type === 'nature' ||
      hasTag(token, 'the', 'a', 'your', 'its', 'own', 'sign-word', 'of', 'adverb', 'nearly', 'this')
    )
      continue;
    else if (isMark(token, '-') && (governor === at - 1 || adjectives > 0)) continue;
    else if (isMark(token, ',') && adjectives > 0 && isAdjective(tokens, governor - 1)) continue;
    else if (isAdjective(tokens, governor) && adjectives++ < 2) continue;
    else break;
  }
  const found = governor < 0 ? ('none' as const) : relationTo(tokens, at, governor);
  const relation = found === 'none' ? relationAfter(tokens, at, governor) : found;
  return {
    relation,
    governor: relation === found ? Math.max(governor, 0) : at,
    degrees,
    constellation,
  };
}

/** An unknown word after an article or preposition: "in chatty Gemini". */
function isAdjective(tokens: Tokens, at: number): boolean {
  const token = tokens[at]!;
  if (token.type !== 'word' || token.tag !== null || TRANSITIVE.has(token.lower)) return false;
  const before = tokens[at - 1];
  // "In tender-hearted Virgo"
  if (isMark(before, '-', ',') && at > 1) return isAdjective(tokens, at - 2);
  return (
    hasTag(before, 'the', 'a', 'in', 'into', 'its', 'from', 'to') ||
    (at > 1 &&
      before?.type === 'word' &&
      before.tag === null &&
      hasTag(tokens[at - 2], 'the', 'a', 'in', 'into'))
  );
}

function relationTo(tokens: Tokens, at: number, governor: number): Relation {
  const token = tokens[governor]!;
  if (token.type === 'word') {
    if (token.tag === 'in') return 'in';
    if (token.tag === 'into') return 'into';
    if (token.tag === 'to') return 'to';
    if (token.tag === 'towards') return 'towards';
    if (token.tag === 'from') return 'from';
    if (token.tag === 'for') return 'for';
    if (token.tag === 'enter') return 'enters';
    if (token.tag === 'leave') return 'leaves';
    // "Has Aries to itself"
    const isAlone =
      hasTag(tokens[at + 1], 'to') && /sel(?:f|ves)$/.test(tokens[at + 2]?.lower ?? '');
    if (token.tag === 'have' && isAlone) return 'visits';
    if (/^hit(?:s|ting)?$/.test(token.lower) && governor === at - 1) return 'enters';
    const isHeight = tokens[at]!.lower.endsWith('of your chart');
    if (
      (token.tag === 'at' || token.tag === 'on') &&
      (isHeight || degreesBetween(tokens, governor, at))
    )
      return 'in';
    if (token.tag === 'move' || token.tag === 'stay') return 'visits';
    if (token.tag === 'and' || token.tag === 'but')
      return placeBefore(tokens, governor) ? 'and' : 'none';
    if (token.tag === null && isVisit(tokens, at, governor)) return 'visits';
    if (token.tag === 'be' && hasTag(tokens[governor - 1], 'sign-word')) return 'in';
  }
  // "Crashes into Sagittarius"
  if (token.type === 'aspect' && token.lower.endsWith(' into')) return 'into';
  if (token.type === 'aspect' && token.form === 'meet' && token.lower.startsWith('visit'))
    return 'visits';
  if (token.type === 'when' && token.role === 'afterwards') return 'then';
  if (bodiesOf(token)) return degreesBetween(tokens, governor, at) ? 'beside' : 'none';
  if (isMark(token, ',')) {
    // "For Taurus, the eleventh house belongs to the Sun"
    const isReader = governor === 2 && hasTag(tokens[0], 'for');
    if (isPlace(tokens[governor - 1]) && !hasTag(tokens[at - 1], 'in') && !isReader)
      return 'apposition';
    return tokens[governor - 1]?.type === 'when' && at - governor === 1 ? 'then' : 'none';
  }
  if (isMark(token, '(', ':', '–', '—')) {
    if (isPlace(tokens[governor - 1]) && isMark(token, '(')) return 'apposition';
    return bodiesOf(tokens[governor - 1]) ? 'beside' : 'none';
  }
  return 'none';
}

/** The relation of a place that nothing before it governs, from what follows it. */
function relationAfter(tokens: Tokens, at: number, governor: number): Relation {
  const token = tokens[at]!;
  const after = tokens[at + 1];
  const isOurs = hasTag(tokens[governor + 1], 'your') && token.type === 'sign' && !token.own;
  if (token.type === 'sign' && !token.possessive && !isOurs && !hasTag(tokens[at - 1], 'your')) {
    const phase = after?.type === 'phase' && !after.noun ? 1 : 0;
    const named = tokens[at + 1 + phase];
    const isBody = bodiesOf(named) && !(named?.type === 'body' && named.ruler);
    const isSun = named?.type === 'body' && named.lower === 'sun';
    const determined =
      hasTag(tokens[at - 1], 'the', 'this') ||
      (hasTag(tokens[at - 1], 'a') && (at === 1 || tokens.some(({ type }) => type === 'when'))) ||
      tokens[at - 1]?.type === 'when' ||
      at === 0 ||
      (named?.lower === 'moon' && !hasTag(tokens[at - 1], 'a', 'all', 'people', 'natal'));
    const isFresh = hasTag(tokens[at - 1], 'the', 'this') || FRESH.has(tokens[at - 1]?.lower ?? '');
    const isTheSun = !isSun || (isFresh && !hasTag(tokens[at - 1], 'people', 'natal'));
    const isMoonOfDay = named?.lower === 'moon' && FRESH.has(tokens[at - 1]?.lower ?? '');
    if (isBody && (determined || isFresh || isMoonOfDay) && isTheSun && named?.type === 'body')
      return 'attribute';
  }
  let verb = at + 1;
  while (
    isMark(tokens[verb], ',') ||
    hasTag(tokens[verb], 'adverb', 'your') ||
    isPlace(tokens[verb]) ||
    hasTag(tokens[verb], 'will') ||
    (hasTag(tokens[verb], 'have') && hasTag(tokens[verb + 1], 'host'))
  )
    verb++;
  return hasTag(tokens[verb], 'host') ? 'hosts' : 'none';
}

function isVisit(tokens: Tokens, at: number, verb: number): boolean {
  if (TRANSITIVE.has(tokens[verb]!.lower)) return true;
  const isVerbForm = /(?:s|ing|ed)$/.test(tokens[verb]!.lower);
  const subject = isMark(tokens[verb - 1], ',') ? tokens[verb - 2] : tokens[verb - 1];
  // "Jupiter is in Leo, fattening your fifth house"
  const isAfterPlace =
    isMark(tokens[verb - 1], ',') && isPlace(subject) && tokens[verb]!.lower.endsWith('ing');
  const isOfTheSky =
    bodiesOf(subject) !== null || subject?.type === 'eclipse' || subject?.type === 'phase';
  return tokens[at]!.type === 'house' && isVerbForm && (isOfTheSky || isAfterPlace);
}

function placeBefore(tokens: Tokens, at: number): boolean {
  return isPlace(tokens[at - 1]) || (tokens[at - 1]?.type === 'when' && isPlace(tokens[at - 2]));
}

function degreesBetween(tokens: Tokens, from: number, to: number): boolean {
  return tokens.slice(from + 1, to).some(({ type }) => type === 'degree' || type === 'region');
}

/** "In Leo at 14°", "Leo 14°20′". */
function degreesAfter(tokens: Tokens, at: number): DegreeRange | null {
  let i = at + 1;
  if (isMark(tokens[i], ',', '(')) i++;
  if (hasTag(tokens[i], 'at')) i++;
  const token = tokens[i];
  if (
    token?.type !== 'degree' ||
    hasTag(tokens[i + 1], 'orb', 'of', 'from') ||
    isPlace(tokens[i + 1])
  )
    return null;
  return rangeOf(token, tokens[i - 1]);
}

/** "The full moon is at 12 degrees": the degree named between `from` and `to` without a sign. */
export function loneDegree(tokens: Tokens, from: number, to: number): DegreeRange | null {
  for (let i = from; i < Math.min(to, tokens.length); i++) {
    const token = tokens[i]!;
    if (bodiesOf(token) || token.type === 'aspect' || isMark(token, ';')) return null;
    if (token.type !== 'degree') continue;
    const isLone = hasTag(tokens[i - 1], 'at') && !hasTag(tokens[i + 1], 'of', 'orb', 'from');
    return isLone && !isPlace(tokens[i + 1]) ? rangeOf(token, tokens[i - 1]) : null;
  }
  return null;
}

const WHOLE_BELOW = 0.5;
const PRECISE = 0.035;

/** The degrees that a token names, wider after a hedge such as "about". */
export function rangeOf(token: Token | undefined, before: Token | undefined): DegreeRange | null {
  if (token?.type === 'region') return { from: token.from, to: token.to, words: token.lower };
  if (token?.type !== 'degree') return null;
  const isAbout = /^(?:about|around|roughly|nearly|almost|near|approximately|just)$/.test(
    before?.lower ?? '',
  );
  const slack = isAbout ? 1 : 0;
  const { degrees, precise, ordinal, lower } = token;
  if (precise)
    return { from: degrees - PRECISE - slack, to: degrees + PRECISE + slack, words: lower };
  // Texts truncate to whole degrees as often as they round.
  const below = ordinal ? 0 : WHOLE_BELOW;
  return { from: degrees - below - slack, to: degrees + 1 + slack, words: lower };
}
