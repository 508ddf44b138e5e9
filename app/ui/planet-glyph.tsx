import type { Body } from '#domain/sky/bodies.ts';
import type { AspectName } from '#domain/sky/events.ts';
import { Engraving, type EngravingProps } from './engraving.tsx';
import { ASPECT_PATHS, PLANET_PATHS, RETROGRADE_PATH } from './glyph-paths.ts';

/** The symbol of the Sun, the Moon or a planet. */
export function PlanetGlyph({ body, ...rest }: EngravingProps & { body: Body }) {
  return (
    <Engraving {...rest}>
      <path d={PLANET_PATHS[body]} />
    </Engraving>
  );
}

/** The symbol of one of Ptolemy's five aspects. */
export function AspectGlyph({ aspect, ...rest }: EngravingProps & { aspect: AspectName }) {
  return (
    <Engraving {...rest}>
      <path d={ASPECT_PATHS[aspect]} />
    </Engraving>
  );
}

/** The symbol of a retrograde body. */
export function RetrogradeGlyph(props: EngravingProps) {
  return (
    <Engraving {...props}>
      <path d={RETROGRADE_PATH} />
    </Engraving>
  );
}
