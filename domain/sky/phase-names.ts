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

/** The phase name for an elongation in degrees, in [0, 360). */
export function phaseName(phaseAngle: number): PhaseName {
  const quarter = Math.round(phaseAngle / 90);
  const isQuarter = Math.abs(phaseAngle - quarter * 90) <= QUARTER_DEGREES;
  const eighth = isQuarter ? quarter * 2 : Math.floor(phaseAngle / 90) * 2 + 1;
  return PHASE_NAMES[eighth % 8]!;
}
