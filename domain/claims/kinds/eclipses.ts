import type { Eclipse } from '../../sky/events.ts';
import { daysAway, isAsserted, isReference } from '../grammar/asserted.ts';
import {
  bodiesOf,
  hasTag,
  isLunation,
  isMark,
  isMoon,
  isPlace,
  type Passage,
} from '../grammar/passage.ts';
import { loneDegree } from '../grammar/place-relations.ts';
import { segmentAround } from '../grammar/segments.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { isNegated, tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { Finding } from '../proposition.ts';
import { OWNERS } from '../text/tables/event-words.ts';
import type { Token, Tokens } from '../text/token.ts';
import { type EventPlace, eventPlace } from './event-places.ts';
import { mainFinding } from './make-finding.ts';

type EclipseToken = Extract<Token, { type: 'eclipse' }>;

/** Finds eclipses: "a total lunar eclipse in Virgo", "no eclipse", "the Moon is eclipsed". */
export function findEclipses(passage: Passage, used: ReadonlySet<number>): Finding[] {
  return passage.tokens.flatMap((token, at) => {
    const found = token.type === 'eclipse' && !used.has(at) ? eclipseAt(passage, at, token) : null;
    return found ? [found, ...houseToo(passage, found)] : [];
  });
}

function eclipseAt(passage: Passage, at: number, token: EclipseToken): Finding | null {
  const { tokens } = passage;
  const subject = token.of === null ? eclipsedBody(passage, at) : null;
  const of = token.of ?? subject?.of ?? null;
  if (token.lower === 'eclipsed' && !subject) return null;
  if (isFigure(tokens, at)) return null;
  const away = daysAway(passage, at);
  const isDenied =
    hasTag(tokens[at - 1], 'no') ||
    isWithout(tokens, at) ||
    (subject !== null && isNegated(tokens, subject.at, at));
  const place = placeAfter(passage, at);
  const from = Math.min(at, subject?.at ?? at, away?.from ?? at);
  const to = Math.max(at, place?.at ?? at);
  const finding: Finding = mainFinding(
    'eclipse',
    {
      type: 'eclipse',
      of,
      eclipse: token.eclipse ?? predicateType(tokens, at),
      place: place?.place ?? null,
      degrees: place?.degrees ?? loneDegree(tokens, at + 1, at + 12),
      negated: isDenied,
    },
    {
      core: at,
      from,
      to,
      tense: tenseBetween(tokens, Math.max(0, at - 3), Math.min(at + 3, tokens.length - 1)),
      uses: place ? [at, place.at] : [at],
    },
  );
  if (away && passage.context.period !== undefined) return null;
  if (away) return { ...finding, ownWhen: away.when };
  // "As a solar eclipse, Thursday's new Moon counts double"
  const isRole = at === 2 && hasTag(tokens[1], 'a') && tokens[0]?.lower === 'as';
  if (isReference(passage, at) && token.lower !== 'eclipsed' && !isRole)
    return tokens[at + 1]?.type === 'when' ? finding : null;
  const isCompanion =
    (hasTag(tokens[at - 2], 'with', 'and', 'by') || isMark(tokens[at - 2], ',')) &&
    tokens.some((other) => other.type === 'phase');
  // "This full moon is also a lunar eclipse"
  const isPredicate =
    hasTag(tokens[at - 1], 'a') &&
    tokens.slice(Math.max(0, at - 7), at).some((other) => hasTag(other, 'be'));
  const asserted =
    isPredicate ||
    (isRole && tokens.some(isLunation)) ||
    token.lower === 'eclipsed' ||
    isDenied ||
    isCompanion ||
    isAsserted(passage, at);
  if (!asserted) return null;
  if (!hasTag(tokens[at - 1], 'next', 'last')) return finding;
  const isNext = hasTag(tokens[at - 1], 'next');
  const proposition =
    finding.proposition.type === 'eclipse'
      ? { ...finding.proposition, isNext }
      : finding.proposition;
  return { ...finding, proposition, needsWhen: true };
}

/** "A solar eclipse in Virgo clears the stage in your seventh house": the house besides the sign. */
function houseToo(passage: Passage, found: Finding): Finding[] {
  const { tokens } = passage;
  const { proposition, core, to } = found;
  if (proposition.type !== 'eclipse' || tokens[to]?.type !== 'sign') return [];
  for (let i = to + 1; i < Math.min(tokens.length, to + 13); i++) {
    const token = tokens[i]!;
    if (
      bodiesOf(token) ||
      isMark(token, ';', ':', '—', ',') ||
      hasTag(token, 'but', 'while', 'and')
    )
      return [];
    if (token.type !== 'house') continue;
    const house = eventPlace(passage, core, i);
    if (!house) return [];
    return [
      {
        ...found,
        kind: 'body-in-house',
        proposition: { ...proposition, place: house.place, degrees: null },
        core: i,
        to: i,
        uses: [i],
        attached: true,
      },
    ];
  }
  return [];
}

/** "Without an eclipse", "there isn't a single eclipse this month" */
function isWithout(tokens: Tokens, at: number): boolean {
  let i = at - 1;
  while (hasTag(tokens[i], 'a', 'adverb') || /^(?:single|one|any)$/.test(tokens[i]?.lower ?? ''))
    i--;
  return i < at - 1 && (hasTag(tokens[i], 'not') || tokens[i]?.lower === 'without');
}

/** "The eclipse of your old self" */
function isFigure(tokens: Tokens, at: number): boolean {
  // "Be the eclipse you wish to see"
  if (hasTag(tokens[at + 1], 'you') && hasTag(tokens[at - 1], 'the')) return true;
  return hasTag(tokens[at + 1], 'of') && OWNERS.has(tokens[at + 2]?.lower ?? '');
}

/** "The Moon is eclipsed", "the Sun's eclipse", "an eclipsed Moon", "that full Moon comes to us eclipsed". */
function eclipsedBody(passage: Passage, at: number): { of: Eclipse['of']; at: number } | null {
  const { tokens } = passage;
  const subject = subjectBefore(passage, at, 'either');
  const body = subject?.adjacent ? subject.refs[0]!.options[0] : null;
  if (subject && (body === 'Sun' || body === 'Moon')) return { of: body, at: subject.from };
  if (tokens[at]!.lower !== 'eclipsed') return null;
  const { from } = segmentAround(tokens, at);
  const moons = [tokens[at + 1], ...tokens.slice(from, at)];
  const moon = moons.find((token) => isMoon(token) || isLunation(token));
  if (!moon) return null;
  const of = moon.type === 'phase' && moon.phase === 'new moon' ? 'Sun' : 'Moon';
  return { of, at: tokens.indexOf(moon) };
}

/** "The eclipse is total" */
function predicateType(tokens: Tokens, at: number): Eclipse['type'] | null {
  // "The second eclipse, a total lunar one"
  if (isMark(tokens[at + 1], ',') && hasTag(tokens[at + 2], 'a'))
    return TYPES.find((type) => type === tokens[at + 3]?.lower) ?? null;
  for (let i = at + 1; i < Math.min(tokens.length, at + 6); i++) {
    if (!hasTag(tokens[i], 'be')) continue;
    const word = tokens[hasTag(tokens[i + 1], 'only', 'adverb') ? i + 2 : i + 1]?.lower ?? '';
    return TYPES.find((type) => type === word) ?? null;
  }
  return null;
}

const TYPES: readonly Eclipse['type'][] = ['total', 'annular', 'partial', 'penumbral'];

function placeAfter(passage: Passage, at: number): EventPlace | null {
  const { tokens, context } = passage;
  const before = tokens[at - 1];
  if (before?.type === 'sign' && !before.possessive && !before.own)
    return { place: placeOf(before, context), degrees: null, at: at - 1 };
  for (let i = at + 1; i < Math.min(tokens.length, at + 13); i++) {
    const token = tokens[i]!;
    const isOther = bodiesOf(token) || token.type === 'eclipse';
    if (isOther || isMark(token, ';', ':', '—') || hasTag(token, 'but', 'while', 'and'))
      return null;
    if (!isPlace(token)) continue;
    return eventPlace(passage, at, i);
  }
  return null;
}
