import type { Body } from '../sky/bodies.ts';
import type { House } from '../zodiac/solar-houses.ts';

/**
 * A table of words. Inside an entry `[a|b|c]` offers alternatives that mean the same in that place,
 * and `{aspect}`, `{body}` and the like are filled in by the writer. Tables may be lengthened freely;
 * README.md in this folder says what each kind of entry must look like, and `tables.test.ts` holds them to it.
 */
export type Table = readonly string[];

/** How a contact feels: a flowing aspect, a tense one, a conjunction, or no aspect at all. */
export const TONES = ['ease', 'strain', 'union', 'plain'] as const;
export type Tone = (typeof TONES)[number];

/** The parts of life, in short; each belongs to one section title. */
export const AREAS = [
  'love',
  'work',
  'rest',
  'style',
  'home',
  'money',
  'growth',
  'social',
  'family',
  'spirit',
] as const;
export type Area = (typeof AREAS)[number];

/** All that the desk knows about one part of life. */
export interface AreaWords {
  /** What each body does in this part of life: a clause. */
  themes: Record<Body, Table>;
  /** Where it shows when the body stands in that solar house: a clause. */
  scenes: Record<House, Table>;
  /** One concrete thing to do there: an infinitive phrase without "to". */
  actions: Record<House, Table>;
  /** How to meet it: a whole sentence without capital and period. `moon` is for the Moon without an aspect, gone in days. */
  turns: Record<Tone | 'moon', Table>;
}
