import type { Body } from '../sky/bodies.ts';

/** The parts of life that a section can be about, in short. */
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

/**
 * How a contact feels: a trine or sextile, a square or opposition, a conjunction, a planet that is simply
 * in its sign, or one that goes backward.
 */
export const TONES = ['ease', 'strain', 'union', 'plain', 'back'] as const;
export type Tone = (typeof TONES)[number];

/** What a day can be about; README.md says what each covers. */
export const THEMES = [
  'begin',
  'finish',
  'speak',
  'rest',
  'belong',
  'count',
  'see',
  'play',
] as const;
export type Theme = (typeof THEMES)[number];

/** Days on which a passage that names them is used, and only then. */
export const OCCASIONS = [
  'monday',
  'friday',
  'saturday',
  'sunday',
  'workday',
  'weekend',
  'turn of the year',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** A paragraph of one thought, written whole by one hand, and what the picker needs to know of it. */
export interface Passage {
  /** The main theme first; one or two. */
  themes: readonly Theme[];
  /** Whether the last line is a joke or a dry remark, or simply the end. */
  ending: 'plain' | 'quip';
  /** Whether it suggests something to do. */
  advice: boolean;
  /** What a reader would remember seeing in it: things, animals, places, persons, in one or two words each. */
  props: readonly string[];
  on?: readonly Occasion[];
  text: string;
}

/** A section's paragraph. Its text holds `{contact}` or `{pairing}` once. */
export interface SectionPassage extends Passage {
  /** The bodies that it is true of, the one it was written for first. */
  bodies: readonly Body[];
}

/** An introduction. Its text holds `{moonSign}` once and names the Moon's house by what it is. */
export interface IntroductionPassage extends Passage {
  /** What the day is about in a phrase, from the paragraph's own thought. */
  headline: string;
}
