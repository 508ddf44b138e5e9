import type { Finding, Of } from '../proposition.ts';
import type { BodyRefs, Token } from '../text/token.ts';
import { mainFinding, type Said } from './make-finding.ts';

export type MotionToken = Extract<Token, { type: 'motion' }>;
export type Motion = MotionToken['motion'];

/** The finding that bodies move so, or don't. */
export function motionFinding(
  subjects: BodyRefs,
  motion: Motion,
  said: Said,
  negated = false,
): Finding {
  return mainFinding('motion', { type: 'motion', subjects, motion, negated }, said);
}

/** The finding that bodies turn; `turns` is null if the words don't say which way. */
export function stationFinding(
  subjects: BodyRefs,
  turns: Motion | null,
  said: Said,
  more: Partial<Of<'station'>> = {},
): Finding {
  const proposition = { type: 'station', subjects, turns, place: null, negated: false } as const;
  return mainFinding('station', { ...proposition, ...more }, said);
}

/** "Straightened out on the 20th" */
export function tenseOfTurn({ lower, form }: MotionToken): Finding['tense'] {
  const [verb = ''] = lower.split(' ');
  return form === 'turning' && /(?:ed|threw|went|came|swung|spun|found|got)$/.test(verb)
    ? 'past'
    : 'present';
}
