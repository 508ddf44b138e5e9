import { type CivilDate, utcNoon } from '#domain/calendar/civil-date.ts';
import { type PhaseName, phaseName } from '#domain/sky/phase-names.ts';
import { phaseAngleAt } from '#domain/sky/position.ts';

/** The Moon of a date at noon UTC, for a small drawing: degrees ahead of the Sun, rounded, and the phase's name. */
export function moonOfDay(date: CivilDate): { phaseAngle: number; phase: PhaseName } {
  const phaseAngle = phaseAngleAt(utcNoon(date));
  return { phaseAngle: Math.round(phaseAngle) % 360, phase: phaseName(phaseAngle) };
}
