import type { CivilDate, Instant } from '../../../calendar/civil-date.ts';

/**
 * How a statement hangs on its time. `afterwards` ("then", "after that") takes its time from the statement
 * before. `for` is a stay through a stretch ("all week").
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

/** A time that a text gives. All dates are read near the date of the text. */
export type Moment =
  /** The date itself, by the rule of its 50 hours: "today", "now". */
  | { kind: 'today' }
  | DayMoment
  /** A clock time. `offsets` are the minutes ahead of UTC that its zone may mean; null where no zone is given. */
  | ClockMoment
  /** A part of a day that depends on where the reader is: "this evening". */
  | { kind: 'part'; date: CivilDate; part: string; utc: { from: number; to: number } | null }
  /** From the start of one date to the end of another: "this month", "in 2027". */
  | { kind: 'stretch'; from: CivilDate; to: CivilDate; words: string; loose: boolean }
  /** Two ends given: "from 26 February to 20 March". */
  | { kind: 'ends'; from: Moment; to: Moment }
  /** No time that can be checked: "recently", "soon". */
  | { kind: 'vague'; words: string; within: number | null; direction: 'past' | 'future' | null };

export interface DayMoment {
  kind: 'day';
  date: CivilDate;
  /** What a weekday means in the past tense: "on Friday". */
  before: CivilDate | null;
  /** What it means of the future, where that differs: "will turn on the 20th". */
  ahead: CivilDate | null;
  /** Another date that the words may mean as well: "last Friday" of this week, or of the week before. */
  also: CivilDate | null;
  /** A day more or less: "in about two weeks". */
  loose: boolean;
}

export interface ClockMoment {
  kind: 'clock';
  date: CivilDate;
  before: CivilDate | null;
  ahead: CivilDate | null;
  /** True where the text names no date and the day of the reading is meant. */
  dateAssumed: boolean;
  /** Another date that it may mean: that of the time said next ("at 03:58 and at 07:38 UTC on the 22nd"). */
  also: CivilDate | null;
  minutes: number;
  offsets: readonly number[] | null;
  /** Minutes that the words leave open either way: "around 14:00". */
  slack: { before: number; after: number };
}

/** The instants that a clock time may mean, one per offset of its zone. */
export function instantsOf(clock: ClockMoment, date: CivilDate = clock.date): Instant[] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return (clock.offsets ?? [0]).map((offset) => midnight + (clock.minutes - offset) * 60_000);
}

/** A day as a moment; most name one date and nothing else. */
export function dayMoment(
  date: CivilDate,
  rest: Partial<Omit<DayMoment, 'kind' | 'date'>> = {},
): DayMoment {
  return { kind: 'day', date, before: null, ahead: null, also: null, loose: false, ...rest };
}
