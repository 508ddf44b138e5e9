import type { AspectName, LunationPhase } from '#domain/sky/events.ts';
import { type House, ordinal } from '#domain/zodiac/solar-houses.ts';

/** `7` to `your seventh house` */
export function yourHouse(house: House): string {
  return `your ${ordinal(house)} house`;
}

/** The verb between two bodies in an aspect. Kept short because it appears in every section. */
export const ASPECT_VERBS: Record<AspectName, string> = {
  conjunction: 'is conjunct',
  sextile: 'sextiles',
  square: 'squares',
  trine: 'trines',
  opposition: 'opposes',
};

/** `first quarter` of `first quarter Moon` */
export const PHASE_ADJECTIVES: Record<LunationPhase, string> = {
  'new moon': 'new',
  'first quarter': 'first quarter',
  'full moon': 'full',
  'last quarter': 'last quarter',
};
