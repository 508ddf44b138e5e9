import type { Instant } from '../calendar/civil-date.ts';
import type { Sign } from '../zodiac/signs.ts';
import type { Body, Planet } from './bodies.ts';

/** A body crossing into another sign; backward (`retrograde`) it enters the sign before. */
export interface Ingress {
  kind: 'ingress';
  body: Body;
  from: Sign;
  to: Sign;
  at: Instant;
  retrograde: boolean;
}

/** A planet standing still before it turns. */
export interface Station {
  kind: 'station';
  body: Planet;
  turns: 'retrograde' | 'direct';
  at: Instant;
  /** Ecliptic longitude in degrees, 0 up to 360. */
  longitude: number;
  sign: Sign;
}

export const LUNATION_PHASES = ['new moon', 'first quarter', 'full moon', 'last quarter'] as const;
export type LunationPhase = (typeof LUNATION_PHASES)[number];

/** The Moon 0, 90, 180 or 270 degrees of longitude ahead of the Sun. */
export interface Lunation {
  kind: 'lunation';
  phase: LunationPhase;
  at: Instant;
  moonSign: Sign;
  sunSign: Sign;
}

/** The five aspects of Ptolemy and their angles in degrees. */
export const ASPECT_ANGLES = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
} as const;
export type AspectName = keyof typeof ASPECT_ANGLES;

export const ASPECT_NAMES = Object.keys(ASPECT_ANGLES) as AspectName[];

/** Two bodies at the very angle of an aspect; `a` comes before `b` in the order of the bodies. */
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
   * As it is at greatest eclipse: a hybrid one is total or annular, as it is then. A solar one whose
   * axis passes beside the Earth is partial, also where a rim of the Earth sees more (2043 twice).
   */
  type: 'total' | 'annular' | 'partial' | 'penumbral';
  /** Greatest eclipse. */
  at: Instant;
  /** The Moon's sign at that instant. */
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
