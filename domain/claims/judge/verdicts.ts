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

/** Several bodies in one statement: every one must fit. */
export function everyOne(judgements: readonly Judgement[]): Judgement {
  const weakest =
    judgements.find(({ verdict }) => verdict === 'false') ??
    judgements.find(({ verdict }) => verdict === 'uncheckable');
  if (weakest) return weakest;
  const reasons = [...new Set(judgements.map(({ reason }) => reason))];
  return isTrue(reasons.join(' '));
}

/** One statement that may mean several things: it is enough that one of them fits. */
export function anyOne(judgements: readonly Judgement[]): Judgement {
  return (
    judgements.find(({ verdict }) => verdict === 'true') ??
    judgements.find(({ verdict }) => verdict === 'uncheckable') ??
    judgements[0] ??
    isUncheckable('The text does not say which body is meant.')
  );
}
