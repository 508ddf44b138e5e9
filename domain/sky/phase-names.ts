/** The common names of the eight phases, by the Moon's elongation from the Sun. */
export const PHASE_NAMES = [
  'New Moon',
  'Waxing crescent',
  'First quarter',
  'Waxing gibbous',
  'Full Moon',
  'Waning gibbous',
  'Last quarter',
  'Waning crescent',
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** How far from 0, 90, 180 or 270 degrees a phase still bears the quarter's name: half a day of lunar motion. */
const QUARTER_DEGREES = 6;

/** The name of the phase between two quarters for an elongation in degrees, in [0, 360): "Waxing crescent". */
export function phaseBetweenQuarters(phaseAngle: number): PhaseName {
  return PHASE_NAMES[(Math.floor(phaseAngle / 90) * 2 + 1) % 8]!;
}

/** The phase name for an elongation in degrees, in [0, 360). */
export function phaseName(phaseAngle: number): PhaseName {
  const quarter = Math.round(phaseAngle / 90);
  const isQuarter = Math.abs(phaseAngle - quarter * 90) <= QUARTER_DEGREES;
  return isQuarter ? PHASE_NAMES[(quarter * 2) % 8]! : phaseBetweenQuarters(phaseAngle);
}
