import { parseSign } from '#domain/zodiac/signs.ts';
import { Engraving } from './engraving.tsx';
import { STAR_PATH, ZODIAC_PATHS } from './glyph-paths.ts';

interface ZodiacGlyphProps {
  /** A sign's name in any case; any other word draws a star. */
  sign: string;
  size?: number;
  label?: string;
  className?: string;
}

/** The symbol of a zodiac sign. */
export function ZodiacGlyph({ sign, ...rest }: ZodiacGlyphProps) {
  const known = parseSign(sign);
  return (
    <Engraving {...rest}>
      <path d={known ? ZODIAC_PATHS[known] : STAR_PATH} />
    </Engraving>
  );
}
