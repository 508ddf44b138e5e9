import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { Figure } from './constellation.tsx';
import { CONSTELLATION_PLATES } from './constellation-plates.ts';
import { round } from './round.ts';
import { SKY_LINES } from './sky-lines.ts';

/** In the units of a plate; art/atlas/extract-stars.ts generates the sky's lines for this size. */
const SHEET = { width: 136, height: 102 };

/** The sky of a star atlas, without its margin: the constellation with its bright stars named, the grid, the ecliptic. */
export function AtlasPlate({ sign, className }: { sign: Sign; className?: string }) {
  const { width, height, names } = CONSTELLATION_PLATES[sign];
  const { grid, ecliptic, around } = SKY_LINES[sign];
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="xMaxYMid meet"
      fill="none"
      className={className}
      role="img"
      aria-label={`The constellation ${signName(sign)} with the ecliptic, north up, east left`}
    >
      <g
        transform={`translate(${round((SHEET.width - width) / 2)} ${round((SHEET.height - height) / 2)})`}
      >
        <path d={grid} className="stroke-ink-line" strokeWidth={0.3} />
        <path d={ecliptic} className="stroke-gold" strokeWidth={0.35} strokeDasharray="2.4 1.2" />
        <path d={around} className="stroke-ivory-dim" strokeWidth={0.9} strokeLinecap="round" />
        <g className="text-(--sign-pale)">
          <Figure sign={sign} />
        </g>
        {names.map(([x, y, name, anchor]) => (
          <text
            key={name}
            x={x}
            y={y}
            textAnchor={anchor}
            fontSize={4}
            fontStyle="italic"
            className="fill-ivory"
          >
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
