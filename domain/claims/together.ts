import { isSameBody } from './bodies.ts';
import { ordersIn } from './grammar/orders.ts';
import { ingressElsewhere, placeElsewhere } from './grammar/own-houses.ts';
import { judgeOrder } from './judge/orders.ts';
import type { Stated, Statement } from './statement.ts';
import type { Tokens } from './text/token.ts';

/**
 * The statements of a column's sentence, checked against each other, too: the house of a body against the sign that it
 * enters, and which of two events comes first. Only what is right by itself is compared.
 */
export function judgedTogether(
  text: string,
  tokens: Tokens,
  stated: readonly Stated[],
): Statement[] {
  const right = stated.filter(({ claim }) => claim.verdict === 'true');
  const findings = right.map(({ finding }) => finding);
  const alone = stated.map((one): Statement => {
    const elsewhere = right.includes(one)
      ? (ingressElsewhere(tokens, one.finding, findings) ??
        placeElsewhere(tokens, one.finding, findings))
      : null;
    const other = right.find(({ finding }) => finding === elsewhere);
    if (!other) return one;
    const reason = `By the same sentence it is elsewhere: ${other.claim.reason}`;
    return { ...one, claim: { ...one.claim, verdict: 'false', reason } };
  });
  return [
    ...alone.map((one) => asSaid(tokens, one, right)),
    ...ordersIn(tokens, right).map(([one, other]) => inOrder(text, one, other)),
  ];
}

/** "A sextile on the 9th, a merge so smooth": what is right by its name isn't wrong by an image. */
function asSaid(tokens: Tokens, one: Statement, right: readonly Stated[]): Statement {
  const { claim, proposition } = one;
  const finding = 'finding' in one ? (one as Stated).finding : null;
  const token = finding ? tokens[finding.core] : undefined;
  const isImage = token?.type !== 'aspect' || token.form === 'meet' || token.angles.length > 1;
  if (claim.verdict !== 'false' || proposition.type !== 'aspect' || !isImage) return one;
  const isNamed = right.some(
    ({ proposition: other }) =>
      other.type === 'aspect' &&
      [...proposition.a, ...proposition.b].every((ref) =>
        [...other.a, ...other.b].some((same) => isSameBody(ref, same)),
      ),
  );
  return isNamed ? { ...one, claim: { ...claim, verdict: 'uncheckable' } } : one;
}

/** The statement that one of two events comes before the other. */
function inOrder(text: string, earlier: Stated, later: Stated): Statement {
  const start = Math.min(earlier.claim.at.start, later.claim.at.start);
  const end = Math.max(earlier.claim.at.end, later.claim.at.end);
  const { kind } = later.claim;
  return {
    claim: {
      text: text.slice(start, end),
      kind,
      ...judgeOrder(earlier, later),
      at: { start, end },
    },
    proposition: { type: 'order', earlier: earlier.proposition, later: later.proposition },
    frame: later.frame,
  };
}
