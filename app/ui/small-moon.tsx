import { shadowPath } from './moon-disc.ts';
import moonFace from './moon-face.svg?url';

/** The Moon of a phase (degrees ahead of the Sun) in the size of a letter, without the engraver's shading: decoration. */
export function SmallMoon({
  phase,
  size,
  className,
}: {
  phase: number;
  /** Width and height in CSS pixels, which the style sheet may change. */
  size: number;
  className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-22 -22 44 44"
      fill="none"
      className={className}
      aria-hidden
    >
      <circle r={20} className="fill-(--moon-lit)" />
      <image href={moonFace} x={-20} y={-20} width={40} height={40} className="moon-face" />
      <path d={shadowPath(phase, 20)} className="fill-(--moon-dark)" opacity={0.93} />
      <circle r={20.4} className="stroke-gold" strokeWidth={0.8} />
    </svg>
  );
}
