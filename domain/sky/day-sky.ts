import type { CivilDate, Instant } from '../calendar/civil-date.ts';
import type { Span } from '../calendar/today-somewhere.ts';
import type { Sign } from '../zodiac/signs.ts';
import type { Body } from './bodies.ts';
import type {
  AspectName,
  Eclipse,
  ExactAspect,
  Ingress,
  Lunation,
  SeasonTurn,
  Station,
} from './events.ts';

/** A stay in one sign inside a date's window; null means from before it, or beyond it. */
export interface SignStay {
  sign: Sign;
  from: Instant | null;
  until: Instant | null;
}

/** One body through a date. Values without a word on time are those of noon UTC, the middle of the window. */
export interface BodyOfDay {
  body: Body;
  /** Apparent geocentric ecliptic longitude of date in degrees, 0 up to 360. */
  longitude: number;
  /** Degrees per day; negative means retrograde. */
  speed: number;
  sign: Sign;
  /** Degrees into the sign, 0 up to 30. */
  degree: number;
  retrograde: boolean;
  /** The signs held through the window in order: one, or two with the instant between them, or more. */
  stays: SignStay[];
}

/** An aspect in orb at noon UTC, or exact within the window. */
export interface AspectOfDay {
  a: Body;
  b: Body;
  aspect: AspectName;
  /** Distance from exactness in degrees at noon UTC. */
  orb: number;
  /** At noon UTC: closing on exactness, or past it. */
  applying: boolean;
  /** True where applying (or separating) holds through the whole window. */
  steady: boolean;
  /**
   * The nearest exactness in the direction of motion: the next when applying, the last when separating.
   * Null where the pair turns back before it (a near miss), or none lies within 60 days.
   */
  exactAt: Instant | null;
}

/** Everything computed about the sky of a date, over the 50 hours in which the date is today somewhere. */
export interface DaySky {
  date: CivilDate;
  window: Span;
  bodies: Record<Body, BodyOfDay>;
  /** The Moon's lead on the Sun in degrees of longitude, 0 up to 360, at the window's start, noon UTC and the window's end. */
  phaseAngle: { start: number; noon: number; end: number };
  /** Lit share of the disc at noon UTC, 0 to 1. */
  illumination: number;
  /** Nearest to exactness at noon UTC first. */
  aspects: AspectOfDay[];
  /** The window's events of each kind in order of time; one at the window's end is not among them. */
  ingresses: Ingress[];
  stations: Station[];
  lunations: Lunation[];
  exactAspects: ExactAspect[];
  eclipses: Eclipse[];
  seasonTurns: SeasonTurn[];
}
