import { Engraving, type EngravingProps } from './engraving.tsx';
import { STAR_PATH } from './glyph-paths.ts';
import { SECTION_ICON_PATHS } from './section-icon-paths.ts';

/** The emblem of a reading's section, by its title in any case; an unknown title draws a star. */
export function SectionIcon({ title, ...rest }: EngravingProps & { title: string }) {
  const name = title.trim().toLowerCase();
  return (
    <Engraving {...rest}>
      <path
        d={(Object.hasOwn(SECTION_ICON_PATHS, name) && SECTION_ICON_PATHS[name]) || STAR_PATH}
      />
    </Engraving>
  );
}
