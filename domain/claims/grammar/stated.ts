import type { Finding } from '../proposition.ts';
import type { Whens } from '../text/token.ts';
import { moodAt } from './mood.ts';
import { hasTag, type Passage } from './passage.ts';

const RULES = new Set<Finding['kind']>(['ruler', 'sign-nature', 'house-sign']);

/** Whether a finding states something about the sky of a date, rather than a condition or a general rule. */
export function isStatement(passage: Passage, finding: Finding, whens: Whens): boolean {
  if (finding.needsWhen && whens.length === 0) return false;
  const mood = moodAt(passage, finding.from, finding.core, finding.to);
  if (mood === 'none') return finding.kind === 'ruler';
  return (
    mood === 'statement' ||
    isForetold(passage, finding) ||
    RULES.has(finding.kind) ||
    whens.some(({ moment }) => moment.kind !== 'vague' && moment.kind !== 'stretch')
  );
}

/** "Your nerve returns when Mars enters Aries": in a column, a later clause with "when" and a sign or house is a forecast. */
function isForetold({ tokens, context }: Passage, finding: Finding): boolean {
  const { proposition } = finding;
  const place =
    proposition.type === 'ingress'
      ? (proposition.to ?? proposition.from)
      : proposition.type === 'lunation'
        ? proposition.place
        : null;
  const isOfDays = context.period !== undefined && context.period !== 'day';
  const when = tokens.findIndex((token) => hasTag(token, 'when'));
  return isOfDays && place !== null && when > 0 && when < finding.from;
}
