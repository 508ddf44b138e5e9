import type { Finding } from '../proposition.ts';

/** A statement in the present tense, told in passing by the words from `from` to `to`, unless `rest` says otherwise. */
export function fact(
  kind: Finding['kind'],
  proposition: Finding['proposition'],
  from: number,
  to: number = from,
  rest: Partial<Finding> = {},
): Finding {
  return {
    kind,
    proposition,
    core: from,
    from,
    to,
    tense: 'present',
    uses: [],
    attached: true,
    ...rest,
  };
}
