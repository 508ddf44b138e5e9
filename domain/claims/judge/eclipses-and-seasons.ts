import { DAY_MS } from '../../calendar/durations.ts';
import { TIME_TOLERANCE } from '../../sky/event-times.ts';
import type { Eclipse, SeasonTurn } from '../../sky/events.ts';
import { longitudeAt } from '../../sky/position.ts';
import { signAfter, signName } from '../../zodiac/signs.ts';
import type { Judgment } from '../claim.ts';
import { type Frame, spanOf } from '../frame.ts';
import type { Of } from '../proposition.ts';
import { type Events, judgeEvent, judgeNoEvent } from './events.ts';
import { eclipsesIn, seasonTurnsIn } from './known-sky.ts';
import { degreeOf, isAtDegree, judgeIngress, stateOfPlace } from './places.ts';
import { denied, holdsThrough, judgeState } from './states.ts';
import { decide, isFalse, isUncheckable, NO_DATE } from './verdicts.ts';
import { atWords, sentence } from './wording.ts';

const HALF_YEAR_MS = 190 * DAY_MS;
/** Tolerance of an eclipse's time in minutes: an eclipse lasts hours, and a text need not mean its peak. */
const ECLIPSE_MINUTES = 8;
/** In a column, besides, the new or full moon's time may stand for it. */
const COLUMN_MINUTES = 30;

/** Judges eclipses, with their type and sign if named. */
export function judgeEclipse(proposition: Of<'eclipse'>, frame: Frame): Judgment {
  const { place, negated } = proposition;
  if (place?.unknown) return isUncheckable(place.unknown);
  const events = eclipseEvents(
    proposition,
    frame.setting.strict ? ECLIPSE_MINUTES : COLUMN_MINUTES,
  );
  if (negated) return judgeNoEvent(events, frame);
  if (!frame.stated && frame.tense === 'past') {
    const { end } = frame.setting.window;
    const last = eclipsesIn({ start: end - HALF_YEAR_MS, end })
      .filter(({ of }) => !proposition.of || of === proposition.of)
      .at(-1);
    return last
      ? decide(fits(last, proposition), sentence(tellEclipse(last)))
      : isUncheckable(NO_DATE);
  }
  const judged = judgeEvent(events, frame);
  const earlier = proposition.isNext
    ? eclipsesIn({
        start: frame.setting.window.end,
        end: Math.max(frame.setting.window.end, spanOf(frame).start),
      })
    : [];
  const first = earlier.find(({ of }) => !proposition.of || of === proposition.of);
  return judged.verdict === 'true' && first
    ? isFalse(sentence(tellEclipse(first).replace('nearest', 'next')))
    : judged;
}

type Sought = Of<'eclipse'>;

function fits(eclipse: Eclipse, { of, eclipse: type, place, degrees }: Sought): boolean {
  return (
    (!of || eclipse.of === of) &&
    (!type || eclipse.type === type) &&
    (!place || place.signs.includes(eclipse.sign)) &&
    isAtDegree(longitudeAt('Moon', eclipse.at), degrees)
  );
}

export function eclipseEvents(sought: Sought, toleranceMinutes: number): Events {
  return {
    within: (span) =>
      eclipsesIn(span)
        .filter((eclipse) => fits(eclipse, sought))
        .map(({ at }) => ({ at, toleranceMinutes })),
    tell: (near) => {
      const all = eclipsesIn({ start: near - HALF_YEAR_MS, end: near + HALF_YEAR_MS });
      const same = all.filter(({ of }) => !sought.of || of === sought.of);
      const nearest = same.sort((a, b) => Math.abs(a.at - near) - Math.abs(b.at - near))[0];
      return nearest ? tellEclipse(nearest) : 'there is no such eclipse within half a year';
    },
    leadsTo: null,
    isNextAfter: (at) => {
      const next = eclipsesIn({ start: at, end: at + HALF_YEAR_MS }).find(
        ({ of }) => !sought.of || of === sought.of,
      );
      return next !== undefined && fits(next, sought);
    },
  };
}

function tellEclipse({ of, type, at, sign }: Eclipse): string {
  return `the nearest eclipse of the ${of} is ${type}, at ${degreeOf(longitudeAt('Moon', at))} ${signName(sign)}, greatest ${atWords(at)}`;
}

/** Judges equinoxes and solstices. */
export function judgeSeasonTurn(proposition: Of<'season-turn'>, frame: Frame): Judgment {
  const { events: sought, negated } = proposition;
  const within = (start: number, end: number) =>
    seasonTurnsIn({ start, end }).filter(({ event }) => sought.includes(event));
  const events: Events = {
    within: ({ start, end }) =>
      within(start, end).map(({ at }) => ({ at, toleranceMinutes: TIME_TOLERANCE.season })),
    tell: (near) => {
      const nearest = within(near - HALF_YEAR_MS, near + HALF_YEAR_MS).sort(
        (a, b) => Math.abs(a.at - near) - Math.abs(b.at - near),
      )[0];
      return nearest ? tellTurn(nearest) : 'there is none';
    },
    leadsTo: null,
    isNextAfter: () => true,
  };
  return negated ? judgeNoEvent(events, frame) : judgeEvent(events, frame);
}

function tellTurn({ event, at }: SeasonTurn): string {
  return `the ${event} falls ${atWords(at)}`;
}

/** Judges "Leo season": the Sun being in the sign, entering it or leaving it. */
export function judgeSunSeason(proposition: Of<'sun-season'>, frame: Frame): Judgment {
  const { sign, part, negated } = proposition;
  const place = { signs: [sign], words: signName(sign), unknown: null };
  const sun = [{ options: ['Sun'] as const }];
  if (part === 'now' || frame.role === 'between') {
    const state = stateOfPlace('Sun', [sign]);
    return judgeState(
      negated ? denied(state) : state,
      frame.role === 'between'
        ? frame
        : { ...frame, tense: frame.stated ? frame.tense : 'present' },
    );
  }
  const step = part === 'begins' ? { to: place, from: null } : { to: null, from: place };
  const judged = judgeIngress({ type: 'ingress', subjects: sun, ...step, negated }, frame);
  if (part === 'begins' || judged.verdict === 'true' || frame.moment.kind === 'clock' || negated)
    return judged;
  // "Cancer season is over" stays true once it has ended.
  if (frame.tense !== 'present' || (frame.stated && frame.moment.kind !== 'today')) return judged;
  const over = stateOfPlace('Sun', [signAfter(sign, 1)]);
  return decide(holdsThrough(over, spanOf(frame, { kind: 'today' })), judged.reason);
}
