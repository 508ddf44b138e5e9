import { bodiesOf, hasTag, isMark, type Passage } from '../grammar/passage.ts';
import { isRead, segmentAround } from '../grammar/segments.ts';
import { isNegated, tenseBetween } from '../grammar/verbs.ts';
import { isPlanet } from '../planets.ts';
import type { Finding } from '../proposition.ts';
import type { Token } from '../text/token.ts';

type MotionToken = Extract<Token, { type: 'motion' }>;

/** Finds "retrograde" and "direct" in a clause with one planet that no other reader has related to it. */
export function findBareMotions(passage: Passage, findings: readonly Finding[]): Finding[] {
  const { tokens } = passage;
  return tokens.flatMap((token, at) => {
    if (token.type !== 'motion' || isRead(findings, at) || !isTerm(tokens, at, token)) return [];
    const { from, to } = segmentAround(tokens, at);
    const planets: number[] = [];
    for (let i = from; i < to; i++) if (isOnePlanet(tokens[i])) planets.push(i);
    const [body, ...others] = planets;
    if (body === undefined || others.length > 0) return [];
    const subjects = bodiesOf(tokens[body])!;
    const { motion } = token;
    // "March 10: Jupiter direct"
    const isEvent = motion === 'direct' && tokens.some(isDated);
    const negated = isNegated(tokens, Math.min(body, at), Math.max(body, at));
    return [
      {
        kind: 'motion',
        proposition: {
          type: 'any-of',
          readings: [
            ...(isEvent ? [] : [{ type: 'motion', subjects, motion, negated } as const]),
            { type: 'station', subjects, turns: motion, place: null, negated },
          ],
        },
        core: at,
        from: Math.min(body, at),
        to: Math.max(body, at),
        tense: tenseBetween(tokens, Math.min(body, at) + 1, Math.max(body, at)),
        uses: [at],
        attached: false,
      } satisfies Finding,
    ];
  });
}

/** Words for nothing but a planet's motion: "Rx", "the retrograde", "Jupiter direct". */
function isTerm(
  tokens: readonly Token[],
  at: number,
  { motion, lower, form }: MotionToken,
): boolean {
  if (hasTag(tokens[at - 1], 'all', 'no', 'of')) return false;
  const named =
    hasTag(tokens[at - 1], 'adverb') || tokens[at - 1]?.type === 'when' ? at - 2 : at - 1;
  if (motion === 'retrograde') {
    const isTime = isOnePlanet(tokens[named]) && TIMES.has(tokens[at + 1]?.lower ?? '');
    return isTime || /^(?:rx|℞)$/.test(lower);
  }
  const isBeside = isOnePlanet(tokens[named]) || isOnePlanet(tokens[at + 1]);
  if (lower === 'direct')
    return isBeside && (endsAt(tokens[at + 1]) || isOnePlanet(tokens[at + 1]));
  return form === 'noun' || lower === 'prograde' || lower === 'in forward gear';
}

/** "A Venus retrograde month" is a fact, "a Venus retrograde survival guide" is not. */
const TIMES = new Set(['day', 'week', 'month', 'year', 'summer', 'winter', 'spring', 'fall']);

function isDated(token: Token): boolean {
  return token.type === 'when' && (token.moment.kind === 'day' || token.moment.kind === 'clock');
}

function endsAt(token: Token | undefined): boolean {
  return token === undefined || isMark(token) || token.type === 'when';
}

function isOnePlanet(token: Token | undefined): boolean {
  const refs = bodiesOf(token);
  return refs?.length === 1 && refs[0]!.options.some(isPlanet);
}
