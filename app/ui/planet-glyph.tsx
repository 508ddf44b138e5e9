import type { Body } from '#domain/sky/bodies.ts';
import type { AspectName } from '#domain/sky/events.ts';
import { Engraving } from './engraving.tsx';
import { ASPECT_PATHS, PLANET_PATHS, RETROGRADE_PATH } from './glyph-paths.ts';

interface GlyphProps {
  size?: number;
  label?: string;
  className?: string;
}

/** The symbol of the Sun, the Moon or a planet. */
export function PlanetGlyph({ body, ...rest }: GlyphProps & { body: Body }) {
  return (
    <Engraving {...rest}>
      <path d={PLANET_PATHS[body]} />
    </Engraving>
  );
}

/** The symbol of one of Ptolemy's five aspects. */
export function AspectGlyph({ aspect, ...rest }: GlyphProps & { aspect: AspectName }) {
  return (
    <Engraving {...rest}>
      <path d={ASPECT_PATHS[aspect]} />
    </Engraving>
  );
}

/** The symbol of a retrograde body. */
export function RetrogradeGlyph(props: GlyphProps) {
  return (
    <Engraving {...props}>
      <path d={RETROGRADE_PATH} />
    </Engraving>
  );
}
