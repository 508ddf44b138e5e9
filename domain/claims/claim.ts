import type { CivilDate } from '../calendar/civil-date.ts';
import type { Sign } from '../zodiac/signs.ts';

export type Verdict = 'true' | 'false' | 'uncheckable';

/** What a statement is about; one folder entry in `kinds/` finds each, one in `judge/` judges it. */
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

/** One statement about the sky found in a text, and what the computed sky says of it. */
export interface Claim {
  /** The words judged, as they stand in the text. */
  text: string;
  kind: ClaimKind;
  verdict: Verdict;
  /** A sentence that a reader understands. */
  reason: string;
  /** Where the words stand in the text, in UTF-16 units, end exclusive. */
  at: { start: number; end: number };
}

/** The date that is "today" in the text, and the sign it is written to (for houses, rulers, "your sign"). */
export interface ClaimContext {
  date: CivilDate;
  sign?: Sign;
}

export interface Judgement {
  verdict: Verdict;
  reason: string;
}
