import type { Sign } from '#domain/zodiac/signs.ts';
import { CONSTELLATION_PLATES } from '../../../ui/constellation-plates.ts';
import { starRadius, starShape } from '../../../ui/star-shape.ts';

/** A sign's constellation, its lines drawn from star to star by an animation in styles/loading.css. */
export function DrawnConstellation({ sign, className }: { sign: Sign; className: string }) {
  const { width, height, lines, stars } = CONSTELLATION_PLATES[sign];
  return (
    <svg
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={className}
      aria-hidden
    >
      <path d={lines} pathLength={1} strokeWidth={0.35} className="loading-lines" />
      <g className="loading-stars">
        {stars.map(([x, y, magnitude]) => {
          const bright = starShape(x, y, magnitude);
          return bright ? (
            <path key={`${x} ${y}`} d={bright} fill="currentColor" stroke="none" />
          ) : (
            <path key={`${x} ${y}`} d={`M${x} ${y}h0`} strokeWidth={starRadius(magnitude) * 2} />
          );
        })}
      </g>
    </svg>
  );
}
