import type { Instant } from '../../calendar/civil-date.ts';
import { DAY_MS, HOUR_MS } from '../../calendar/durations.ts';
import type { Span } from '../../calendar/today-somewhere.ts';
import { isPlanet } from '../bodies.ts';
import type { Judgment } from '../claim.ts';
import { type Frame, spanOf } from '../frame.ts';
import type { Of, Proposition } from '../proposition.ts';
import { exactEvents } from './aspects.ts';
import { eclipseEvents } from './eclipses-and-seasons.ts';
import { lunationsIn } from './known-sky.ts';
import { stationEvents } from './motions.ts';
import { ingressEvents } from './places.ts';
import { decide, isUncheckable } from './verdicts.ts';
import { atWords, sentence } from './wording.ts';

/** An event as a text tells it: what happens, and when. */
export interface Told {
  proposition: Proposition;
  frame: Frame;
}

/** How far outside its period a column's events may lie. */
const REACH_MS = 3 * DAY_MS;
/** Two events this close together come in either order. */
const SLACK_MS = HOUR_MS / 4;

/** Judges whether one event comes before another. If there are several of a kind, any two in that order will do. */
export function judgeOrder(earlier: Told, later: Told): Judgment {
  const near = [earlier, later].map((told) => instantsOf(told));
  // The column's own days hold only one of them.
  const isFar = near.some((instants) => instants?.length === 0);
  const [first, second] = isFar ? [earlier, later].map((told) => instantsOf(told, FAR_MS)) : near;
  if (!first?.length || !second?.length)
    return isUncheckable('Which of the two comes first can’t be told from the sky of that time.');
  const isInOrder = first.some((one) => second.some((other) => one < other + SLACK_MS));
  const told = `one comes ${atWords(first[0]!)}, the other ${atWords(second.at(-1)!)}`;
  return decide(isInOrder, sentence(told));
}

/** Judges whether the nearest event of its kind is past, or still to come. */
export function judgeSide({ of, side }: Of<'side'>, frame: Frame): Judgment {
  const { start, end } = frame.setting.window;
  const near = occurrencesIn({ start: start - FAR_MS, end: end + FAR_MS }, of);
  const told = near?.length ? sentence(`the nearest is ${atWords(near[0]!)}`) : '';
  if (!near?.length) return isUncheckable('No such event is near that time.');
  const [isPast, isAhead] = [near.some((at) => at < end), near.some((at) => at >= start)];
  return decide(side === 'over' ? isPast : isAhead, told);
}

const FAR_MS = 40 * DAY_MS;

function instantsOf({ proposition, frame }: Told, ahead = REACH_MS): Instant[] | null {
  const { window } = frame.setting;
  const isDated = frame.stated && frame.role === 'at' && frame.moment.kind !== 'vague';
  const span = isDated
    ? spanOf(frame)
    : { start: window.start - REACH_MS, end: window.end + ahead };
  return occurrencesIn(span, proposition);
}

/** When something happens within a span; null for what doesn't happen but lasts, or is said of several bodies. */
function occurrencesIn(span: Span, proposition: Proposition): Instant[] | null {
  const within = (events: { within(span: Span): { at: Instant }[] }) =>
    events.within(span).map(({ at }) => at);
  switch (proposition.type) {
    case 'place':
    case 'ingress': {
      const { subjects, negated } = proposition;
      const [to, from] =
        proposition.type === 'place'
          ? [proposition.place, null]
          : [proposition.to, proposition.from];
      if (subjects.length !== 1 || negated) return null;
      return subjects[0]!.options.flatMap((body) =>
        within(ingressEvents(body, to?.signs ?? null, from?.signs ?? null)),
      );
    }
    case 'station': {
      const { subjects, turns, negated } = proposition;
      if (subjects.length !== 1 || negated) return null;
      return subjects[0]!.options
        .filter(isPlanet)
        .flatMap((body) => within(stationEvents(body, turns, null, null)));
    }
    case 'aspect': {
      const { a, b, angles, negated } = proposition;
      if (a.length !== 1 || b.length !== 1 || negated) return null;
      const pairs = a[0]!.options.flatMap((one) =>
        b[0]!.options.filter((other) => other !== one).map((other) => [one, other] as const),
      );
      return pairs.flatMap(([one, other]) =>
        angles.flatMap((angle) => within(exactEvents({ a: one, b: other, angle }))),
      );
    }
    case 'lunation':
      return lunationsIn(span)
        .filter(({ phase }) => phase === proposition.phase)
        .map(({ at }) => at);
    case 'eclipse':
      return proposition.negated ? null : within(eclipseEvents(proposition, 0));
    case 'any-of': {
      const found = proposition.readings.map((reading) => occurrencesIn(span, reading));
      return found.every((one) => one !== null) ? found.flat() : null;
    }
    default:
      return null;
  }
}
