import type { CivilDate } from '../calendar/civil-date.ts';
import type { Sign } from '../zodiac/signs.ts';

export type Verdict = 'true' | 'false' | 'uncheckable';

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
  /** A sentence about the sky in which no statement was understood; only {@link unreadSentences} yields it. */
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

/** The date that is "today" in the text, and the sign it is written for (for houses, rulers, "your sign"). */
export interface ClaimContext {
  date: CivilDate;
  sign?: Sign;
}

export interface Judgement {
  verdict: Verdict;
  reason: string;
}
