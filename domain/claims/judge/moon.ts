import type { Instant } from '../../calendar/civil-date.ts';
import { DAY_MS, HOUR_MS } from '../../calendar/durations.ts';
import type { Span } from '../../calendar/today-somewhere.ts';
import { leadCurve } from '../../sky/curves.ts';
import { TIME_TOLERANCE } from '../../sky/event-times.ts';
import type { Lunation, LunationPhase } from '../../sky/events.ts';
import { illuminationAt, longitudeAt } from '../../sky/position.ts';
import { signName } from '../../zodiac/signs.ts';
import type { Judgment } from '../claim.ts';
import { type Frame, spanOf } from '../frame.ts';
import type { Of, Place } from '../proposition.ts';
import type { PhaseName } from '../text/token.ts';
import { type Events, judgeEvent, judgeNoEvent } from './events.ts';
import { crossingsOf, lunationsIn } from './known-sky.ts';
import { degreeOf, isAtDegree } from './places.ts';
import { stateSpansBetween } from './state-spans.ts';
import { denied, judgeState, type State } from './states.ts';
import { decide, isFalse, isUncheckable, NO_DATE } from './verdicts.ts';
import { atWords, sentence } from './wording.ts';

const MONTH_DAYS = 30;

/** The Moon's elongations from the Sun in degrees, from and to, covered by each phase. */
const ARCS: Readonly<Partial<Record<PhaseName, readonly (readonly [number, number])[]>>> = {
  waxing: [[0, 180]],
  waning: [[180, 360]],
  'waxing crescent': [[0, 90]],
  'waxing gibbous': [[90, 180]],
  'waning gibbous': [[180, 270]],
  'waning crescent': [[270, 360]],
  crescent: [
    [0, 90],
    [270, 360],
  ],
  gibbous: [[90, 270]],
  // Rudhyar's balsamic phase is the last eighth of the month; texts use the word for the whole waning crescent.
  balsamic: [[300, 360]],
  dark: [
    [340, 360],
    [0, 20],
  ],
  half: [
    [75, 105],
    [255, 285],
  ],
};

/** Judges a phase that lasts: "waxing", "a waning crescent", "nearly full". */
export function judgePhase(proposition: Of<'phase'>, frame: Frame): Judgment {
  const { phase, nearly, negated } = proposition;
  if (nearly) return judgeNearly(phase as LunationPhase, frame);
  const arcs = ARCS[phase];
  if (!arcs) return isUncheckable('The words do not say which phase is meant.');
  const state = stateOfPhase(arcs);
  return judgeState(negated ? denied(state) : state, frame);
}

function stateOfPhase(arcs: readonly (readonly [number, number])[]): State {
  const curve = leadCurve('Sun', 'Moon');
  const edges = [...new Set(arcs.flat().map((edge) => edge % 360))];
  return {
    toleranceMinutes: 1,
    spansIn: (span) => {
      const changes = crossingsOf('Sun', 'Moon', edges, span).map(({ at }) => at);
      return stateSpansBetween(span, changes, (at) =>
        arcs.some(([from, to]) => isWithinArc(curve.valueAt(at), from, to)),
      );
    },
    tell: ({ start, end }) => tellPhase(start, end),
  };
}

function isWithinArc(angle: number, from: number, to: number): boolean {
  return angle >= from && angle < to;
}

function tellPhase(start: Instant, end: Instant): string {
  const lunations = lunationsIn({ start, end });
  if (lunations.length > 0) return lunations.map(tellOne).join(', and ');
  const angle = leadCurve('Sun', 'Moon').valueAt((start + end) / 2);
  const names = [
    'a waxing crescent',
    'waxing and gibbous',
    'waning and gibbous',
    'a waning crescent',
  ];
  const next = lunationsIn({ start: end, end: end + 10 * DAY_MS })[0];
  return `the Moon is ${names[Math.floor(angle / 90) % 4]}${next ? `; the ${next.phase} comes ${atWords(next.at)}` : ''}`;
}

function tellOne({ phase, at, moonSign }: Lunation): string {
  return `the ${phase} at ${degreeOf(longitudeAt('Moon', at))} ${signName(moonSign)} falls ${atWords(at)}`;
}

/** "Almost full": true within two days of the lunation, false beyond three and a half. */
function judgeNearly(phase: LunationPhase, frame: Frame): Judgment {
  const { start, end } = spanOf(frame);
  const near = (days: number) =>
    lunationsIn({ start: start - days * DAY_MS, end: end + days * DAY_MS }).some(
      (lunation) => lunation.phase === phase,
    );
  const told = sentence(tellPhase(start - 2 * DAY_MS, end + 2 * DAY_MS));
  if (near(2)) return decide(true, told);
  return near(3.5)
    ? isUncheckable(`The words leave open how near is meant. ${told}`)
    : isFalse(told);
}

/** Judges new moons, full moons and quarters, with their sign if named. */
export function judgeLunation(proposition: Of<'lunation'>, frame: Frame): Judgment {
  const { phase, place, month, degrees, negated } = proposition;
  if (place?.unknown) return isUncheckable(place.unknown);
  const isMoonOfMonth = (at: Instant) =>
    month === null || month === 0 || new Date(at).getUTCMonth() + 1 === month;
  const fits = (lunation: Lunation) =>
    lunation.phase === phase &&
    (!place || place.signs.includes(lunation.moonSign)) &&
    isAtDegree(longitudeAt('Moon', lunation.at), degrees);
  const events = lunationEvents(phase, fits);
  if (negated) return judgeNoEvent(events, frame);
  if (!frame.stated && frame.tense === 'past' && place) return judgeLast(phase, place, frame);
  const judged = judgeEvent(events, frame);
  const { start, end } = spanOf(frame);
  const today = frame.setting.window;
  const earlier = proposition.isNext
    ? lunationsIn({ start: today.end, end: Math.max(today.end, start) })
    : [];
  const first = earlier.find((lunation) => lunation.phase === phase);
  if (judged.verdict === 'true' && first) return isFalse(sentence(tellOne(first)));
  if (judged.verdict === 'true' && !isMoonOfMonth((start + end) / 2)) {
    return isUncheckable(`The names of the full moons are customs that differ. ${judged.reason}`);
  }
  return judged;
}

/** "The full moon was in Taurus": the most recent one. */
function judgeLast(phase: LunationPhase, place: Place, frame: Frame): Judgment {
  const { end } = frame.setting.window;
  const last = lunationsIn({ start: end - MONTH_DAYS * DAY_MS, end }).findLast(
    (lunation) => lunation.phase === phase,
  );
  if (!last) return isUncheckable(NO_DATE);
  return decide(place.signs.includes(last.moonSign), sentence(tellOne(last)));
}

function lunationEvents(phase: LunationPhase, fits: (lunation: Lunation) => boolean): Events {
  return {
    within: (span) =>
      lunationsIn(span)
        .filter(fits)
        .map(({ at }) => ({ at, toleranceMinutes: TIME_TOLERANCE.lunation })),
    tell: (near) => {
      const all = lunationsIn({
        start: near - MONTH_DAYS * DAY_MS,
        end: near + MONTH_DAYS * DAY_MS,
      });
      const same = all.filter((lunation) => lunation.phase === phase);
      const nearest = same.sort((a, b) => Math.abs(a.at - near) - Math.abs(b.at - near))[0];
      return nearest ? tellOne(nearest) : `there is no ${phase}`;
    },
    leadsTo: null,
    isNextAfter: (at) => {
      const next = lunationsIn({ start: at, end: at + MONTH_DAYS * DAY_MS }).find(
        (lunation) => lunation.phase === phase,
      );
      return next !== undefined && fits(next);
    },
  };
}

/** A bare date, or the text's own. */
function illuminatedIn({ moment, setting, today }: Frame): Span {
  const date = moment.kind === 'day' ? moment.date : today;
  return setting.days(date, date);
}

/** Tolerance in percentage points: rounding, and the view from elsewhere on Earth. */
const PERCENT_SLACK = 1.2;

/** Judges the Moon's illumination: true if reached during the UTC day, in a column during its period, or at the stated time. */
export function judgeIllumination(proposition: Of<'illumination'>, frame: Frame): Judgment {
  const isOfItsTime = frame.moment.kind === 'clock' || !frame.setting.strict;
  const span = isOfItsTime ? spanOf(frame) : illuminatedIn(frame);
  const steps = Math.max(1, Math.round((span.end - span.start) / (6 * HOUR_MS)));
  const shares = Array.from(
    { length: steps + 1 },
    (_, i) => 100 * illuminationAt(span.start + ((span.end - span.start) * i) / steps),
  );
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  const told = sentence(
    `the Moon is between ${low.toFixed(0)} and ${high.toFixed(0)} percent lit in that time`,
  );
  return decide(
    high >= proposition.low - PERCENT_SLACK && low <= proposition.high + PERCENT_SLACK,
    told,
  );
}
