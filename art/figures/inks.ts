import type { Sign } from '#domain/zodiac/signs.ts';

/** The colors of the figures: those of app/styles/tokens.css, which the page lends them. */
export const INK = 'var(--color-ink)';
export const INK_DEEP = 'var(--color-ink-deep)';
export const LINE = 'var(--color-ink-line)';
export const IVORY = 'var(--color-ivory)';
export const SOFT = 'var(--color-ivory-soft)';
export const PALE = 'var(--color-ivory-dim)';
export const GOLD = 'var(--color-gold)';
export const BRIGHT = 'var(--color-gold-bright)';
export const DIM = 'var(--color-gold-dim)';
/** Of the Moon: lit stays lighter than dark in print and forced colors too. */
export const MOON_LIT = 'var(--moon-lit)';
export const MOON_DARK = 'var(--moon-dark)';
export const TENSE = 'var(--color-ill)';

export function signInk(sign: Sign): string {
  return `var(--color-${sign})`;
}

/** How far below its middle a line of lettering has its baseline, in units of its font size. */
export const BASELINE = 0.33;
