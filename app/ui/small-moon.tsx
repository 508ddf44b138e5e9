import type { PhaseName } from '#domain/sky/phase-names.ts';
import { shadowPath } from './moon-disc.ts';

interface SmallMoonProps {
  /** The Moon's lead on the Sun in degrees of longitude. */
  phase: number;
  name: PhaseName;
}

const RADIUS = 20;

/** The Moon of a day in a list of days: her disc and its shadow, without a face. */
export function SmallMoon({ phase, name }: SmallMoonProps) {
  return (
    <svg viewBox="-22 -22 44 44" className="small-moon" role="img" aria-label={name}>
      <circle r={RADIUS} className="fill-(--moon-lit)" />
      <path d={shadowPath(phase, RADIUS)} className="fill-(--moon-dark)" />
      <circle r={RADIUS} className="fill-none stroke-gold-dim" />
    </svg>
  );
}
