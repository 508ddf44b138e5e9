import { useId } from 'react';
import { penumbraPhase, shadowPath } from './moon-disc.ts';

interface MoonPhaseProps {
  /** The Moon's elongation from the Sun in degrees: 0 new, 90 first quarter, 180 full, 270 last quarter. */
  phase: number;
  /** "Waxing gibbous Moon, 78% lit". */
  label: string;
  /** Width and height in CSS pixels, which the style sheet may change. */
  size: number;
  className?: string;
}

const RADIUS = 500;
/** From this size on, the finest lines are visible. */
const LARGE = 200;

/** The Moon of the day: an engraved face, which moon.css draws, with the shadow of the phase on it. */
export function MoonPhase({ phase, label, size, className = '' }: MoonPhaseProps) {
  const isLarge = size >= LARGE;
  const gap = isLarge ? 19 : 31;
  const id = useId();
  const [fine, coarse] = [`${id}f`, `${id}c`];
  return (
    <svg
      width={size}
      height={size}
      viewBox="-540 -540 1080 1080"
      fill="none"
      strokeLinecap="round"
      className={`moon ${className}`}
      role="img"
      aria-label={label}
    >
      <Lines id={fine} gap={gap / 2} width={gap * 0.23} className="stroke-(--moon-dark)" />
      <Lines id={coarse} gap={gap} width={isLarge ? 2.5 : 6} className="stroke-gold-dim" />
      <path d={shadowPath(penumbraPhase(phase), RADIUS)} fill={`url(#${fine})`} opacity={0.7} />
      <path d={shadowPath(phase, RADIUS)} className="fill-(--moon-dark)" opacity={0.93} />
      <path d={shadowPath(phase, RADIUS)} fill={`url(#${coarse})`} opacity={0.6} />
      <circle r={RADIUS} className="stroke-gold" strokeWidth={isLarge ? 3 : 10} />
      <circle r={530} className="stroke-gold-dim" strokeWidth={isLarge ? 2 : 6} />
    </svg>
  );
}

interface LinesProps {
  id: string;
  gap: number;
  width: number;
  className: string;
}

/** An engraver's shading: level lines. As a pattern they take a fifth of the HTML that their ends would. */
function Lines({ id, gap, width, className }: LinesProps) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse">
      <path
        d={`M0 ${gap / 2}H${gap}`}
        strokeWidth={width}
        strokeLinecap="butt"
        className={className}
      />
    </pattern>
  );
}
