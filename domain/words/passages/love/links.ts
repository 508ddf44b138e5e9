import type { SectionPassage } from '../../passage.ts';

/** Passages whose first sentence takes up the introduction's theme, by tone. See ../../README.md. */
export const LOVE_LINKS: Record<'ease' | 'strain' | 'plain', readonly SectionPassage[]> = {
  ease: [],
  strain: [],
  plain: [],
};
