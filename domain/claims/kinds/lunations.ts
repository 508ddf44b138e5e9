import type { LunationPhase } from '../../sky/events.ts';
import { daysAway, isAsserted, isReference } from '../grammar/asserted.ts';
import { bodiesOf, hasTag, isMark, isMoon, isPlace, type Passage } from '../grammar/passage.ts';
import { loneDegree } from '../grammar/place-relations.ts';
import { isNegated, tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { Finding } from '../proposition.ts';
import { MOON_THINGS, QUARTER_VERBS } from '../text/tables/event-words.ts';
import type { Tokens } from '../text/token.ts';
import { type EventPlace, eventPlace } from './event-places.ts';
import { mainFinding } from './make-finding.ts';
import { isDeniedLunation, moonOf, type PhaseToken, phaseFinding } from './moon-subject.ts';

export function lunationAt(passage: Passage, at: number, token: PhaseToken): Finding | null {
  const { tokens } = passage;
  if (MOON_THINGS.has(tokens[at + 1]?.lower ?? '')) return null;
  const phase = token.phase as LunationPhase;
  if (phase.endsWith('quarter') && !isMoonQuarter(passage, at, token)) return null;
  if (hasTag(tokens[at - 1], 'nearly')) {
    return phaseFinding(passage, at, at - 1, {
      type: 'phase',
      phase,
      nearly: true,
      negated: false,
    });
  }
  const away = daysAway(passage, at);
  const moon = token.noun ? null : moonOf(passage, at);
  const negated =
    hasTag(tokens[at - 1], 'no') ||
    (moon === null ? isDeniedLunation(tokens, at) : isNegated(tokens, moon + 1, at));
  const found = lunation(
    passage,
    at,
    Math.min(moon ?? at, away?.from ?? at),
    phase,
    token.month,
    negated,
  );
  // In a column "two days after the full moon" dates the rest of its sentence, not the column.
  if (away && passage.context.period !== undefined) return { ...found, needsWhen: true };
  if (away) return { ...found, ownWhen: away.when };
  if (isReference(passage, at))
    return tokens[at + 1]?.type === 'when' ? { ...found, needsWhen: true } : null;
  if (moon === null && !isAsserted(passage, at)) return null;
  if (!hasTag(tokens[at - 1], 'next', 'last')) return found;
  const isNext = hasTag(tokens[at - 1], 'next');
  const proposition =
    found.proposition.type === 'lunation' ? { ...found.proposition, isNext } : found.proposition;
  return { ...found, proposition, needsWhen: true };
}

/** "The first quarter of the year" is not a lunar phase. */
function isMoonQuarter(passage: Passage, at: number, token: PhaseToken): boolean {
  const { tokens } = passage;
  const after = tokens[at + 1];
  if (hasTag(after, 'of') && !bodiesOf(tokens[at + 2]) && !bodiesOf(tokens[at + 3])) return false;
  // "Reaches her last quarter"
  const isHers = hasTag(tokens[at - 1], 'its') && tokens.slice(0, at).some(isMoon);
  if (token.noun || isHers || moonOf(passage, at) !== null) return true;
  const isTimed = tokens.slice(at + 1, at + 4).some(({ type }) => type === 'when');
  const isPlaced = hasTag(after, 'in') && tokens[at + 2]?.type === 'sign';
  return (
    isTimed || isPlaced || after === undefined || isMark(after) || QUARTER_VERBS.has(after.lower)
  );
}

export function lunation(
  passage: Passage,
  at: number,
  from: number,
  phase: LunationPhase,
  month: number | null,
  negated: boolean,
): Finding {
  const { tokens } = passage;
  const place = placeOfMoon(passage, at);
  return mainFinding(
    'lunation',
    {
      type: 'lunation',
      phase,
      place: place?.place ?? null,
      degrees: place?.degrees ?? loneDegree(tokens, at + 1, at + 12),
      month,
      negated,
    },
    {
      core: at,
      from: Math.min(from, at, place?.at ?? at),
      to: Math.max(at, place?.at ?? at),
      tense: tenseBetween(tokens, at + 1, (place?.at ?? at + 3) - 1),
      uses: place ? [at, place.at] : [at],
    },
  );
}

/** The sign of a lunation: "full moon in Taurus", "falls in your sign", "the Taurus full moon". */
export function placeOfMoon(passage: Passage, at: number): EventPlace | null {
  const { tokens, context } = passage;
  const before = tokens[at - 1];
  if (before?.type === 'sign' && !before.possessive && !before.own && !isMark(tokens[at - 2], ','))
    return { place: placeOf(before, context), degrees: null, at: at - 1 };
  for (let i = at + 1; i < Math.min(tokens.length, at + 14); i++) {
    const token = tokens[i]!;
    if (bodiesOf(token) || token.type === 'motion' || token.type === 'phase') return null;
    if (
      isMark(token, ';', ':', '—') ||
      hasTag(token, 'but', 'while') ||
      (hasTag(token, 'and') && tokens[i + 1]?.type !== 'eclipse')
    )
      return null;
    if (!isPlace(token)) continue;
    if (isBracketed(tokens, i)) return { place: placeOf(token, context), degrees: null, at: i };
    return eventPlace(passage, at, i);
  }
  return null;
}

/** "The first-quarter Moon (5/10, Leo)" */
function isBracketed(tokens: Tokens, at: number): boolean {
  const open = tokens.findLastIndex((token, i) => i < at && isMark(token, '('));
  const between = tokens.slice(open + 1, at);
  const isAlone = between.every(({ type }) => type === 'when' || type === 'mark');
  return open >= 0 && isAlone && isMark(tokens[at + 1], ')', ',');
}
