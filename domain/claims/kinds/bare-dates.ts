import { distinctBodies } from '../bodies.ts';
import { EVENTS } from '../grammar/event-kinds.ts';
import { bodiesOf, type Passage } from '../grammar/passage.ts';
import type { Finding, Findings } from '../proposition.ts';
import type { Token, WhenMeaning } from '../text/token.ts';
import { passingFinding } from './make-finding.ts';

/**
 * "Venus gives Aries the slip on May 25 and sinks into the Taurus sofa": in a column, a date that no statement has, beside
 * an event without one, is that of something in the sky.
 */
export function bareDates(
  { tokens, context }: Passage,
  findings: Findings,
  times: ReadonlyMap<Finding, WhenMeaning[]>,
): Finding[] {
  const told = findings.filter(({ isRemainder }) => !isRemainder);
  const isUndated =
    told.some(({ kind }) => EVENTS.has(kind)) && told.every((one) => times.get(one)!.length === 0);
  if (!isUndated || (context.period === undefined && context.zone === undefined)) return [];
  const [at = -1, ...more] = tokens.flatMap((token, i) => (isDate(token) ? [i] : []));
  const when = tokens[at];
  const bodies = distinctBodies(tokens.flatMap((token) => bodiesOf(token) ?? []));
  const isLunar = tokens.some(({ type }) => type === 'phase' || type === 'eclipse');
  if (when?.type !== 'when' || more.length > 0 || isLunar || bodies.length === 0) return [];
  const proposition = { type: 'happening', bodies, others: bodies } as const;
  return [
    passingFinding('date', proposition, at, at, { uses: [at], attached: false, ownWhen: when }),
  ];
}

function isDate(token: Token): boolean {
  return token.type === 'when' && token.moment.kind === 'day' && /\d|day$/.test(token.lower);
}
