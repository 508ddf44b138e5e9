import { wrap360 } from '#domain/sky/angles.ts';
import { round } from './round.ts';

/**
 * The unlit part of the Moon's disc as an SVG path, north up, seen from the northern hemisphere.
 * `phase` is the Moon's elongation from the Sun in degrees: 0 new, 90 first quarter (lit on the right), 180 full,
 * 270 last quarter. The disc is centered on the origin. Empty when nothing is unlit.
 */
export function shadowPath(phase: number, radius: number): string {
  const terminator = round(terminatorAt(phase, radius));
  if (terminator === -radius) {
    return '';
  }
  const limbSweep = isWaning(phase) ? 1 : 0;
  const terminatorSweep = terminator > 0 ? limbSweep : 1 - limbSweep;
  return (
    `M0 ${-radius}A${radius} ${radius} 0 0 ${limbSweep} 0 ${radius}` +
    `A${Math.abs(terminator)} ${radius} 0 0 ${terminatorSweep} 0 ${-radius}z`
  );
}

/** A phase, in degrees, with a slightly larger shadow, to draw a soft edge. */
export function penumbraPhase(phase: number): number {
  const fromFull = wrap360(phase) - 180;
  const reach = Math.min(7, Math.abs(fromFull), 180 - Math.abs(fromFull));
  return 180 + fromFull + Math.sign(fromFull) * reach;
}

/** An engraver's shading of the unlit part: level lines `gap` apart from limb to terminator. */
export function shadowHatching(phase: number, radius: number, gap: number): string {
  const side = isWaning(phase) ? 1 : -1;
  const terminator = terminatorAt(phase, radius) / radius;
  // A large disc needs no fractions.
  const whole = radius < 100 ? round : Math.round;
  let path = '';
  for (let y = -radius + gap; y < radius; y += gap) {
    const halfChord = Math.sqrt(radius * radius - y * y);
    if (halfChord * (1 + terminator) < gap / 2) {
      continue;
    }
    path += `M${whole(side * halfChord)} ${whole(y)}H${whole(-side * terminator * halfChord)}`;
  }
  return path;
}

/** How far the shadow extends past the middle: `radius` at new moon, 0 at the quarters, `-radius` at full moon. */
function terminatorAt(phase: number, radius: number): number {
  return radius * Math.cos((phase * Math.PI) / 180);
}

function isWaning(phase: number): boolean {
  return wrap360(phase) > 180;
}
