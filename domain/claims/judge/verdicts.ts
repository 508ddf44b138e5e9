import type { Body } from '../../sky/bodies.ts';
import type { Judgment } from '../claim.ts';
import type { BodyRefs } from '../text/token.ts';

/** The reason given if the text has no time, or only a word like "soon". */
export const NO_DATE = 'The text gives no date for this, so it cannot be checked.';

export function isTrue(reason: string): Judgment {
  return { verdict: 'true', reason };
}

export function isFalse(reason: string): Judgment {
  return { verdict: 'false', reason };
}

export function isUncheckable(reason: string): Judgment {
  return { verdict: 'uncheckable', reason };
}

export function decide(holds: boolean, reason: string): Judgment {
  return holds ? isTrue(reason) : isFalse(reason);
}

/** For several bodies in one statement: all must fit. */
export function everyOne(judgments: readonly Judgment[]): Judgment {
  const weakest =
    judgments.find(({ verdict }) => verdict === 'false') ??
    judgments.find(({ verdict }) => verdict === 'uncheckable');
  if (weakest) return weakest;
  const reasons = [...new Set(judgments.map(({ reason }) => reason))];
  return isTrue(reasons.join(' '));
}

/** For an ambiguous statement: one fitting meaning is enough. */
export function anyOne(judgments: readonly Judgment[]): Judgment {
  return (
    judgments.find(({ verdict }) => verdict === 'true') ??
    judgments.find(({ verdict }) => verdict === 'uncheckable') ??
    judgments[0] ??
    isUncheckable('The text does not say which body is meant.')
  );
}

/** For each of several subjects, any body that it may mean. */
export function ofEach(subjects: BodyRefs, judgeBody: (body: Body) => Judgment): Judgment[] {
  return subjects.map(({ options }) => anyOne(options.map(judgeBody)));
}
