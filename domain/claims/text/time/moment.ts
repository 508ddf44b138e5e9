import {
  addDays,
  type CivilDate,
  daysBetween,
  type Instant,
} from '../../../calendar/civil-date.ts';
import { MINUTE_MS } from '../../../calendar/durations.ts';

/**
 * How a statement relates to its time. `afterwards` ("then", "after that") takes its time from the previous
 * statement. `for` is a duration ("all week").
 */
export type WhenRole =
  | 'at'
  | 'until'
  | 'from'
  | 'before'
  | 'after'
  | 'by'
  | 'between'
  | 'for'
  | 'afterwards';

/** A time given in a text. Incomplete dates resolve to those nearest to the text's date. */
export type Moment =
  /** The text's own date with its 50 hours: "today", "now". */
  | { kind: 'today' }
  | DayMoment
  /** A clock time. `offsets` are the possible UTC offsets of its zone in minutes; null if no zone is given. */
  | ClockMoment
  /** A part of a day; unless `utc` is set, it depends on the reader's location: "this evening". */
  | {
      kind: 'part';
      date: CivilDate;
      part: string;
      utc: { from: number; to: number } | null;
      /** Its hours on the reader's clock, generous at both ends. */
      hours: { from: number; to: number };
    }
  /** From the start of one date to the end of another: "this month", "in 2027". */
  | { kind: 'stretch'; from: CivilDate; to: CivilDate; words: string; loose: boolean }
  /**
   * A start and an end: "from 26 February to 20 March"; `inside` for "between", when a stay may begin earlier and end
   * later.
   */
  | { kind: 'ends'; from: Moment; to: Moment; inside?: boolean }
  /** A vague time: "recently", "soon". */
  | { kind: 'vague'; words: string; within: number | null; direction: 'past' | 'future' | null };

/** A moment read from the words of a text; `next` is the word after it. */
export interface ReadDay {
  moment: Moment;
  next: number;
}

export interface ReadMoment extends ReadDay {
  /** A weekday (0 Sunday to 6) named with a date, or alone. */
  weekday: { number: number; alone: boolean } | null;
}

export interface ReadWhen extends ReadMoment {
  role: WhenRole;
}

export interface DayMoment {
  kind: 'day';
  date: CivilDate;
  /** The date in the past tense, for a weekday: "on Friday". */
  before: CivilDate | null;
  /** The date in the future tense, if different: "will turn on the 20th". */
  ahead: CivilDate | null;
  /** Another possible date: "last Friday" may be this week's or the week before's. */
  also: CivilDate | null;
  /** Give or take a day: "in about two weeks". */
  loose: boolean;
  /** The hours of a part of it on the reader's clock: "Wednesday evening". */
  hours?: { from: number; to: number };
}

export interface ClockMoment {
  kind: 'clock';
  date: CivilDate;
  before: CivilDate | null;
  ahead: CivilDate | null;
  /** True if the text names no date and its own is assumed. */
  dateAssumed: boolean;
  /** Another possible date: that of the next time in the text ("at 03:58 and at 07:38 UTC on the 22nd"). */
  also: CivilDate | null;
  minutes: number;
  offsets: readonly number[] | null;
  /** The words name neither half of the day. */
  eitherHalf: boolean;
  /** Midnight, or small hours without a date: at the start of the date or after its end. */
  mayEndDate: boolean;
  /** Leeway in minutes on either side: "around 14:00". */
  slack: { before: number; after: number };
}

/** The instants a clock time may mean, one per possible offset of its zone; read as UTC if no zone is given. */
export function instantsOf(clock: ClockMoment, date: CivilDate = clock.date): Instant[] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return (clock.offsets ?? [0]).map((offset) => midnight + (clock.minutes - offset) * MINUTE_MS);
}

/** A moment that is a day; most name a single date. */
export function dayMoment(
  date: CivilDate,
  rest: Partial<Omit<DayMoment, 'kind' | 'date'>> = {},
): DayMoment {
  return { kind: 'day', date, before: null, ahead: null, also: null, loose: false, ...rest };
}

/** A day or a stretch, give or take a day; other times as they are. */
export function aDayAround(moment: Moment): Moment {
  if (moment.kind === 'day') return { ...moment, hours: undefined, loose: true };
  if (moment.kind !== 'stretch') return moment;
  const [from, to] = [addDays(moment.from, -1), addDays(moment.to, 1)];
  return { ...moment, from, to, words: 'about then' };
}

/** Whether a time is a date or a few, rather than a week or a season. */
export function isOfDays(moment: Moment, most = FEW_DAYS): boolean {
  const isShort = moment.kind === 'stretch' && daysBetween(moment.from, moment.to) <= most;
  return isShort || moment.kind === 'day' || moment.kind === 'clock';
}

const FEW_DAYS = 7;

/** Ends the words of a stretch that a text names by its end: "until this week is behind us". */
export const OVER = ' is over';
