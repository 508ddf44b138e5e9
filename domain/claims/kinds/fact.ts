import type { Finding, Proposition } from '../proposition.ts';

/** The words that say it; by default in the present tense, and using only their core. */
export type Said = Pick<Finding, 'core' | 'from' | 'to'> & Partial<Finding>;

/** A statement of its own. */
export function told(kind: Finding['kind'], proposition: Proposition, said: Said): Finding {
  return { kind, proposition, tense: 'present', uses: [said.core], attached: false, ...said };
}

/** A statement in the present tense, told in passing by the words from `from` to `to`, unless `rest` says otherwise. */
export function fact(
  kind: Finding['kind'],
  proposition: Proposition,
  from: number,
  to: number = from,
  rest: Partial<Finding> = {},
): Finding {
  return told(kind, proposition, { core: from, from, to, uses: [], attached: true, ...rest });
}
