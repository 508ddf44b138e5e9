import type { Body } from '#domain/sky/bodies.ts';
import { signName, signOfLongitude } from '#domain/zodiac/signs.ts';
import { glyphAt } from './glyph-at.ts';
import { PLANET_PATHS } from './glyph-paths.ts';
import { round } from './round.ts';

interface ZodiacRulerProps {
  /** Longitudes in degrees at noon UTC. */
  bodies: readonly { body: Body; longitude: number }[];
  className?: string;
}

/** Four units to the degree. */
const WIDTH = 1440;
const BASE = 76;
const GLYPHS = 26;
const GLYPH_SIZE = 30;
const GLYPH_ROOM = 35;

/** The ecliptic from Aries to Pisces as a scale, with every planet above its degree. */
export function ZodiacRuler({ bodies, className }: ZodiacRulerProps) {
  const shown = spread(bodies.map(({ longitude }) => longitude * 4));
  const stems = bodies.map(({ longitude }, i) => {
    const x = round(longitude * 4);
    return `M${x} ${BASE - 6}v-10L${round(shown[i]!)} ${GLYPHS + 20}`;
  });
  const inWords = bodies.map(
    ({ body, longitude }) => `${body} in ${signName(signOfLongitude(longitude))}`,
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${BASE}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role="img"
      aria-label={`The zodiac at noon UTC: ${inWords.join('; ')}`}
    >
      <g className="stroke-gold-dim" strokeLinecap="butt">
        <path d={`M0 ${BASE - 1}h${WIDTH}`} strokeWidth={2} />
        <path d={`M0 ${BASE - 4}h${WIDTH}`} strokeWidth={6} strokeDasharray="1.2 2.8" />
        <path d={`M0 ${BASE - 6}h${WIDTH}`} strokeWidth={10} strokeDasharray="1.4 18.6" />
      </g>
      <path d={stems.join('')} className="stroke-gold" strokeWidth={1.4} />
      {bodies.map(({ body }, i) => (
        <path
          key={body}
          d={PLANET_PATHS[body]}
          transform={glyphAt([shown[i]!, GLYPHS], GLYPH_SIZE)}
          className="stroke-gold-bright"
          strokeWidth={1.5}
        />
      ))}
    </svg>
  );
}

/** Moves places apart until each has room for its glyph, none past another and none over an end. */
function spread(places: readonly number[]): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const shown = [...places];
  let least = GLYPH_SIZE / 2;
  for (const i of order) {
    shown[i] = Math.max(shown[i]!, least);
    least = shown[i]! + GLYPH_ROOM;
  }
  let most = WIDTH - GLYPH_SIZE / 2;
  for (const i of order.reverse()) {
    shown[i] = Math.min(shown[i]!, most);
    most = shown[i]! - GLYPH_ROOM;
  }
  return shown;
}
