import type { Sign } from '#domain/zodiac/signs.ts';
import { CONSTELLATION_PLATES } from './constellation-plates.ts';
import type { Plate } from './star-data.ts';
import { starMark, starRadius } from './star-shape.ts';

/** The constellation that a sign is named after, in the color of the text around it; decoration. */
export function Constellation({ sign, className }: { sign: Sign; className: string }) {
  const { width, height } = CONSTELLATION_PLATES[sign];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      aria-hidden
    >
      <Figure sign={sign} />
    </svg>
  );
}

/** Only the lines and stars, in the units of the sign's plate, to combine with other drawings. */
export function Figure({ sign }: { sign: Sign }) {
  const { lines, stars } = CONSTELLATION_PLATES[sign];
  const bright = stars.map(([x, y, magnitude]) => starMark(x, y, magnitude)).join('');
  const faint = stars.filter(([x, y, magnitude]) => !starMark(x, y, magnitude));
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <path d={lines} strokeWidth={1} opacity={0.6} vectorEffect="non-scaling-stroke" />
      {FAINT_CLASSES.map(([from, to]) => (
        <path
          key={from}
          d={dots(faint.filter(([, , magnitude]) => magnitude >= from && magnitude < to))}
          strokeWidth={starRadius((from + Math.min(to, 5)) / 2) * 2}
        />
      ))}
      <path d={bright} fill="currentColor" stroke="none" />
    </g>
  );
}

/** Dots of one size are one path. */
const FAINT_CLASSES = [
  [3.4, 3.9],
  [3.9, 4.4],
  [4.4, 9],
] as const;

/** Zero-length lines, which round caps turn into dots. */
function dots(stars: Plate['stars']): string {
  return stars.map(([x, y]) => `M${x} ${y}h0`).join('');
}
