import { shadowPath } from './moon-disc.ts';

interface SmallMoonProps {
  /** The Moon's elongation from the Sun in degrees. */
  phase: number;
  /** Width and height in CSS pixels, which the style sheet may change. */
  size: number;
  /** A description for screen readers; without it, the Moon is decoration. */
  label?: string;
  className?: string;
}

/** The Moon at a phase in the size of a letter, without hatching; moon.css draws its face. */
export function SmallMoon({ phase, size, label, className }: SmallMoonProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-22 -22 44 44"
      fill="none"
      className={`moon moon-small ${className ?? ''}`}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shadowPath(phase, 20)} className="fill-(--moon-dark)" opacity={0.93} />
      <circle r={20.4} className="stroke-gold" strokeWidth={0.8} />
    </svg>
  );
}
