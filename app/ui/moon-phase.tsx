import { litShare, shadowHatching, shadowPath } from './moon-disc.ts';
import { round } from './round.ts';

interface MoonPhaseProps {
  /** The Moon's lead on the Sun in degrees of longitude: 0 new, 90 first quarter, 180 full, 270 last quarter. */
  phase: number;
  /** What to call it: "Waxing gibbous Moon, 78 % lit". Without it, the lit share alone. */
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
      aria-label={label ?? `The Moon, ${Math.round(litShare(phase) * 100)} % lit`}
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

/** The larger seas of the near side, north up, as ellipses: centre and half axes in hundredths of the diameter. */
const MARIA: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [-14, -24, 14, 13], // Imbrium
  [12, -19, 9, 8.5], // Serenitatis
  [20, -5, 10.5, 9], // Tranquillitatis
  [36.5, -14, 5, 6], // Crisium
  [33, 6, 5.5, 8.5], // Fecunditatis
  [22.5, 12, 4.5, 5], // Nectaris
  [-33, -8, 10, 19], // Oceanus Procellarum
  [-18, 3, 12, 8], // Insularum and Cognitum
  [-26, 20, 5.5, 5.5], // Humorum
  [-9, 17, 8.5, 7.5], // Nubium
];

/** The seas as filled shapes. */
const SEAS = MARIA.map(
  ([x, y, rx, ry]) =>
    `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`,
).join('');

/** Level lines through the seas, all on one grid, so that seas that touch become one. */
function hatchSeas(gap: number): string {
  return MARIA.map(([x, y, rx, ry]) => {
    let lines = '';
    for (let row = Math.ceil((y - ry) / gap); row * gap < y + ry; row++) {
      const half = rx * Math.sqrt(1 - ((row * gap - y) / ry) ** 2);
      lines += `M${round(x - half)} ${round(row * gap)}h${round(2 * half)}`;
    }
    return lines;
  }).join('');
}

/** Tycho with its rays, Copernicus, Kepler, Aristarchus. */
const CRATERS =
  'M-5 32.2a1.8 1.8 0 1 0 .1 0M-7.5 31l-5-6M-3.5 30.5l3-7M-1.8 33.5l9-2M-2 36l6 6M-5.5 37.5l-1 7M-8.5 35.5l-9 4M-20-6.5a1.7 1.7 0 1 0 .1 0M-32-4a1.2 1.2 0 1 0 .1 0M-36-20a1.1 1.1 0 1 0 .1 0';
