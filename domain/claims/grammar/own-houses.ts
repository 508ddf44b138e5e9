import type { Sign } from '../../zodiac/signs.ts';
import { isSameBody, sameBodies } from '../bodies.ts';
import type { Finding, Findings, Of, Proposition } from '../proposition.ts';
import type { BodyRef, Token, Tokens } from '../text/token.ts';
import { hasTag, isMark } from './passage.ts';
import { relationOf } from './place-relations.ts';

/**
 * "The Moon enters Scorpio and lights up your fifth house": the ingress that contradicts the house, if the sentence has
 * at most one time. `others` are the statements of the sentence that are right.
 */
export function ingressElsewhere(
  tokens: Tokens,
  { proposition, core }: Finding,
  others: Findings,
): Finding | null {
  if (tokens[core]?.type !== 'house' || relationOf(tokens, core).relation === 'from') return null;
  if (tokens.filter(({ type }) => type === 'when').length > 1) return null;
  const places = placesIn(proposition);
  const [body] = places.flatMap(({ subjects }) => subjects);
  if (!body || !places.every(({ subjects }) => subjects.every((ref) => isSameBody(ref, body))))
    return null;
  const signs = places.flatMap(({ place }) => place.signs);
  const entered = others.filter(
    (other) => tokens[other.core]?.type === 'sign' && signsEntered(other, body).length > 0,
  );
  const isThere = entered.some((other) =>
    signsEntered(other, body).some((sign) => signs.includes(sign)),
  );
  // "His fling in your fifth house has only the weekend left, and on Monday he dives into Pisces"
  const isBefore = tokens
    .slice(core, entered[0]?.core ?? core)
    .some(
      (token) =>
        hasTag(token, 'leave', 'until', 'end') || (token.type === 'when' && token.role === 'until'),
    );
  return isThere || isBefore ? null : (entered[0] ?? null);
}

/** The signs that a statement says the body enters. */
function signsEntered({ proposition, attached }: Finding, body: BodyRef): readonly Sign[] {
  if (proposition.type !== 'ingress' || attached || proposition.negated) return [];
  const isOwn = proposition.subjects.some((ref) => isSameBody(ref, body));
  return isOwn ? (proposition.to?.signs ?? []) : [];
}

/** The places of which one is said, apart from their being entered or left. */
function placesIn(proposition: Proposition): Of<'place'>[] {
  if (proposition.type === 'any-of') return proposition.readings.flatMap(placesIn);
  return proposition.type === 'place' && !proposition.negated ? [proposition] : [];
}

/** "In Libra, in that seventh house of yours": the place said just before of the same body, if the house is another sign's. */
export function placeElsewhere(
  tokens: Tokens,
  { proposition, core }: Finding,
  findings: Findings,
): Finding | null {
  if (proposition.type !== 'place' || tokens[core]!.type !== 'house') return null;
  const { subjects, place, negated } = proposition;
  const same = findings.findLast(({ proposition: other, core: at }) => {
    const isBeside =
      other.type === 'place' &&
      at < core &&
      tokens[at]!.type === 'sign' &&
      tokens.slice(at + 1, core).every(mayLink);
    return isBeside && !negated && !other.negated && sameBodies(subjects, other.subjects);
  });
  if (same?.proposition.type !== 'place' || place.unknown) return null;
  const { signs } = same.proposition.place;
  return signs.some((sign) => place.signs.includes(sign)) ? null : same;
}

function mayLink(token: Token): boolean {
  return (
    isMark(token, ',', '(', '—', '–') ||
    hasTag(token, 'in', 'the', 'your', 'its', 'own', 'adverb', 'applying') ||
    /^(?:that|down|over|deep|way|up)$/.test(token.lower)
  );
}
