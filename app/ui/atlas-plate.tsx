import { useId } from 'react';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { Figure } from './constellation.tsx';
import { CONSTELLATION_PLATES } from './constellation-plates.ts';
import { round } from './round.ts';
import { SKY_LINES } from './sky-lines.ts';

/** The lines behind a constellation in the units of its plate, reaching past the sheet. */
export interface SkyLines {
  /** Right ascension each hour and declination each ten degrees. */
  grid: string;
  /** The Sun's yearly path. */
  ecliptic: string;
  /** Dots for bright stars of other constellations. */
  around: string;
}

interface AtlasPlateProps {
  sign: Sign;
  className?: string;
}

/** In the units of a plate; art/atlas/extract-stars.ts draws the sky's lines for this size. */
const SHEET = { width: 136, height: 102 };
const MARGIN = 4;

/** A sheet of a star atlas: the constellation with its bright stars named, the grid, the ecliptic, a graduated margin. */
export function AtlasPlate({ sign, className }: AtlasPlateProps) {
  const { width, height, names } = CONSTELLATION_PLATES[sign];
  const { grid, ecliptic, around } = SKY_LINES[sign];
  const sheetId = useId();
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${SHEET.width + 2 * MARGIN} ${SHEET.height + 2 * MARGIN}`}
      width={SHEET.width + 2 * MARGIN}
      height={SHEET.height + 2 * MARGIN}
      fill="none"
      data-sign={sign}
      className={className}
      role="img"
      aria-label={`The constellation ${signName(sign)} with the ecliptic, north up, east left`}
    >
      <clipPath id={sheetId}>
        <rect width={SHEET.width} height={SHEET.height} />
      </clipPath>
      <rect width={SHEET.width} height={SHEET.height} className="fill-ink-deep" />
      <g clipPath={`url(#${sheetId})`}>
        <g
          transform={`translate(${round((SHEET.width - width) / 2)} ${round((SHEET.height - height) / 2)})`}
        >
          <path d={grid} className="stroke-ink-line" strokeWidth={0.4} />
          <path d={ecliptic} className="stroke-gold" strokeWidth={0.5} strokeDasharray="2.4 1.2" />
          <path d={around} className="stroke-ivory-dim" strokeWidth={1.2} strokeLinecap="round" />
          <g className="text-(--sign-pale)">
            <Figure sign={sign} />
          </g>
          {names.map(([x, y, name, anchor]) => (
            <text
              key={name}
              x={x}
              y={y}
              textAnchor={anchor}
              fontSize={4.6}
              fontStyle="italic"
              className="fill-ivory"
            >
              {name}
            </text>
          ))}
        </g>
      </g>
      <rect
        width={SHEET.width}
        height={SHEET.height}
        className="stroke-gold-dim"
        strokeWidth={0.35}
      />
      <rect
        x={-1}
        y={-1}
        width={SHEET.width + 2}
        height={SHEET.height + 2}
        className="stroke-gold-dim"
        strokeWidth={2}
        strokeDasharray="3.4 3.4"
      />
      <rect
        x={-2}
        y={-2}
        width={SHEET.width + 4}
        height={SHEET.height + 4}
        className="stroke-gold-dim"
        strokeWidth={0.35}
      />
      <rect
        x={-3.6}
        y={-3.6}
        width={SHEET.width + 7.2}
        height={SHEET.height + 7.2}
        className="stroke-gold-dim"
        strokeWidth={0.5}
      />
    </svg>
  );
}
