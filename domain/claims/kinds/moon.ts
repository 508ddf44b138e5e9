import type { LunationPhase } from '../../sky/events.ts';
import { isColumn } from '../claim.ts';
import { daysAway, isAsserted } from '../grammar/asserted.ts';
import { bodiesOf, hasTag, isMark, isMoon, type Passage } from '../grammar/passage.ts';
import { isNegated, tenseBetween } from '../grammar/verbs.ts';
import type { Finding, Proposition } from '../proposition.ts';
import {
  isLunationPhase,
  type PhaseName,
  type Tag,
  type Token,
  type Tokens,
} from '../text/token.ts';
import { lunation, lunationAt } from './lunations.ts';
import { GROWING, moonOf, phaseFinding } from './moon-subject.ts';

/** Phases specific enough that the Moon need not be mentioned. */
// biome-ignore format: a list of words
const PLAIN: readonly PhaseName[] = [
  'waxing crescent', 'waxing gibbous', 'waning gibbous', 'waning crescent', 'balsamic',
];

/** Finds phases of the Moon, lunations with their signs, and the illuminated fraction. */
export function findMoon(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const findings: (Finding | null)[] = [];
  for (const [at, token] of passage.tokens.entries()) {
    if (used.has(at)) continue;
    if (token.type === 'phase') {
      const isLunation = isLunationPhase(token.phase);
      findings.push(
        isLunation ? lunationAt(passage, at, token) : phaseAt(passage, at, token.phase, token.noun),
      );
    } else if (token.type === 'percent') findings.push(illuminationAt(passage, at, token));
    else if (
      GROWING.has(token.lower) &&
      !/^(?:full|new)$/.test(passage.tokens[at + 1]?.lower ?? '')
    )
      findings.push(phaseAt(passage, at, GROWING.get(token.lower)!, false));
    else if (token.lower === 'half' && hasTag(passage.tokens[at - 1], 'to', 'in'))
      findings.push(halfAt(passage, at));
    else if (token.lower === 'full' || token.lower === 'new' || token.lower === 'dark')
      findings.push(fullAt(passage, at));
  }
  return withoutBoth(
    passage.tokens,
    findings.filter((found) => found !== null),
  );
}

/** "The Moon waxes and wanes" and "the new moon begins it, the full moon crowns it" say nothing about the day. */
function withoutBoth(tokens: Tokens, findings: Finding[]): Finding[] {
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
  const isGeneral = phase === 'half' || hasTag(tokens[at + 1], 'be', 'may', 'would');
  if (noun && isGeneral && !isAsserted(passage, at)) return null;
  const quarter = noun && phase === 'half' ? quarterIn(passage, at) : null;
  if (quarter) return quarter;
  const from = moon ?? at;
  const negated = moon !== null && isNegated(tokens, moon + 1, at);
  return phaseFinding(passage, at, from, { type: 'phase', phase, nearly: false, negated });
}

/** "A half Moon in your own sign, on the eleventh": the first quarter or the last. */
function quarterIn(passage: Passage, at: number): Finding | null {
  const found = lunation(passage, at, at, 'first quarter', null, false);
  const first = found.proposition;
  if (first.type !== 'lunation' || !first.place) return null;
  const readings: Proposition[] = [first, { ...first, phase: 'last quarter' }];
  return { ...found, proposition: { type: 'any-of', readings } };
}

/** In a column: "wanes to half in Scorpio", "is cut in half". */
function halfAt(passage: Passage, at: number): Finding | null {
  const { tokens, context } = passage;
  const moon = tokens.findLastIndex((token, i) => i < at && isMoon(token));
  const others = tokens.slice(moon + 1, at).some((token) => bodiesOf(token) || isMark(token));
  if (moon < 0 || others || !isColumn(context)) return null;
  const found = lunation(passage, at, moon, 'first quarter', null, false);
  const first = found.proposition;
  if (first.type !== 'lunation') return null;
  const course = tokens.slice(moon, at).find(({ type }) => type === 'phase');
  const readings: Proposition[] = [first, { ...first, phase: 'last quarter' }];
  const told = course?.type === 'phase' && course.phase === 'waning' ? readings.slice(1) : readings;
  return { ...found, proposition: { type: 'any-of', readings: told } };
}

/** "The Moon is full", "new at 17:36 UTC", "almost full". */
function fullAt(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  const phase: LunationPhase = tokens[at]!.lower === 'full' ? 'full moon' : 'new moon';
  if (daysAway(passage, at) || isUntil(tokens, at)) return fullLater(passage, at, phase);
  const moon = moonOf(passage, at);
  if (moon === null || moon > at) return null;
  const state = (of: PhaseName, nearly: boolean) =>
    phaseFinding(passage, at, moon, { type: 'phase', phase: of, nearly, negated: false });
  if (tokens[at - 1]?.lower.endsWith('past'))
    return state(phase === 'full moon' ? 'waning' : 'waxing', false);
  const between = tokens.slice(moon + 1, at);
  // "Half of the Moon is dark"
  if (tokens.slice(Math.max(0, moon - 3), moon).some(({ type }) => type === 'percent')) return null;
  if (!between.every(mayLink) || goesOnOtherwise(tokens[at + 1])) return null;
  const isNear = between.some((token) => hasTag(token, 'nearly') || token.lower === 'past');
  if (isNear || tokens[at]!.lower === 'dark') return state(phase, true);
  return lunation(passage, at, moon, phase, null, isNegated(tokens, moon + 1, at));
}

/** "Builds to full on Friday" */
function isUntil(tokens: Tokens, at: number): boolean {
  const link = hasTag(tokens[at - 1], 'the') ? at - 2 : at - 1;
  const isReached = hasTag(tokens[link], 'to') && link < at - 1;
  return (
    isReached || (hasTag(tokens[link], 'to', 'towards', 'until') && tokens[at + 1]?.type === 'when')
  );
}

/** "Two days from full", "builds to full on Friday" */
function fullLater(passage: Passage, at: number, phase: LunationPhase): Finding | null {
  const { tokens } = passage;
  const away = daysAway(passage, at);
  const named = away ? tokens.findLastIndex((token, i) => i < away.from && isMoon(token)) : -1;
  const subject = moonOf(passage, away?.from ?? at) ?? (named < 0 ? null : named);
  if (subject === null) return null;
  const found = lunation(passage, at, subject, phase, null, false);
  if (!away) return { ...found, tense: 'future' };
  const { proposition } = found;
  // "Three days from full, plods through Capricorn": where the Moon is, not where it will be full.
  const isElsewhere = proposition.type === 'lunation' && isMark(tokens[at + 1], ',');
  return isElsewhere
    ? {
        ...found,
        proposition: { ...proposition, place: null, degrees: null },
        to: at,
        uses: [at],
        ownWhen: away.when,
      }
    : { ...found, ownWhen: away.when };
}

/** Whether a token may stand between the Moon and the "full" that is said of it. */
function mayLink(token: Token): boolean {
  return (
    token.type === 'when' ||
    token.type === 'number' ||
    isMark(token, ',') ||
    hasTag(token, ...LINKS) ||
    LINKING.has(token.lower)
  );
}

// biome-ignore format: a list of words
const LINKS: readonly Tag[] = [
  'be', 'have', 'will', 'adverb', 'turn', 'not', 'nearly', 'exact', 'do', 'for', 'a',
];
// biome-ignore format: a list of words
const LINKING = new Set([
  'becomes', 'grows', 'became', 'goes', 'went', 'looks', 'past', 'few',
]);

/** "Full of itself", "full speed": the next word makes it something else. */
function goesOnOtherwise(next: Token | undefined): boolean {
  return (
    hasTag(next, 'to', 'of', 'applying') ||
    (next?.type === 'word' && next.tag === null && !['for', 'minutes'].includes(next.lower))
  );
}

/** "82% full", "82% of the Moon" */
function wholeAfter(tokens: Tokens, percent: number): number | null {
  if (tokens[percent + 1]?.lower === 'full') return percent + 1;
  if (!hasTag(tokens[percent + 1], 'of')) return null;
  const whole = hasTag(tokens[percent + 2], 'the') ? percent + 3 : percent + 2;
  return bodiesOf(tokens[whole])?.[0]?.options[0] === 'Moon' ? whole : null;
}

function illuminationAt(
  passage: Passage,
  at: number,
  token: Extract<Token, { type: 'percent' }>,
): Finding | null {
  const { tokens } = passage;
  const nearFrom = Math.max(0, at - 4);
  const isHalf = token.low <= 50 && token.high >= 50;
  const litAt = tokens
    .slice(nearFrom, at + 7)
    .findIndex((other) => hasTag(other, 'lit') || (isHalf && other.lower === 'dark'));
  const lit = litAt < 0 ? wholeAfter(tokens, at) : nearFrom + litAt;
  if (lit === null) return null;
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
