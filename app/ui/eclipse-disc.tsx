import type { Eclipse } from '#domain/sky/events.ts';
import { round } from './round.ts';

/** The covering disc's offset, in its own radii, and its size. */
const COVERS: Record<Eclipse['type'], { aside: number; radius: number }> = {
  total: { aside: 0, radius: 10.4 },
  annular: { aside: 0, radius: 8 },
  partial: { aside: 0.75, radius: 10 },
  penumbral: { aside: 1.5, radius: 10 },
};

/** An eclipse at its greatest: the Sun behind the Moon, or the Moon in the Earth's shadow. Decoration. */
export function EclipseDisc({ of, type, size }: Pick<Eclipse, 'of' | 'type'> & { size: number }) {
  const { aside, radius } = COVERS[type];
  const isSolar = of === 'Sun';
  return (
    <svg width={size} height={size} viewBox="-16 -16 32 32" fill="none" aria-hidden>
      {isSolar && <path d={CORONA} className="stroke-gold-bright" strokeWidth={0.7} />}
      <circle r={10} className={isSolar ? 'fill-gold-bright' : 'fill-(--moon-lit)'} />
      {!isSolar && type === 'total' && <circle r={10} className="fill-ill" opacity={0.75} />}
      {(isSolar || type !== 'total') && (
        <circle
          cx={round(-aside * 10)}
          cy={round(-aside * 4)}
          r={radius}
          className="fill-(--moon-dark)"
          opacity={type === 'penumbral' ? 0.45 : 0.95}
        />
      )}
      <circle r={10.4} className="stroke-gold" strokeWidth={0.8} />
    </svg>
  );
}

/** Twenty-four rays, every other one longer. */
const CORONA = Array.from({ length: 24 }, (_, ray) => {
  const angle = (ray * Math.PI) / 12;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const end = ray % 2 === 0 ? 15.5 : 13.6;
  return `M${round(x * 11.6)} ${round(y * 11.6)}L${round(x * end)} ${round(y * end)}`;
}).join('');
