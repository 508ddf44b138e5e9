import type { Judgement } from '../claim.ts';

export function isTrue(reason: string): Judgement {
  return { verdict: 'true', reason };
}

export function isFalse(reason: string): Judgement {
  return { verdict: 'false', reason };
}

export function isUncheckable(reason: string): Judgement {
  return { verdict: 'uncheckable', reason };
}

export function decide(holds: boolean, reason: string): Judgement {
  return holds ? isTrue(reason) : isFalse(reason);
}

/** For several bodies in one statement: all must fit. */
export function everyOne(judgements: readonly Judgement[]): Judgement {
  const weakest =
    judgements.find(({ verdict }) => verdict === 'false') ??
    judgements.find(({ verdict }) => verdict === 'uncheckable');
  if (weakest) return weakest;
  const reasons = [...new Set(judgements.map(({ reason }) => reason))];
  return isTrue(reasons.join(' '));
}

/** For an ambiguous statement: one fitting meaning is enough. */
export function anyOne(judgements: readonly Judgement[]): Judgement {
  return (
    judgements.find(({ verdict }) => verdict === 'true') ??
    judgements.find(({ verdict }) => verdict === 'uncheckable') ??
    judgements[0] ??
    isUncheckable('The text does not say which body is meant.')
  );
}
