import type { Finding, Proposition } from '../proposition.ts';

/** The words that say it; by default in the present tense, and using only their core. */
export type Said = Pick<Finding, 'core' | 'from' | 'to'> & Partial<Finding>;

/** The finding of a statement of its own. */
export function mainFinding(kind: Finding['kind'], proposition: Proposition, said: Said): Finding {
  return { kind, proposition, tense: 'present', uses: [said.core], attached: false, ...said };
}

/**
 * The finding of a statement made in passing by the words from `from` to `to`, in the present tense unless `rest` says
 * otherwise.
 */
export function passingFinding(
  kind: Finding['kind'],
  proposition: Proposition,
  from: number,
  to: number = from,
  rest: Partial<Finding> = {},
): Finding {
  return mainFinding(kind, proposition, {
    core: from,
    from,
    to,
    uses: [],
    attached: true,
    ...rest,
  });
}
