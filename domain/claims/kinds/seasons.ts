import { daysAway, isAsserted, isReference } from '../grammar/asserted.ts';
import { bodiesOf, hasTag, isMark, type Passage } from '../grammar/passage.ts';
import { isNegated, tenseBetween } from '../grammar/verbs.ts';
import type { Finding } from '../proposition.ts';
import { COMING, LASTING, NOW_BEFORE } from '../text/tables/event-words.ts';
import type { Token, Tokens } from '../text/token.ts';
import { mainFinding } from './make-finding.ts';

/** Finds equinoxes, solstices, and the Sun's season in a sign. */
export function findSeasons(passage: Passage, used: ReadonlySet<number>): Finding[] {
  return passage.tokens.flatMap((token, at) => {
    if (used.has(at)) return [];
    if (token.type === 'season-turn') return turnAt(passage, at, token) ?? [];
    return token.type === 'sun-season' ? (sunSeasonAt(passage, at, token) ?? []) : [];
  });
}

function turnAt(
  passage: Passage,
  at: number,
  token: Extract<Token, { type: 'season-turn' }>,
): Finding | null {
  const { tokens } = passage;
  const away = daysAway(passage, at);
  const negated =
    hasTag(tokens[at - 1], 'no') ||
    (hasTag(tokens[at - 2], 'not') && hasTag(tokens[at - 1], 'the'));
  const finding: Finding = mainFinding(
    'season-turn',
    { type: 'season-turn', events: token.events, negated },
    {
      core: at,
      from: away?.from ?? at,
      to: at,
      tense: tenseBetween(tokens, Math.max(0, at - 3), at + 2),
    },
  );
  if (away) return { ...finding, ownWhen: away.when };
  const isOnItsDay = hasTag(tokens[at - 2], 'of') && tokens[at - 3]?.lower === 'day';
  if (!isOnItsDay && isReference(passage, at) && !isMomentOf(tokens, at))
    return tokens[at + 1]?.type === 'when' ? finding : null;
  if (!isAsserted(passage, at)) return null;
  return hasTag(tokens[at - 1], 'next', 'last') ? { ...finding, needsWhen: true } : finding;
}

/** "The moment of the equinox" and "the day of the solstice" mean the event itself. */
function isMomentOf(tokens: Tokens, at: number): boolean {
  const of = hasTag(tokens[at - 1], 'of') ? at - 1 : at - 2;
  return (
    hasTag(tokens[of], 'of') &&
    ['moment', 'day', 'instant', 'hour', 'time', 'point'].includes(tokens[of - 1]?.lower ?? '')
  );
}

function sunSeasonAt(
  passage: Passage,
  at: number,
  token: Extract<Token, { type: 'sun-season' }>,
): Finding | null {
  const { tokens } = passage;
  // "Mars's Cancer season" is not the Sun's.
  const owner = bodiesOf(tokens[at - 1]);
  if (token.possessive || (owner && owner[0]!.options[0] !== 'Sun')) return null;
  const part = partAfter(tokens, at);
  const start = hasTag(tokens[at - 1], 'the', 'this') ? at - 1 : at;
  const before = tokens[start - 1];
  const isStated =
    before?.type === 'when' ||
    hasTag(before, 'be') ||
    NOW_BEFORE.has(before?.lower ?? '') ||
    tokens[at + 1]?.type === 'when';
  const isPlainIn = before?.lower === 'in' && !hasTag(beforeAdverbs(tokens, start - 2), 'be');
  const isHeadline = start === 0 && (tokens[at + 1] === undefined || isMark(tokens[at + 1]));
  if (part === null && (!isStated || isPlainIn) && !isHeadline) return null;
  const end = part?.at ?? at;
  return mainFinding(
    'sun-season',
    {
      type: 'sun-season',
      sign: token.sign,
      part: part?.part ?? 'now',
      negated: isNegated(tokens, Math.max(0, at - 3), at) || isNegated(tokens, at + 1, end),
    },
    { core: at, from: at, to: end, tense: tenseBetween(tokens, at + 1, end) },
  );
}

/** The token at `at`, or the one before any adverbs ending there: "we're still in". */
function beforeAdverbs(tokens: Tokens, at: number): Token | undefined {
  let i = at;
  while (hasTag(tokens[i], 'adverb') || (tokens[i]?.type === 'when' && i > 0)) i--;
  return tokens[i];
}

/** "Begins", "has begun", "is over", "continues". */
function partAfter(
  tokens: Tokens,
  at: number,
): { part: 'begins' | 'ends' | 'now'; at: number } | null {
  for (let i = at + 1; i < Math.min(tokens.length, at + 5); i++) {
    const token = tokens[i]!;
    const { lower } = token;
    if (hasTag(token, 'begin', 'arrive') || COMING.has(lower)) {
      const isDone = tokens.slice(at + 1, i).some((other) => hasTag(other, 'have'));
      return { part: isDone && lower !== 'begun' ? 'now' : 'begins', at: i };
    }
    if (hasTag(token, 'end') || lower === 'over' || lower === 'ended')
      return { part: 'ends', at: i };
    if (hasTag(token, 'stay', 'move') || LASTING.has(lower)) return { part: 'now', at: i };
    const isHelper = hasTag(token, 'be', 'have', 'will', 'adverb', 'only', 'not', 'do');
    if (!isHelper && token.type !== 'when' && lower !== 'just') return null;
  }
  return null;
}
