import type { Finding, Of } from '../proposition.ts';
import type { BodyRefs, Token } from '../text/token.ts';
import { type Said, told } from './fact.ts';

export type MotionToken = Extract<Token, { type: 'motion' }>;
export type Motion = MotionToken['motion'];

/** The finding that bodies move so, or don't. */
export function motionFinding(
  subjects: BodyRefs,
  motion: Motion,
  said: Said,
  negated = false,
): Finding {
  return told('motion', { type: 'motion', subjects, motion, negated }, said);
}

/** The finding that bodies turn; `turns` is null if the words don't say which way. */
export function stationFinding(
  subjects: BodyRefs,
  turns: Motion | null,
  said: Said,
  more: Partial<Of<'station'>> = {},
): Finding {
  const proposition = { type: 'station', subjects, turns, place: null, negated: false } as const;
  return told('station', { ...proposition, ...more }, said);
}

/** "Straightened out on the 20th" */
export function tenseOfTurn({ lower, form }: MotionToken): Finding['tense'] {
  const [verb = ''] = lower.split(' ');
  return form === 'turning' && /(?:ed|threw|went|came|swung|spun|found|got)$/.test(verb)
    ? 'past'
    : 'present';
}
