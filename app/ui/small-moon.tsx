import { shadowPath } from './moon-disc.ts';
import moonFace from './moon-face.svg?url';

interface SmallMoonProps {
  /** The Moon's lead on the Sun in degrees of longitude. */
  phase: number;
  /** Width and height in CSS pixels, which the style sheet may change. */
  size: number;
  /** A description for screen readers; without it, the Moon is decoration. */
  label?: string;
  className?: string;
}

/** The Moon at a phase in the size of a letter, without hatching. */
export function SmallMoon({ phase, size, label, className }: SmallMoonProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-22 -22 44 44"
      fill="none"
      className={className}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle r={20} className="fill-(--moon-lit)" />
      <image href={moonFace} x={-20} y={-20} width={40} height={40} className="moon-face" />
      <path d={shadowPath(phase, 20)} className="fill-(--moon-dark)" opacity={0.93} />
      <circle r={20.4} className="stroke-gold" strokeWidth={0.8} />
    </svg>
  );
}
