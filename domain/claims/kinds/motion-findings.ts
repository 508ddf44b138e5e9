import type { Finding, Proposition } from '../proposition.ts';
import type { BodyRef, Token } from '../text/token.ts';

export type MotionToken = Extract<Token, { type: 'motion' }>;
export type Motion = MotionToken['motion'];

/** The words that say it; by default in the present tense, and using only their core. */
export type Said = Pick<Finding, 'core' | 'from' | 'to'> & Partial<Finding>;

/** The finding that bodies move so, or don't. */
export function motionFinding(
  subjects: readonly BodyRef[],
  motion: Motion,
  said: Said,
  negated = false,
): Finding {
  return finding('motion', { type: 'motion', subjects, motion, negated }, said);
}

/** The finding that bodies turn; `turns` is null if the words don't say which way. */
export function stationFinding(
  subjects: readonly BodyRef[],
  turns: Motion | null,
  said: Said,
  more: Partial<Extract<Proposition, { type: 'station' }>> = {},
): Finding {
  const proposition = { type: 'station', subjects, turns, place: null, negated: false } as const;
  return finding('station', { ...proposition, ...more }, said);
}

/** "Straightened out on the 20th" */
export function tenseOfTurn({ lower, form }: MotionToken): Finding['tense'] {
  const [verb = ''] = lower.split(' ');
  return form === 'turning' && /(?:ed|threw|went|came|swung|spun|found|got)$/.test(verb)
    ? 'past'
    : 'present';
}

function finding(kind: 'motion' | 'station', proposition: Proposition, said: Said): Finding {
  return { kind, proposition, tense: 'present', uses: [said.core], attached: false, ...said };
}
