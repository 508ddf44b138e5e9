import { parseSign } from '#domain/zodiac/signs.ts';
import { Engraving, type EngravingProps } from './engraving.tsx';
import { STAR_PATH, ZODIAC_PATHS } from './glyph-paths.ts';

/** The symbol of a zodiac sign, by its name in any case; any other word draws a star. */
export function ZodiacGlyph({ sign, ...rest }: EngravingProps & { sign: string }) {
  const known = parseSign(sign);
  return (
    <Engraving {...rest}>
      <path d={known ? ZODIAC_PATHS[known] : STAR_PATH} />
    </Engraving>
  );
}
