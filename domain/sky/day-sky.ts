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

/** A stay in one sign within a date's window; null means it starts before the window or ends after it. */
export interface SignStay {
  sign: Sign;
  from: Instant | null;
  until: Instant | null;
}

/** One body on a date. Values are for noon UTC, the middle of the window, unless stated otherwise. */
export interface BodyOfDay {
  body: Body;
  /** Apparent geocentric ecliptic longitude of date in degrees, in [0, 360). */
  longitude: number;
  /** Degrees per day; negative when retrograde. */
  speed: number;
  sign: Sign;
  /** Degrees into the sign, in [0, 30). */
  degree: number;
  retrograde: boolean;
  /** The signs occupied through the window, in order: usually one, or two with the ingress between them. */
  stays: SignStay[];
}

/** An aspect in orb at noon UTC, or exact within the window. */
export interface AspectOfDay {
  a: Body;
  b: Body;
  aspect: AspectName;
  /** Distance from exactness in degrees at noon UTC. */
  orb: number;
  /** At noon UTC: applying if true, separating if false. */
  applying: boolean;
  /**
   * The next exact time if applying, the last if separating. Null if the pair turns back first (a near miss) or if it
   * is more than 60 days away.
   */
  exactAt: Instant | null;
}

/** Everything computed about the sky of a date, over the 50 hours in which that date is today somewhere. */
export interface DaySky {
  date: CivilDate;
  window: Span;
  bodies: Record<Body, BodyOfDay>;
  /** The Moon's elongation from the Sun at noon UTC, in degrees of longitude, in [0, 360). */
  phaseAngle: number;
  /** Illuminated fraction of the disc at noon UTC, 0 to 1. */
  illumination: number;
  /** Sorted by orb at noon UTC, tightest first. */
  aspects: AspectOfDay[];
  /** The window's events of each kind, in order of time; the window's end is excluded. */
  ingresses: Ingress[];
  stations: Station[];
  lunations: Lunation[];
  exactAspects: ExactAspect[];
  eclipses: Eclipse[];
  seasonTurns: SeasonTurn[];
}
