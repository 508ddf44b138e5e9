import type { Instant } from '../calendar/civil-date.ts';
import type { Sign } from '../zodiac/signs.ts';
import type { Body, Planet } from './bodies.ts';

/** A body entering a sign; if `retrograde`, the preceding one. */
export interface Ingress {
  kind: 'ingress';
  body: Body;
  from: Sign;
  to: Sign;
  at: Instant;
  retrograde: boolean;
}

/** A planet standing still before it changes direction. */
export interface Station {
  kind: 'station';
  body: Planet;
  turns: 'retrograde' | 'direct';
  at: Instant;
  /** Ecliptic longitude in degrees, in [0, 360). */
  longitude: number;
  sign: Sign;
}

/** The principal phases, each with the degrees that the Moon is ahead of the Sun. */
export const PHASE_ANGLES = {
  'new moon': 0,
  'first quarter': 90,
  'full moon': 180,
  'last quarter': 270,
} as const;
export type LunationPhase = keyof typeof PHASE_ANGLES;

export const LUNATION_PHASES = Object.keys(PHASE_ANGLES) as LunationPhase[];
export type NewOrFullMoon = Extract<LunationPhase, 'new moon' | 'full moon'>;

/** The Moon 0, 90, 180 or 270 degrees of longitude ahead of the Sun. */
export interface Lunation {
  kind: 'lunation';
  phase: LunationPhase;
  at: Instant;
  moonSign: Sign;
  sunSign: Sign;
}

/** The five Ptolemaic aspects and their angles in degrees. */
export const ASPECT_ANGLES = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
} as const;
export type AspectName = keyof typeof ASPECT_ANGLES;

export const ASPECT_NAMES = Object.keys(ASPECT_ANGLES) as AspectName[];

/** Two bodies exactly in aspect; `a` precedes `b` in the order of the bodies. */
export interface ExactAspect {
  kind: 'aspect';
  a: Body;
  b: Body;
  aspect: AspectName;
  at: Instant;
  signA: Sign;
  signB: Sign;
}

export interface Eclipse {
  kind: 'eclipse';
  of: 'Sun' | 'Moon';
  /**
   * The type at greatest eclipse: a hybrid eclipse counts as total or annular, whichever it is
   * then. A solar eclipse whose axis misses the Earth counts as partial, even if the Earth's rim
   * sees more (twice in 2043).
   */
  type: 'total' | 'annular' | 'partial' | 'penumbral';
  /** Greatest eclipse. */
  at: Instant;
  /** The Moon's sign at greatest eclipse. */
  sign: Sign;
}

export const SEASON_TURNS = [
  'March equinox',
  'June solstice',
  'September equinox',
  'December solstice',
] as const;
export interface SeasonTurn {
  kind: 'season';
  event: (typeof SEASON_TURNS)[number];
  at: Instant;
}

export type SkyEvent = Ingress | Station | Lunation | ExactAspect | Eclipse | SeasonTurn;
