import { addDays, type CivilDate, type Instant, utcMidnight } from '../calendar/civil-date.ts';
import { type Span, todayWindow } from '../calendar/today-somewhere.ts';
import type { Tense } from './proposition.ts';
import {
  type ClockMoment,
  type DayMoment,
  instantsOf,
  type Moment,
  type WhenRole,
} from './text/time/moment.ts';
import type { WhenMeaning } from './text/token.ts';

/** The time that a statement is held to: how it hangs on a moment, and which. */
export interface Frame {
  /** The date of the text. */
  today: CivilDate;
  role: WhenRole;
  moment: Moment;
  /** False where the text gives no time at all. */
  stated: boolean;
  tense: Tense;
  /** A place in passing: holding at some time of the date is enough. */
  loosely: boolean;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** One frame from all the times that belong to a statement. */
export function frameOf(
  whens: readonly WhenMeaning[],
  today: CivilDate,
  tense: Tense,
  loosely: boolean,
): Frame {
  const base = { today, tense, loosely };
  const joined = withDates(whens);
  const from = joined.find(({ role }) => role === 'from');
  const until = joined.find(({ role }) => role === 'until');
  if (from && until) {
    return {
      ...base,
      role: 'between',
      moment: { kind: 'ends', from: from.moment, to: until.moment },
      stated: true,
    };
  }
  const best = [...joined].sort((a, b) => rank(a) - rank(b))[0];
  if (!best) return { ...base, role: 'at', moment: { kind: 'today' }, stated: false };
  return { ...base, role: best.role, moment: best.moment, stated: true };
}

/** The frame once for every date that its words may mean. */
export function readingsOf(frame: Frame): Frame[] {
  const { moment } = frame;
  if ((moment.kind !== 'day' && moment.kind !== 'clock') || !moment.also) return [frame];
  return [frame, { ...frame, moment: { ...moment, date: moment.also, also: null } }];
}

/** The moment as one span of time: from the start of the earliest to the end of the latest it may mean. */
export function spanOf(moment: Moment, today: CivilDate, tense: Tense): Span {
  switch (moment.kind) {
    case 'today':
      return todayWindow(today);
    case 'day':
      return utcDays(...daySpread(moment, tense));
    case 'clock': {
      const instants = clockInstants(moment, tense);
      const { before, after } = moment.slack;
      return {
        start: Math.min(...instants) - before * MINUTE_MS,
        end: Math.max(...instants) + after * MINUTE_MS,
      };
    }
    case 'part':
      return moment.utc
        ? {
            start: utcMidnight(moment.date) + moment.utc.from * 3_600_000,
            end: utcMidnight(moment.date) + moment.utc.to * 3_600_000,
          }
        : todayWindow(moment.date);
    case 'stretch':
      return utcDays(moment.from, moment.to);
    case 'ends':
      return {
        start: spanOf(moment.from, today, tense).start,
        end: spanOf(moment.to, today, tense).end,
      };
    case 'vague':
      return todayWindow(today);
  }
}

/** The dates that a day may mean, first and last. */
export function daySpread(moment: Moment & { kind: 'day' }, tense: Tense): [CivilDate, CivilDate] {
  const date = dateIn(moment, tense);
  return moment.loose ? [addDays(date, -1), addDays(date, 1)] : [date, date];
}

/** "On Friday" is the coming one, or in the past tense the last. */
export function dateIn(
  { date, before, ahead }: Pick<DayMoment, 'date' | 'before' | 'ahead'>,
  tense: Tense,
): CivilDate {
  if (tense === 'past' || tense === 'perfect') return before ?? date;
  return tense === 'future' ? (ahead ?? date) : date;
}

/** The instants that a clock time may mean. */
export function clockInstants(moment: ClockMoment, tense: Tense): Instant[] {
  const clock = moment.offsets?.length === 0 ? { ...moment, offsets: [0] } : moment;
  return instantsOf(clock, dateIn(moment, tense));
}

export function utcDays(from: CivilDate, to: CivilDate): Span {
  return { start: utcMidnight(from), end: utcMidnight(to) + DAY_MS };
}

/** A clock time without a date takes the date said elsewhere in the clause. */
function withDates(whens: readonly WhenMeaning[]): WhenMeaning[] {
  const day = whens.find(({ role, moment }) => role === 'at' && moment.kind === 'day');
  // "In a day" is no date to give a clock time.
  if (day?.moment.kind !== 'day' || day.moment.loose) return [...whens];
  const { date, before, ahead, also } = day.moment;
  return whens.map((when) =>
    when.moment.kind === 'clock' && when.moment.dateAssumed
      ? { ...when, moment: { ...when.moment, date, before, ahead, also, dateAssumed: false } }
      : when,
  );
}

const ROLE_RANK: Readonly<Record<WhenRole, number>> = {
  between: 0,
  until: 1,
  from: 2,
  before: 3,
  after: 3,
  by: 3,
  at: 4,
  for: 5,
  afterwards: 9,
};
const KIND_RANK: Readonly<Record<Moment['kind'], number>> = {
  clock: 0,
  ends: 0,
  day: 0.1,
  stretch: 0.4,
  part: 0.3,
  today: 1.5,
  vague: 2,
};

function rank({ role, moment }: WhenMeaning): number {
  return ROLE_RANK[role] + KIND_RANK[moment.kind];
}
