/** The eight phases by common name, from the Moon's lead on the Sun. */
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

/** How far from 0, 90, 180 or 270 degrees a phase still goes by the quarter's name: half a day of the Moon. */
const QUARTER_DEGREES = 6;

/** The name of a phase angle in degrees, 0 up to 360. */
export function phaseName(phaseAngle: number): PhaseName {
  const quarter = Math.round(phaseAngle / 90);
  const isQuarter = Math.abs(phaseAngle - quarter * 90) <= QUARTER_DEGREES;
  const eighth = isQuarter ? quarter * 2 : Math.floor(phaseAngle / 90) * 2 + 1;
  return PHASE_NAMES[eighth % 8]!;
}
