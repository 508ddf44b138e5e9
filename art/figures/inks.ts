import type { Element } from '#domain/zodiac/profiles.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** The figures' colors: those of app/styles/tokens.css, inherited from the page. */
export const INK = 'var(--color-ink)';
export const INK_DEEP = 'var(--color-ink-deep)';
export const LINE = 'var(--color-ink-line)';
export const IVORY = 'var(--color-ivory)';
export const SOFT = 'var(--color-ivory-soft)';
export const PALE = 'var(--color-ivory-dim)';
export const GOLD = 'var(--color-gold)';
export const BRIGHT = 'var(--color-gold-bright)';
export const DIM = 'var(--color-gold-dim)';
/** For the Moon: its lit part stays lighter than the dark part in print and forced colors too. */
export const MOON_LIT = 'var(--moon-lit)';
export const MOON_DARK = 'var(--moon-dark)';
export const TENSE = 'var(--color-ill)';

export function signInk(sign: Sign): string {
  return `var(--color-${sign})`;
}

/** The signs in whose colors the elements are drawn. */
export const ELEMENT_SIGNS: Readonly<Record<Element, Sign>> = {
  Fire: 'aries',
  Earth: 'taurus',
  Air: 'gemini',
  Water: 'scorpio',
};

export function elementInk(element: Element): string {
  return signInk(ELEMENT_SIGNS[element]);
}

/** Distance from the middle of a line of text down to its baseline, in units of the font size. */
export const BASELINE = 0.33;
