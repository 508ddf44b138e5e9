import { civilDateAt, type Instant } from '../../calendar/civil-date.ts';
import { DAY_MS, MINUTE_MS } from '../../calendar/durations.ts';
import { type Span, UTC_OFFSETS } from '../../calendar/today-somewhere.ts';
import type { Judgment } from '../claim.ts';
import { clockInstants, dayTold, type Frame, spanOf } from '../frame.ts';
import { type Moment, OVER } from '../text/time/moment.ts';
import { judgeState, type State } from './states.ts';
import { anyOne, decide, isFalse, isUncheckable, NO_DATE } from './verdicts.ts';
import { sentence } from './wording.ts';

/** An instantaneous event: an ingress, a station, an exact aspect. */
export interface Occurrence {
  at: Instant;
  toleranceMinutes: number;
}

export interface Events {
  within(span: Span): Occurrence[];
  /** Describes the event at an instant, or the nearest one, as a clause without a period. */
  tell(near: Instant): string;
  /** The state after the event: a body that "has entered Libra" is in Libra. Null if nothing lasts. */
  leadsTo: State | null;
  /** Whether the next event after an instant is this one: for "will enter Libra" without a date. */
  isNextAfter(at: Instant): boolean;
}

const LATE_NEWS_MS = DAY_MS / 3;
const ROUNDING_MINUTES = 2;

/** Judges whether an event happens within a frame; without a time, within the date's window. */
export function judgeEvent(events: Events, frame: Frame): Judgment {
  const { moment, tense } = frame;
  const window = frame.setting.window;
  const noon = (window.start + window.end) / 2;
  if (!frame.stated) {
    if ((tense === 'perfect' || tense === 'past') && events.leadsTo) {
      const lasting = judgeState(events.leadsTo, { ...frame, tense: 'present' });
      return lasting.verdict === 'true' ? lasting : anyOne([among(events, window, noon), lasting]);
    }
    if (tense === 'past') return isUncheckable(NO_DATE);
    if (tense === 'future') {
      return events.isNextAfter(window.start)
        ? decide(true, sentence(events.tell(noon)))
        : isUncheckable(`${NO_DATE} ${sentence(events.tell(noon))}`);
    }
  }
  if (moment.kind === 'vague') return judgeVague(events, frame, moment);
  switch (frame.role) {
    case 'by':
    case 'before': {
      const { start, end } = spanOf(frame);
      // "By Thursday the Moon reaches Taurus" is to come; "by Thursday it has reached Taurus" may be past.
      const isAhead = !frame.setting.strict && tense !== 'perfect' && tense !== 'past';
      const earliest = Math.min(window.start, isAhead ? start : start - 30 * DAY_MS);
      const isOpen = frame.role === 'by' || (moment.kind === 'clock' && moment.mayEndDate);
      return among(events, { start: earliest, end: isOpen ? end : start }, noon);
    }
    case 'after':
    case 'afterwards': {
      const { start } = spanOf(frame);
      return among(events, { start, end: Math.max(window.end, start + 2 * DAY_MS) }, start);
    }
    case 'between':
      return among(events, spanOf(frame), noon);
    default:
      return judgeAt(events, frame);
  }
}

function judgeAt(events: Events, frame: Frame): Judgment {
  const { moment, tense } = frame;
  switch (moment.kind) {
    case 'clock':
      return judgeClock(events, frame, moment);
    case 'day': {
      const span = dayTold(frame.setting, moment, tense);
      return among(events, span, (span.start + span.end) / 2);
    }
    case 'part': {
      const span = spanOf(frame);
      const judged = among(events, span, (span.start + span.end) / 2);
      const isKnown = moment.utc !== null || frame.setting.zone !== null;
      if (isKnown || judged.verdict === 'false') return judged;
      return isUncheckable(
        `When "${moment.part}" is depends on where the reader is. ${judged.reason}`,
      );
    }
    default: {
      const span = frame.stated ? spanOf(frame) : nearSpan(frame);
      return among(events, span, (span.start + span.end) / 2);
    }
  }
}

/** What a column for a day tells without a time may be the late news of the day before. */
function nearSpan(frame: Frame): Span {
  const { start, end } = spanOf(frame);
  const isDaily = !frame.setting.strict && frame.setting.period === 'day';
  return isDaily ? { start: start - LATE_NEWS_MS, end } : { start, end };
}

/** Whether one of the events lies in the span, within its tolerance. */
function among(events: Events, span: Span, near: Instant): Judgment {
  const margin = 5 * 60 * MINUTE_MS;
  const found = events
    .within({ start: span.start - margin, end: span.end + margin })
    .some(({ at, toleranceMinutes }) => {
      const slack = toleranceMinutes * MINUTE_MS;
      return at >= span.start - slack && at < span.end + slack;
    });
  return decide(found, sentence(events.tell(near)));
}

function judgeClock(events: Events, frame: Frame, moment: Moment & { kind: 'clock' }): Judgment {
  const instants = clockInstants(frame, moment);
  const told = sentence(events.tell(instants[0]!));
  const near = events.within({
    start: Math.min(...instants) - DAY_MS,
    end: Math.max(...instants) + DAY_MS,
  });
  const fits = ({ at, toleranceMinutes }: Occurrence) =>
    instants.some((instant) => {
      const slack = toleranceMinutes + ROUNDING_MINUTES;
      const minutes = (at - instant) / MINUTE_MS;
      return minutes >= -slack - moment.slack.before && minutes <= slack + moment.slack.after;
    });
  const isOwnTime = moment.offsets?.length === 0 && frame.setting.zone === null;
  if (!isOwnTime && near.some(fits)) return decide(true, told);
  if ((moment.offsets !== null || frame.setting.zone !== null) && !isOwnTime) return isFalse(told);
  const elsewhere = near.some(({ at, toleranceMinutes }) =>
    fitsSomeZone(at, moment, toleranceMinutes + ROUNDING_MINUTES),
  );
  return elsewhere
    ? isUncheckable(`The text names no time zone that can be held to. ${told}`)
    : isFalse(told);
}

/** Whether in some time zone the event happens at the text's time on its date. */
function fitsSomeZone(at: Instant, moment: Moment & { kind: 'clock' }, slack: number): boolean {
  return UTC_OFFSETS.some((offset) => {
    const local = at + offset * MINUTE_MS;
    const minutes = (local - Date.parse(`${moment.date}T00:00:00Z`)) / MINUTE_MS;
    return (
      civilDateAt(local) === moment.date &&
      Math.abs(minutes - moment.minutes) <= slack + moment.slack.before + moment.slack.after
    );
  });
}

/** "Recently", "soon": true within the days the word allows, false well beyond. */
function judgeVague(events: Events, frame: Frame, moment: Moment & { kind: 'vague' }): Judgment {
  const window = frame.setting.window;
  const noon = (window.start + window.end) / 2;
  if (moment.within === null || moment.direction === null) return isUncheckable(NO_DATE);
  const reach = (days: number): Span =>
    moment.direction === 'past'
      ? { start: window.start - days * DAY_MS, end: window.end }
      : { start: window.start, end: window.end + days * DAY_MS };
  const told = sentence(events.tell(noon));
  if (events.within(reach(moment.within)).length > 0) return decide(true, told);
  return events.within(reach(3 * moment.within)).length > 0
    ? isUncheckable(`"${moment.words}" may or may not reach so far. ${told}`)
    : isFalse(told);
}

/** Judges a negated statement: no such event within the frame. */
export function judgeNoEvent(events: Events, frame: Frame): Judgment {
  // "Does not enter Libra until 11 September" states when it does.
  const isOver = frame.moment.kind === 'stretch' && frame.moment.words.endsWith(OVER);
  if (frame.role === 'until' && !isOver) return judgeEvent(events, { ...frame, role: 'at' });
  if (frame.moment.kind === 'vague' || (!frame.stated && frame.tense === 'past'))
    return isUncheckable(NO_DATE);
  const { tense } = frame;
  const own = spanOf(frame);
  const { start } = frame.setting.window;
  // "Won't enter Taurus before 8 May"
  const span =
    frame.role === 'before'
      ? { start: Math.min(start, own.start), end: own.start }
      : frame.role === 'by'
        ? { start: Math.min(start, own.end), end: own.end }
        : own;
  const told = sentence(events.tell((span.start + span.end) / 2));
  if (!frame.stated && tense === 'perfect' && events.leadsTo) {
    const now = judgeState(events.leadsTo, { ...frame, tense: 'present' });
    return now.verdict === 'uncheckable' ? now : decide(now.verdict === 'false', now.reason);
  }
  return decide(events.within(span).length === 0, told);
}
