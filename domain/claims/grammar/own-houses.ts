import type { Sign } from '../../zodiac/signs.ts';
import { isSameBody } from '../bodies.ts';
import type { Finding, Proposition } from '../proposition.ts';
import type { BodyRef, Token } from '../text/token.ts';
import { relationOf } from './place-relations.ts';

/**
 * "The Moon enters Scorpio and lights up your fifth house": the ingress that says otherwise of the house, if the two
 * have one time at most between them. `others` are the statements of the sentence that are right.
 */
export function ingressElsewhere(
  tokens: readonly Token[],
  { proposition, core }: Finding,
  others: readonly Finding[],
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
  return isThere ? null : (entered[0] ?? null);
}

/** The signs that a statement says the body enters. */
function signsEntered({ proposition, attached }: Finding, body: BodyRef): readonly Sign[] {
  if (proposition.type !== 'ingress' || attached || proposition.negated) return [];
  const isOwn = proposition.subjects.some((ref) => isSameBody(ref, body));
  return isOwn ? (proposition.to?.signs ?? []) : [];
}

/** The places of which one is said, apart from their being entered or left. */
function placesIn(proposition: Proposition): Extract<Proposition, { type: 'place' }>[] {
  if (proposition.type === 'any-of') return proposition.readings.flatMap(placesIn);
  return proposition.type === 'place' && !proposition.negated ? [proposition] : [];
}
