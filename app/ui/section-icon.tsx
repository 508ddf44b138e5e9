import { Engraving } from './engraving.tsx';
import { STAR_PATH } from './glyph-paths.ts';
import { SECTION_ICON_PATHS } from './section-icon-paths.ts';

interface SectionIconProps {
  /** A section's title in any case; an unknown title draws a star. */
  title: string;
  size?: number;
  className?: string;
}

/** The emblem of a reading's section; decoration, because the title is beside it. */
export function SectionIcon({ title, ...rest }: SectionIconProps) {
  const name = title.trim().toLowerCase();
  return (
    <Engraving {...rest}>
      <path
        d={(Object.hasOwn(SECTION_ICON_PATHS, name) && SECTION_ICON_PATHS[name]) || STAR_PATH}
      />
    </Engraving>
  );
}
