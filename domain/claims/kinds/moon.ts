import type { LunationPhase } from '../../sky/events.ts';
import { daysAway, isAsserted, isReference } from '../grammar/asserted.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { relationOf } from '../grammar/place-relations.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { isNegated, tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { Finding, Place } from '../proposition.ts';
import type { PhaseName, Token } from '../text/token.ts';

type PhaseToken = Extract<Token, { type: 'phase' }>;

const LUNATIONS: readonly PhaseName[] = ['new moon', 'first quarter', 'full moon', 'last quarter'];
/** Phases that name the Moon's shape so exactly that no Moon need be mentioned. */
const PLAIN: readonly PhaseName[] = [
  'waxing crescent',
  'waxing gibbous',
  'waning gibbous',
  'waning crescent',
  'balsamic',
];
const GROWING = new Map<string, PhaseName>(
  Object.entries({
    growing: 'waxing',
    swelling: 'waxing',
    shrinking: 'waning',
    grows: 'waxing',
    shrinks: 'waning',
    fading: 'waning',
    thinning: 'waning',
  }),
);

/** Phases of the Moon, lunations with their signs, and the lit share of the disc. */
export function findMoon(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const findings: (Finding | null)[] = [];
  for (const [at, token] of passage.tokens.entries()) {
    if (used.has(at)) continue;
    if (token.type === 'phase') {
      const isLunation = LUNATIONS.includes(token.phase);
      findings.push(
        isLunation ? lunationAt(passage, at, token) : phaseAt(passage, at, token.phase, token.noun),
      );
    } else if (token.type === 'percent') findings.push(illuminationAt(passage, at, token));
    else if (GROWING.has(token.lower))
      findings.push(phaseAt(passage, at, GROWING.get(token.lower)!, false));
    else if (token.lower === 'full' || token.lower === 'new' || token.lower === 'dark')
      findings.push(fullAt(passage, at));
  }
  return withoutBoth(
    passage.tokens,
    findings.filter((found) => found !== null),
  );
}

/** "The Moon waxes and wanes" and "the new moon begins it, the full moon crowns it" say nothing of the day. */
function withoutBoth(tokens: readonly Token[], findings: Finding[]): Finding[] {
  if (tokens.some(({ type }) => type === 'when')) return findings;
  const named = new Set(
    findings.map(({ proposition }) => ('phase' in proposition ? proposition.phase : '')),
  );
  const isCycle =
    (named.has('waxing') && named.has('waning')) ||
    (named.has('new moon') && named.has('full moon'));
  return isCycle ? findings.filter(({ proposition }) => !('phase' in proposition)) : findings;
}

function phaseAt(passage: Passage, at: number, phase: PhaseName, noun: boolean): Finding | null {
  const { tokens } = passage;
  const isNamed = noun || PLAIN.includes(phase);
  const moon = moonOf(passage, at);
  if (!isNamed && moon === null) return null;
  if (isNamed && hasTag(tokens[at - 1], 'all')) return null;
  if (noun && !isAsserted(passage, at) && hasTag(tokens[at + 1], 'be', 'may', 'would')) return null;
  const from = moon ?? at;
  const negated = moon !== null && isNegated(tokens, moon + 1, at);
  return phaseFinding(passage, at, from, { type: 'phase', phase, nearly: false, negated });
}

function phaseFinding(
  passage: Passage,
  at: number,
  from: number,
  proposition: Extract<Finding['proposition'], { type: 'phase' }>,
): Finding {
  return {
    kind: 'moon-phase',
    proposition,
    core: at,
    from: Math.min(from, at),
    to: Math.max(from, at),
    tense: tenseBetween(passage.tokens, Math.min(from, at) + 1, at),
    uses: [],
    attached:
      GROWING.has(passage.tokens[at]!.lower) || (passage.tokens[at] as PhaseToken).noun === true,
  };
}

/** The Moon that the word at `at` is said of, or null. */
function moonOf(passage: Passage, at: number): number | null {
  const { tokens } = passage;
  const after = tokens[at + 1];
  if (after?.type === 'body' && after.lower.endsWith('moon')) return at + 1;
  const subject = subjectBefore(passage, at, 'either');
  if (subject?.refs.length !== 1 || subject.refs[0]!.options.join() !== 'Moon') return null;
  const isApart = (token: Token) => token.type === 'aspect' || isContent(token);
  if (subject.from > at || tokens.slice(subject.to + 1, at).some(isApart)) return null;
  return subject.to;
}

/** Words that leave the Moon for something else: "what has been growing". */
function isContent(token: Token): boolean {
  return token.type === 'word' && token.tag === null && !SHAPES.has(token.lower);
}

const SHAPES = new Set([
  'becomes',
  'grows',
  'became',
  'looks',
  'past',
  'few',
  'thin',
  'slim',
  'bright',
  'silver',
  'fat',
  'light',
  'hangs',
  'rises',
  'slender',
  'appears',
  'seems',
  'reaches',
  'enters',
  'phase',
  'as',
  'growing',
  'shrinking',
  'big',
  'round',
  'steadily',
  'visibly',
  'toward',
  'days',
  'day',
  'in',
  'young',
  'old',
]);

/** "The Moon is full", "new at 17:36 UTC", "almost full". */
function fullAt(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  const phase: LunationPhase = tokens[at]!.lower === 'full' ? 'full moon' : 'new moon';
  const away = daysAway(passage, at);
  const isAhead =
    hasTag(tokens[at - 1], 'to', 'towards', 'until') && tokens[at + 1]?.type === 'when';
  if (away || isAhead) {
    const subject = moonOf(passage, away?.from ?? at);
    if (subject === null) return null;
    const found = lunation(passage, at, subject, phase, null, false);
    return away ? { ...found, ownWhen: away.when } : { ...found, tense: 'future' };
  }
  const moon = moonOf(passage, at);
  if (moon === null || moon > at) return null;
  if (tokens[at - 1]?.lower.endsWith('past')) {
    const after = phase === 'full moon' ? 'waning' : 'waxing';
    return phaseFinding(passage, at, moon, {
      type: 'phase',
      phase: after,
      nearly: false,
      negated: false,
    });
  }
  const between = tokens.slice(moon + 1, at);
  const isLinked = between.every(
    (token) =>
      token.type === 'when' ||
      hasTag(
        token,
        'be',
        'have',
        'will',
        'adverb',
        'turn',
        'not',
        'nearly',
        'exact',
        'do',
        'for',
        'a',
      ) ||
      isMark(token, ',') ||
      ['becomes', 'grows', 'became', 'looks', 'past', 'few', 'past'].includes(token.lower) ||
      token.type === 'number',
  );
  const next = tokens[at + 1];
  const isOther =
    hasTag(next, 'to', 'of', 'applying') ||
    (next?.type === 'word' && next.tag === null && !['for', 'minutes'].includes(next.lower));
  if (!isLinked || isOther) return null;
  const negated = isNegated(tokens, moon + 1, at);
  if (
    between.some((token) => hasTag(token, 'nearly') || token.lower === 'past') ||
    tokens[at]!.lower === 'dark'
  ) {
    return phaseFinding(passage, at, moon, { type: 'phase', phase, nearly: true, negated: false });
  }
  return lunation(passage, at, moon, phase, null, negated);
}

function lunationAt(passage: Passage, at: number, token: PhaseToken): Finding | null {
  const { tokens } = passage;
  if (THINGS.has(tokens[at + 1]?.lower ?? '')) return null;
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
    hasTag(tokens[at - 1], 'no') || (moon !== null && isNegated(tokens, moon + 1, at));
  const found = lunation(
    passage,
    at,
    Math.min(moon ?? at, away?.from ?? at),
    phase,
    token.month,
    negated,
  );
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

/** "Full moon rituals" and the like are no moon. */
const THINGS = new Set([
  'ritual',
  'rituals',
  'ceremony',
  'ceremonies',
  'party',
  'parties',
  'effects',
  'effect',
  'magic',
  'meditation',
  'meditations',
  'water',
  'circle',
  'circles',
  'calendar',
  'names',
  'myths',
  'wishes',
  'journaling',
  'babies',
  'people',
  'baths',
  'bath',
  'spell',
  'spells',
  'release',
  'traditions',
  'folklore',
  'madness',
]);

/** "The first quarter of the year" is none of the Moon's. */
function isMoonQuarter(passage: Passage, at: number, token: PhaseToken): boolean {
  const { tokens } = passage;
  const after = tokens[at + 1];
  if (hasTag(after, 'of') && !bodiesOf(tokens[at + 2]) && !bodiesOf(tokens[at + 3])) return false;
  if (token.noun || moonOf(passage, at) !== null) return true;
  const isTimed = tokens.slice(at + 1, at + 4).some(({ type }) => type === 'when');
  return isTimed || after === undefined || isMark(after) || QUARTER_VERBS.has(after.lower);
}

const QUARTER_VERBS = new Set([
  'arrives',
  'falls',
  'comes',
  'is',
  'occurs',
  'peaks',
  'phase',
  'arrived',
  'fell',
  'was',
]);

function lunation(
  passage: Passage,
  at: number,
  from: number,
  phase: LunationPhase,
  month: number | null,
  negated: boolean,
): Finding {
  const { tokens } = passage;
  const place = placeOfMoon(passage, at);
  return {
    kind: 'lunation',
    proposition: { type: 'lunation', phase, place: place?.place ?? null, month, negated },
    core: at,
    from: Math.min(from, at, place?.at ?? at),
    to: Math.max(at, place?.at ?? at),
    tense: tenseBetween(tokens, at + 1, (place?.at ?? at + 3) - 1),
    uses: place ? [at, place.at] : [at],
    attached: false,
  };
}

/** The sign of a lunation: "full moon in Taurus", "falls in your sign", "the Taurus full moon". */
export function placeOfMoon(passage: Passage, at: number): { place: Place; at: number } | null {
  const { tokens, context } = passage;
  const before = tokens[at - 1];
  if (before?.type === 'sign' && !before.possessive && !before.own && !isMark(tokens[at - 2], ','))
    return { place: placeOf(before, context), at: at - 1 };
  for (let i = at + 1; i < Math.min(tokens.length, at + 14); i++) {
    const token = tokens[i]!;
    if (bodiesOf(token) || ['eclipse', 'motion', 'phase'].includes(token.type)) {
      if (token.type !== 'eclipse') return null;
    }
    if (
      isMark(token, ';', ':', '—') ||
      hasTag(token, 'but', 'while') ||
      (hasTag(token, 'and') && tokens[i + 1]?.type !== 'eclipse')
    )
      return null;
    if (!isPlace(token)) continue;
    const { relation } = relationOf(tokens, i);
    return relation === 'in' || relation === 'visits' || relation === 'into'
      ? { place: placeOf(token, context), at: i }
      : null;
  }
  return null;
}

function illuminationAt(
  passage: Passage,
  at: number,
  token: Extract<Token, { type: 'percent' }>,
): Finding | null {
  const { tokens } = passage;
  const near = tokens.slice(Math.max(0, at - 4), at + 5);
  const litAt = near.findIndex((other) => hasTag(other, 'lit'));
  const isFull = tokens[at + 1]?.lower === 'full';
  if (litAt < 0 && !isFull) return null;
  const lit = isFull ? at + 1 : Math.max(0, at - 4) + litAt;
  return {
    kind: 'illumination',
    proposition: { type: 'illumination', low: token.low, high: token.high },
    core: at,
    from: Math.min(at, lit),
    to: Math.max(at, lit),
    tense: tenseBetween(tokens, Math.max(0, at - 3), at),
    uses: [at],
    attached: true,
  };
}
