import { litShare, shadowHatching, shadowPath } from './moon-disc.ts';
import { CRATERS, hatchSeas, SEAS } from './moon-seas.ts';

interface MoonPhaseProps {
  /** The Moon's lead on the Sun in degrees of longitude: 0 new, 90 first quarter, 180 full, 270 last quarter. */
  phase: number;
  /** What to call it: "Waxing gibbous Moon, 78% lit". Without it, the lit share alone. */
  label?: string;
  /** Seen from the south, the disc stands on its head. */
  hemisphere?: 'north' | 'south';
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

const RADIUS = 50;
/** Below this size the hatching of the seas would run together. */
const SMALLEST_HATCHED = 64;

/** The Moon of the day as an engraver cuts it: the seas hatched on the lit part, the dark part shaded with level lines. */
export function MoonPhase({
  phase,
  label,
  hemisphere = 'north',
  size = 96,
  className,
}: MoonPhaseProps) {
  const hatched = size >= SMALLEST_HATCHED;
  const gap = size >= 120 ? 1.7 : 2.2;
  return (
    <svg
      width={size}
      height={size}
      viewBox="-54 -54 108 108"
      fill="none"
      strokeLinecap="round"
      className={className}
      role="img"
      aria-label={label ?? `The Moon, ${Math.round(litShare(phase) * 100)}% lit`}
    >
      <g transform={hemisphere === 'south' ? 'rotate(180)' : undefined}>
        <circle r={RADIUS} className="fill-(--moon-lit)" />
        <path d={SEAS} className="fill-(--moon-mark)" opacity={hatched ? 0.13 : 0.32} />
        {hatched && (
          <g className="stroke-(--moon-mark)">
            <path d={hatchSeas(gap)} strokeWidth={gap * 0.36} />
            <path d={CRATERS} strokeWidth={0.6} />
          </g>
        )}
        <path d={shadowPath(phase, RADIUS)} className="fill-(--moon-dark)" />
        {hatched && (
          <path
            d={shadowHatching(phase, RADIUS, gap * 1.25)}
            className="stroke-gold-dim"
            strokeWidth={0.6}
            opacity={0.75}
          />
        )}
      </g>
      <circle r={RADIUS} className="stroke-gold" strokeWidth={hatched ? 1 : 3} />
      {hatched && <circle r={53} className="stroke-gold-dim" strokeWidth={0.6} />}
    </svg>
  );
}
