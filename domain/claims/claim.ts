import type { CivilDate } from '../calendar/civil-date.ts';
import type { Zone } from '../calendar/zones.ts';
import type { Sign } from '../zodiac/signs.ts';

/** `depends`: true on the stated date in some time zones and not in others; only if the context has a period. */
export type Verdict = 'true' | 'false' | 'uncheckable' | 'depends';

/** How long a text is read for, from its date on. */
export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** The kind of a statement. Each is found by a file in `kinds/` and judged by one in `judge/`. */
export type ClaimKind =
  | 'body-in-sign'
  | 'body-in-house'
  | 'house-sign'
  | 'ingress'
  | 'motion'
  | 'station'
  | 'moon-phase'
  | 'lunation'
  | 'illumination'
  | 'aspect'
  | 'ruler'
  | 'sign-nature'
  | 'planet-count'
  | 'sun-season'
  | 'season-turn'
  | 'eclipse'
  | 'weekday'
  | 'date'
  | 'beyond'
  /** A sentence about the sky in which no statement was understood; only {@link unreadParts} yields it. */
  | 'unread';

/** A statement about the sky found in a text, and its verdict against the computed sky. */
export interface Claim {
  /** The judged words, verbatim. */
  text: string;
  kind: ClaimKind;
  verdict: Verdict;
  /** A readable sentence. */
  reason: string;
  /** Offsets of the words in the text, in UTF-16 code units, end exclusive. */
  at: { start: number; end: number };
}

/** When, where and for whom a text is written. */
export interface ClaimContext {
  /** "Today" in the text, or the first day of its period. */
  date: CivilDate;
  /** The sign it is written for, for houses, rulers and "your sign". */
  sign?: Sign;
  /**
   * The days it is about. An undated event must fall within them, and an undated state must hold at some time in them.
   * Without a period or a zone, the rule of our own daily readings applies: the 50 hours of the date.
   */
  period?: Period;
  /** The zone of its dates and of clock times without a zone. */
  zone?: Zone;
}

/** Whether a text is judged as a column, rather than by our own gate's rules. */
export function isColumn({ period, zone }: Pick<ClaimContext, 'period' | 'zone'>): boolean {
  return period !== undefined || zone !== undefined;
}

export interface Judgment {
  verdict: Verdict;
  reason: string;
}
