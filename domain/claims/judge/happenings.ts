import { isSameBody } from '../bodies.ts';
import type { Judgment } from '../claim.ts';
import type { Frame } from '../frame.ts';
import type { Of } from '../proposition.ts';
import { ANY_ANGLE, ALL as MAJOR_ANGLES } from '../text/tables/aspects.ts';
import { aDayAround } from '../text/time/moment.ts';
import { judgeAspect } from './aspects.ts';
import { judgeStation } from './motions.ts';
import { judgeIngress } from './places.ts';
import { anyOne } from './verdicts.ts';

/**
 * Judges whether anything at all happens at the stated time, give or take a day: whether one of the bodies changes signs
 * or turns around, or meets one of the others.
 */
export function judgeHappening(
  { bodies, others, isMeeting }: Of<'happening'>,
  frame: Frame,
): Judgment {
  const isBound = frame.role === 'from' || frame.role === 'until';
  const near: Frame = {
    ...frame,
    role: isBound ? 'at' : frame.role,
    moment: aDayAround(frame.moment),
    tense: frame.tense === 'perfect' ? 'perfect' : 'present',
  };
  // One body is sooner or later at some angle to another.
  const angles = bodies.length > 1 ? ANY_ANGLE : MAJOR_ANGLES;
  return anyOne(
    bodies.flatMap((ref) => {
      const own = { subjects: [ref], negated: false };
      const changes = isMeeting
        ? []
        : [
            judgeIngress({ type: 'ingress', ...own, to: null, from: null }, near),
            judgeStation({ type: 'station', ...own, turns: null, place: null }, near),
          ];
      return [
        ...changes,
        ...others
          .filter((other) => !isSameBody(ref, other))
          .map((other) =>
            judgeAspect({ type: 'aspect', a: [ref], b: [other], angles, ...EXACT }, near),
          ),
      ];
    }),
  );
}

const EXACT = { exact: true, neverExact: false, course: null, orb: null, negated: false } as const;
