import { type Instant, utcMidnight } from '../../calendar/civil-date.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../calendar/durations.ts';
import type { Span } from '../../calendar/today-somewhere.ts';
import type { Judgment } from '../claim.ts';
import { clockInstants, daySpread, dayTold, type Frame, spanOf } from '../frame.ts';
import type { Moment } from '../text/time/moment.ts';
import { decide, isFalse, isTrue, isUncheckable, NO_DATE } from './verdicts.ts';
import { sentence } from './wording.ts';

/** A condition of the sky that lasts: a body in a sign, a planet retrograde, a waxing Moon. */
export interface State {
  /** Divides a span, in order, into parts in which the state either holds throughout or not at all. */
  spansIn(span: Span): StateSpan[];
  /** The possible error of the state's start and end times, in minutes. */
  toleranceMinutes: number;
  /** A stay in a place, of which a text may name a part. */
  isStay?: boolean;
  /** Describes the sky over the span as a clause without a period. */
  tell(span: Span): string;
}

export interface StateSpan {
  from: Instant;
  to: Instant;
  holds: boolean;
}

/**
 * In a column, a stay told through a date may end before the next morning, and "before" a clock time is at most this
 * long before it.
 */
const OVERNIGHT_MS = 6 * HOUR_MS;

/** The opposite state, for a negated statement. */
export function denied(state: State): State {
  return {
    ...state,
    spansIn: (span) => state.spansIn(span).map((part) => ({ ...part, holds: !part.holds })),
  };
}

/** Judges whether a state holds in a frame of time; without a time, throughout the date's window. */
export function judgeState(state: State, frame: Frame): Judgment {
  const { role, moment, tense } = frame;
  if (!frame.stated && (tense === 'past' || tense === 'future')) return isUncheckable(NO_DATE);
  if (moment.kind === 'vague') return isUncheckable(NO_DATE);
  switch (role) {
    case 'until':
      return judgeUntil(state, frame);
    case 'from':
      return judgeFrom(state, frame);
    case 'between':
      return judgeBetween(state, frame);
    case 'before':
      if (!frame.setting.strict && moment.kind === 'clock')
        return sometimes(state, {
          start: spanOf(frame).start - OVERNIGHT_MS,
          end: spanOf(frame).end,
        });
      return throughout(state, {
        start: Math.min(frame.setting.window.start, spanOf(frame).start - HOUR_MS),
        end: spanOf(frame).start,
      });
    case 'after':
    case 'afterwards': {
      const { start } = spanOf(frame);
      if (!frame.setting.strict) return sometimes(state, { start, end: start + 2 * DAY_MS });
      return throughout(state, { start, end: Math.max(frame.setting.window.end, start + HOUR_MS) });
    }
    case 'by': {
      if (moment.kind === 'stretch')
        return sometimes(state, frame.setting.days(moment.from, moment.to));
      const { end } = spanOf(frame);
      return throughout(state, { start: end - MINUTE_MS, end });
    }
    case 'for':
      return judgeFor(state, frame);
    default:
      return judgeAt(state, frame);
  }
}

function judgeAt(state: State, frame: Frame): Judgment {
  const { moment, tense } = frame;
  const { strict } = frame.setting;
  switch (moment.kind) {
    case 'day': {
      const [first, last] = daySpread(moment, tense);
      if (first !== last || frame.loosely || !strict)
        return sometimes(state, dayTold(frame.setting, moment, tense));
      return throughout(state, frame.setting.dayOf(first));
    }
    case 'clock':
      return judgeClock(state, frame, moment);
    case 'part': {
      const window = frame.setting.dayOf(moment.date);
      if (moment.utc) return throughout(state, spanOf(frame));
      if (frame.setting.zone !== null) return sometimes(state, spanOf(frame));
      return constant(state, window, `When "${moment.part}" is depends on where the reader is.`);
    }
    case 'stretch':
      if (!strict) return sometimes(state, spanOf(frame));
      return constant(
        state,
        frame.setting.days(moment.from, moment.to),
        `The text does not say when in "${moment.words}".`,
      );
    default:
      return strict ? throughout(state, spanOf(frame)) : sometimes(state, spanOf(frame));
  }
}

/** True if the state holds throughout the span, false if never; if it changes, the text is ambiguous. */
function constant(state: State, span: Span, doubt: string): Judgment {
  const spans = state.spansIn(span);
  const told = sentence(state.tell(span));
  if (spans.every(({ holds }) => holds)) return isTrue(told);
  return spans.some(({ holds }) => holds) ? isUncheckable(`${doubt} ${told}`) : isFalse(told);
}

function throughout(state: State, span: Span): Judgment {
  const slack = state.toleranceMinutes * MINUTE_MS;
  // A change within the tolerance of either end does not break the state.
  const inner =
    span.end - span.start > 4 * slack ? { start: span.start + slack, end: span.end - slack } : span;
  return decide(holdsThrough(state, inner), sentence(state.tell(span)));
}

function sometimes(state: State, span: Span): Judgment {
  const holdsOnce = state.spansIn(span).some(({ holds }) => holds);
  return decide(holdsOnce, sentence(state.tell(span)));
}

export function holdsThrough(state: State, span: Span): boolean {
  return state.spansIn(span).every(({ holds }) => holds);
}

function judgeClock(state: State, frame: Frame, moment: Moment & { kind: 'clock' }): Judgment {
  const slack = (state.toleranceMinutes + 2) * MINUTE_MS;
  const window = frame.setting.dayOf(moment.date);
  const { zone } = frame.setting;
  if (moment.offsets?.length === 0 && zone === null)
    return constant(state, window, "The time is the reader's own.");
  const instants = clockInstants(frame, moment);
  const near = (at: Instant): Span => ({
    start: at - slack - moment.slack.before * MINUTE_MS,
    end: at + slack + moment.slack.after * MINUTE_MS,
  });
  const holds = instants.some((at) => state.spansIn(near(at)).some(({ holds }) => holds));
  const told = sentence(
    state.tell({ start: instants[0]! - DAY_MS / 2, end: instants[0]! + DAY_MS / 2 }),
  );
  if (holds || moment.offsets !== null || zone !== null) return decide(holds, told);
  return constant(state, window, 'The text names no time zone.');
}

/**
 * The state ends at the stated time and holds before it from the start of the UTC date: a statement with its own time
 * is judged by that, not by the whole window.
 */
function judgeUntil(state: State, frame: Frame): Judgment {
  const { moment, today, tense } = frame;
  const window = frame.setting.window;
  const end = spanOf(frame);
  const ending = changeNear(state, frame, moment, end, false);
  const told = sentence(
    state.tell({ start: Math.min(window.start, end.start - DAY_MS), end: end.end + DAY_MS }),
  );
  // "Until the end of the month" in the month's column need not be its end.
  const isOpen = reachesEnd(frame, end) && end.start > window.start;
  if (isOpen && ending === null)
    return throughout(state, { start: window.end - 2 * HOUR_MS, end: window.end - HOUR_MS });
  if (ending === null) return isFalse(told);
  const isLaterStart = tense === 'future' || end.end < window.start || !frame.setting.strict;
  const start = isLaterStart ? ending - HOUR_MS : utcMidnight(today);
  if (start >= ending)
    return decide(holdsThrough(state, { start: ending - HOUR_MS, end: ending - MINUTE_MS }), told);
  const slack = state.toleranceMinutes * MINUTE_MS + MINUTE_MS;
  const held = { start: Math.min(start + slack, ending - slack - 1), end: ending - slack };
  return decide(holdsThrough(state, held), told);
}

/** The state begins at the stated time and still holds at the end of the UTC date. */
function judgeFrom(state: State, frame: Frame): Judgment {
  const { moment, today } = frame;
  const window = frame.setting.window;
  const start = spanOf(frame);
  const beginning = changeNear(state, frame, moment, start, true);
  const told = sentence(
    state.tell({ start: start.start - DAY_MS, end: Math.max(window.end, start.end + DAY_MS) }),
  );
  if (beginning === null) return isFalse(told);
  const slack = state.toleranceMinutes * MINUTE_MS + MINUTE_MS;
  const end = Math.max(utcMidnight(today) + DAY_MS, beginning + HOUR_MS);
  return decide(holdsThrough(state, { start: beginning + slack, end }), told);
}

/** Whether a span includes the end of the column's period. */
function reachesEnd({ setting }: Frame, { start, end }: Span): boolean {
  const { strict, period, window } = setting;
  return !strict && period !== 'day' && start < window.end && end >= window.end;
}

function judgeBetween(state: State, frame: Frame): Judgment {
  const { moment } = frame;
  if (moment.kind !== 'ends') return judgeAt(state, frame);
  const [first, last] = [spanOf(frame, moment.from), spanOf(frame, moment.to)];
  if (state.isStay && moment.inside && last.start > first.end)
    return throughout(state, { start: first.end, end: last.start });
  const beginning = changeNear(state, frame, moment.from, first, true);
  const rest = { start: Math.max(first.start, last.start), end: last.end };
  const ending = changeNear(state, frame, moment.to, rest, false);
  const told = sentence(state.tell({ start: first.start - DAY_MS, end: last.end + DAY_MS }));
  // "From the 1st to the 30th" in the month's column
  const isOpen = first.start <= frame.setting.window.start || beginning !== null;
  if (reachesEnd(frame, last) && isOpen && ending === null)
    return throughout(state, { start: first.end, end: frame.setting.window.end - HOUR_MS });
  if (beginning === null || ending === null || ending <= beginning) return isFalse(told);
  const slack = state.toleranceMinutes * MINUTE_MS + MINUTE_MS;
  const inside = { start: beginning + slack, end: Math.max(ending - slack, beginning + slack + 1) };
  return decide(holdsThrough(state, inside), told);
}

/** "For two more weeks", "has been direct for three days", "all week". */
function judgeFor(state: State, frame: Frame): Judgment {
  const { moment, tense } = frame;
  if (moment.kind !== 'stretch' || moment.words !== 'that long') {
    const { start, end } = spanOf(frame);
    const night = !frame.setting.strict && end - start > DAY_MS ? OVERNIGHT_MS : 0;
    return throughout(state, { start: start + night, end: end - night });
  }
  const length = Date.parse(moment.to) - Date.parse(moment.from);
  const slack = Math.max(1.5 * DAY_MS, 0.25 * length);
  const window = frame.setting.window;
  const now = (window.start + window.end) / 2;
  const isPast = tense === 'perfect' || tense === 'past';
  // A column counts from its first days.
  const [first, last] = frame.setting.strict ? [now, now] : [window.start, now];
  const ahead = edgeWithin(
    state,
    { start: first + length - slack, end: last + length + slack },
    false,
  );
  const behind = edgeWithin(
    state,
    { start: first - length - slack, end: (isPast ? window.end : last) - length + slack },
    true,
  );
  const edge = isPast ? now - length : now + length;
  // "Jupiter, retrograde for four months": in a column, so far or from now on.
  const change = (isPast ? behind : ahead) ?? (frame.setting.strict ? null : (ahead ?? behind));
  const told = sentence(
    state.tell({
      start: Math.min(edge - slack, window.start),
      end: Math.max(edge + slack, window.end),
    }),
  );
  const margin = Math.max(0.8 * DAY_MS, 0.25 * length);
  if (!frame.setting.strict) {
    // "The Moon is in Pisces for two and a half days", whenever it is
    const isWhole = state
      .spansIn({ start: window.start, end: window.end + length + slack })
      .some(
        ({ from, to, holds }) =>
          holds && from > window.start && Math.abs(to - from - length) <= margin,
      );
    const least = Math.max(1, length - margin);
    const isLong = (from: Instant) => holdsThrough(state, { start: from, end: from + least });
    if (isWhole || change === null || !isLong(change === behind ? change : change - least))
      return decide(isWhole, told);
  }
  if (change === null) return isFalse(told);
  const during = state.spansIn(window).map(({ holds }) => holds);
  return decide(frame.setting.strict ? during.every(Boolean) : during.some(Boolean), told);
}

/** The change into the state (`begins`) or out of it at the stated time, or null if there is none nearby. */
function changeNear(
  state: State,
  { setting: { strict } }: Frame,
  moment: Moment,
  span: Span,
  begins: boolean,
): Instant | null {
  const minutes = moment.kind === 'clock' ? state.toleranceMinutes + 2 : state.toleranceMinutes;
  const slack = minutes * MINUTE_MS;
  // "Through 12 August" may include that date: the change then falls on the next.
  const isDay = moment.kind === 'day';
  const night = isDay && !strict ? OVERNIGHT_MS : 0;
  const after = isDay && !begins ? Math.max(1, night) : 0;
  const wider = { start: span.start - slack - night, end: span.end + slack + after };
  return edgeWithin(state, wider, begins);
}

function edgeWithin(state: State, span: Span, begins: boolean): Instant | null {
  const spans = state.spansIn(span);
  for (const [i, part] of spans.entries()) {
    const next = spans[i + 1];
    if (next && part.holds !== begins && next.holds === begins) return next.from;
  }
  return null;
}
