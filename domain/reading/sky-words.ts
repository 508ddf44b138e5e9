import type { AspectName, LunationPhase } from '#domain/sky/events.ts';
import type { House } from '#domain/zodiac/solar-houses.ts';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** `7` to `your seventh house` */
export function yourHouse(house: House): string {
  return `your ${ORDINALS[house - 1]} house`;
}

/** 1 to 12 as `first` to `twelfth`. */
export function ordinal(number: number): string {
  return ORDINALS[number - 1]!;
}

/** Ways to say that one body makes the aspect to another: the verb between their names. */
export const ASPECT_VERBS: Record<AspectName, readonly string[]> = {
  conjunction: ['is conjunct', 'forms a conjunction with', 'makes a conjunction with'],
  sextile: ['sextiles', 'forms a sextile to', 'makes a sextile to'],
  square: ['squares', 'forms a square to', 'makes a square to'],
  trine: ['trines', 'forms a trine to', 'makes a trine to'],
  opposition: ['opposes', 'forms an opposition to', 'makes an opposition to'],
};

/** `first quarter` of `first quarter Moon` */
export const PHASE_ADJECTIVES: Record<LunationPhase, string> = {
  'new moon': 'new',
  'first quarter': 'first quarter',
  'full moon': 'full',
  'last quarter': 'last quarter',
};
