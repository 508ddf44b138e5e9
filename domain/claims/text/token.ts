import type { Body } from '../../sky/bodies.ts';
import {
  type Eclipse,
  LUNATION_PHASES,
  type LunationPhase,
  type SeasonTurn,
} from '../../sky/events.ts';
import type { Sign } from '../../zodiac/signs.ts';
import type { House } from '../../zodiac/solar-houses.ts';
import type { Moment, WhenRole } from './time/moment.ts';

/** A stretch of text and its meaning in a statement about the sky. */
export type Token = Extent & Meaning;
export type Tokens = readonly Token[];

export interface Extent {
  start: number;
  end: number;
  /** The words in lowercase, separated by single spaces. */
  lower: string;
  /** Ends in 's: "Venus's", "today's". */
  possessive: boolean;
  capital: boolean;
}

export type Meaning =
  | { type: 'word'; tag: Tag | null; form: VerbForm | null }
  | { type: 'mark'; mark: string }
  | BodyMeaning
  | { type: 'sign'; signs: Signs; own: boolean }
  | { type: 'house'; houses: readonly House[]; topics: readonly House[] | null; yours: boolean }
  | { type: 'there' }
  | AspectMeaning
  | {
      type: 'motion';
      motion: 'retrograde' | 'direct';
      form: 'adjective' | 'verb' | 'turning' | 'noun';
    }
  | { type: 'phase'; phase: PhaseName; noun: boolean; month: number | null }
  | { type: 'eclipse'; of: Eclipse['of'] | null; eclipse: Eclipse['type'] | null }
  | { type: 'season-turn'; events: readonly SeasonTurn['event'][] }
  | { type: 'sun-season'; sign: Sign }
  | { type: 'nature'; nature: Nature; signNoun: boolean }
  | { type: 'beyond'; what: string; reason: string; natal: boolean }
  | { type: 'degree'; degrees: number; precise: boolean; ordinal: boolean }
  | { type: 'region'; from: number; to: number }
  | { type: 'percent'; low: number; high: number }
  | { type: 'number'; value: number; ordinal: boolean }
  | WhenMeaning;

export interface WhenMeaning {
  type: 'when';
  role: WhenRole;
  moment: Moment;
  /** A weekday (0 Sunday to 6) named with a date, or alone. */
  weekday: { number: number; alone: boolean } | null;
  /** Where its words begin in the text; absent if the time is worked out rather than told. */
  start?: number;
}
export type Whens = readonly WhenMeaning[];

/** The bodies a name may mean: Scorpio's "your ruler" has two. */
export interface BodyRef {
  options: readonly Body[];
}
export type BodyRefs = readonly BodyRef[];

export interface BodyMeaning {
  type: 'body';
  /** Several if the words name more than one ("the luminaries"). */
  refs: BodyRefs;
  /** Set for a sign's ruler: "your ruler", "the ruler of Leo". */
  ruler: RulerRole | null;
}

export interface RulerRole {
  signs: Signs;
  tradition: 'modern' | 'traditional' | null;
  /** True for "your ruler", false for "the ruler of Leo". */
  own: boolean;
}

/** The signs the words allow; empty if they depend on an unknown sign. */
export type Signs = readonly Sign[];

export const MINOR_ANGLES = {
  'semi-sextile': 30,
  'semi-square': 45,
  quintile: 72,
  sesquiquadrate: 135,
  quincunx: 150,
} as const;
export type AngleName =
  | 'conjunction'
  | 'sextile'
  | 'square'
  | 'trine'
  | 'opposition'
  | keyof typeof MINOR_ANGLES;

export interface AspectMeaning {
  type: 'aspect';
  /** Any of these makes the statement true; empty for words that name no angle ("aligns with"). */
  angles: readonly AngleName[];
  form: 'noun' | 'verb' | 'adjective' | 'meet';
  verbForm: VerbForm | null;
}

export type PhaseName =
  | LunationPhase
  | 'waxing'
  | 'waning'
  | 'crescent'
  | 'gibbous'
  | 'waxing crescent'
  | 'waxing gibbous'
  | 'waning gibbous'
  | 'waning crescent'
  | 'balsamic'
  | 'dark'
  | 'half';

export interface Nature {
  element: 'Fire' | 'Earth' | 'Air' | 'Water' | null;
  quality: 'Cardinal' | 'Fixed' | 'Mutable' | null;
}

export type VerbForm = 'base' | 's' | 'past' | 'ing';

// biome-ignore format: a list of words
export type Tag =
  // function words
  | 'the' | 'a' | 'your' | 'its' | 'own' | 'this' | 'and' | 'or' | 'nor' | 'neither' | 'but' | 'both' | 'all'
  | 'only' | 'except' | 'no' | 'not' | 'in' | 'into' | 'to' | 'towards' | 'from' | 'of' | 'with' | 'by' | 'between'
  | 'at' | 'on' | 'for' | 'near' | 'against' | 'until' | 'after' | 'before' | 'together' | 'than' | 'nearly'
  // subjects and pronouns
  | 'it' | 'they' | 'which' | 'you' | 'people' | 'planets' | 'nothing' | 'next' | 'last' | 'never-exact'
  // moods
  | 'if' | 'when' | 'while' | 'general' | 'natal' | 'born'
  // verbs
  | 'be' | 'have' | 'do' | 'will' | 'may' | 'would' | 'enter' | 'leave' | 'begin' | 'end' | 'move' | 'turn' | 'stay'
  | 'host' | 'rule' | 'station' | 'change' | 'prepare' | 'arrive'
  // nouns and adjectives that modify a statement
  | 'backward' | 'exact' | 'applying' | 'separating' | 'orb' | 'lit' | 'sign-word' | 'stellium' | 'adverb'
  | 'constellation' | 'side-by-side';

export function isLunationPhase(phase: PhaseName): phase is LunationPhase {
  return (LUNATION_PHASES as readonly string[]).includes(phase);
}
