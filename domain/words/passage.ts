import type { Body } from '../sky/bodies.ts';

/** The areas of life that a section can be about, as short keys. */
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
 * in its sign, one that goes backward, or one that turns direct.
 */
export const TONES = ['ease', 'strain', 'union', 'plain', 'back', 'direct'] as const;
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

/**
 * What a passage tells or leads the reader to do. Readers notice repeated advice before repeated words. Two pieces of
 * advice are the same here if a reader would call them the same, such as writing to an old friend and calling one.
 */
export const ASKS = [
  'get in touch',
  'invite them',
  'show up',
  'keep them company',
  'talk to a stranger',
  'say the kind thing',
  'thank them',
  'do something for them',
  'ask about them',
  'hear them out',
  'tell something true',
  'show what you did',
  'show them how',
  'bring it up',
  'own up',
  'let it go',
  'give it back',
  'say what you want',
  'ask the basic question',
  'ask for help',
  'let them help',
  'take the compliment',
  'speak up',
  'say no',
  'name a limit',
  'leave early',
  'ask for time alone',
  'let others do it',
  'leave it alone',
  'cool off first',
  'look again',
  'find out',
  'start small',
  'get it done',
  'pick one',
  'write it down',
  'send the short version',
  'clear it out',
  'fix it',
  'rest',
  'go easy on yourself',
  'treat yourself',
  'enjoy what is there',
  'fool around',
  'try it another way',
  'nothing',
] as const;
export type Asks = (typeof ASKS)[number];

/** `wide` if most adults would say that it could be about them on an ordinary day, `narrow` if few would. */
export type Reach = 'wide' | 'narrow';

/** Days that a passage can be restricted to. */
export const OCCASIONS = [
  'monday',
  'friday',
  'saturday',
  'sunday',
  'workday',
  'weekend',
  'own season',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** A paragraph about one thought, by a single author, with the tags used to choose it. */
export interface Passage {
  /** The main theme first; one or two. */
  themes: readonly Theme[];
  /**
   * Its thought in two to five words. Two passages have the same motif if a reader who met both within ten days would
   * say "that one again".
   */
  motif: string;
  /** Whether the last line is a joke or a dry remark, or simply the end. */
  ending: 'plain' | 'quip';
  /** What it tells or leads the reader to do; if two things, the first. */
  asks: Asks;
  /** How many readers it could be about, as graders judged; left out for those in between, and until it is graded. */
  reach?: Reach;
  /**
   * `bright` if something simply goes well for the reader, `sore` if the reader is at fault, late, embarrassed, hurt or
   * stuck. Where possible, a reading has one bright passage and at most one sore one.
   */
  mood?: 'bright' | 'sore';
  /**
   * The first words of a sentence that makes sense on its own, warm, wise or funny, to anyone who has read nothing
   * else: it may appear above the reading and on the share image.
   */
  quote?: string;
  /** Its last line says what others feel or hope for in secret: that they're just as unsure, or will be glad. */
  consoles?: true;
  /** Its point is that the reader may rest or do less, or is fine as is. Readers notice this advice first. */
  letsOff?: true;
  /** It takes for granted that the reader is at a job that day, so it is odd on a weekend. */
  atWork?: true;
  on?: readonly Occasion[];
  text: string;
}

/** A section's paragraph. Its text holds `{contact}` or `{pairing}` once. */
export interface SectionPassage extends Passage {
  /** The bodies it can be about; first the one it was written for. */
  bodies: readonly Body[];
  /** Its first sentence takes up its theme, so it follows only an introduction of that theme. */
  links?: true;
}

/** A section for the readers of one sign: it mentions the sign by name, and is about something typical of it. */
export interface SignPassage extends Omit<SectionPassage, 'links'> {
  area: Area;
  tone: Tone;
}

/**
 * An introduction. Its text holds `{moonSign}` once and names the Moon's house by its subject ("your house of trust").
 */
export interface IntroductionPassage extends Passage {
  /** What the day is about, in a phrase drawn from the paragraph. */
  headline: string;
  /** Every introduction names one, so that every reading has a sentence of the day. */
  quote: string;
  /** Sections that were written to come right after it: each continues its thought, in love or at work. */
  next: readonly NextPassage[];
}

/**
 * A section that follows one particular introduction, and shares its themes. It asks for something: those that only told
 * a scene won 66% of their pairs in the blind panels, the others 84%.
 */
export interface NextPassage extends Omit<SectionPassage, 'themes' | 'links' | 'asks'> {
  asks: Exclude<Asks, 'nothing'>;
  area: Area;
  tone: Tone;
}
