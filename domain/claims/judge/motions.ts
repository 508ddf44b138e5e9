import type { Instant } from '../../calendar/civil-date.ts';
import { DAY_MS } from '../../calendar/durations.ts';
import { PLANETS, type Planet } from '../../sky/bodies.ts';
import { longitudeCurve } from '../../sky/curves.ts';
import { TIME_TOLERANCE } from '../../sky/event-times.ts';
import type { Station } from '../../sky/events.ts';
import { signName } from '../../zodiac/signs.ts';
import { isPlanet } from '../bodies.ts';
import type { Judgment } from '../claim.ts';
import type { Frame } from '../frame.ts';
import type { DegreeRange, Of, Place, StationProposition } from '../proposition.ts';
import { type Events, judgeEvent, judgeNoEvent } from './events.ts';
import { stationsOf } from './known-sky.ts';
import { degreeOf, isAtDegree } from './places.ts';
import { stateSpansBetween } from './state-spans.ts';
import { denied, judgeState, type State } from './states.ts';
import { decide, everyOne, isFalse, isUncheckable, ofEach } from './verdicts.ts';
import { atWords, instantWords, sentence } from './wording.ts';

type Motion = 'retrograde' | 'direct';

/** Longer than the gap between any planet's stations; the longest is Mars's, 26 months. */
// biome-ignore format: a table reads better as a paragraph
const REACH_DAYS: Readonly<Record<Planet, number>> = {
  Mercury: 120, Venus: 600, Mars: 800, Jupiter: 400, Saturn: 400, Uranus: 400, Neptune: 400, Pluto: 400,
};

/** Judges whether bodies are retrograde or direct. */
export function judgeMotion(proposition: Of<'motion'>, frame: Frame): Judgment {
  const { subjects, motion, negated } = proposition;
  const judgedIn = (at: Frame) =>
    ofEach(subjects, (body) => {
      if (!isPlanet(body))
        return decide((motion === 'direct') !== negated, `The ${body} never moves backward.`);
      const state = stateOfMotion(body, motion);
      return judgeState(negated ? denied(state) : state, at);
    });
  const judged = judgedIn(frame);
  // "From the 2nd onward both are retrograde": one of them turns then, the other may have before.
  const isShared = !frame.setting.strict && frame.role === 'from' && subjects.length > 1;
  const begins = judged.some(({ verdict }) => verdict === 'true');
  return everyOne(isShared && begins ? judgedIn({ ...frame, role: 'after' }) : judged);
}

export function stateOfMotion(planet: Planet, motion: Motion): State {
  return {
    toleranceMinutes: TIME_TOLERANCE.station[planet],
    spansIn: (span) => {
      const curve = longitudeCurve(planet);
      const changes = stationsOf(planet, span).map(({ at }) => at);
      return stateSpansBetween(
        span,
        changes,
        (at) => curve.rateAt(at) < 0 === (motion === 'retrograde'),
      );
    },
    tell: ({ start, end }) => tellMotion(planet, start, end),
  };
}

/** "Mercury is direct from 15:52 UTC on November 13, 2026, until 17:36 UTC on February 9, 2027" */
function tellMotion(planet: Planet, start: Instant, end: Instant): string {
  const reach = REACH_DAYS[planet] * DAY_MS;
  const stations = stationsOf(planet, { start: start - reach, end: end + reach });
  const inside = stations.filter(({ at }) => at >= start && at < end);
  if (inside.length > 0)
    return inside.map((station) => `${planet} ${tellTurn(station)}`).join(', and ');
  const now = longitudeCurve(planet).rateAt((start + end) / 2) < 0 ? 'retrograde' : 'direct';
  const last = stations.findLast(({ at }) => at < start);
  const next = stations.find(({ at }) => at >= end);
  const from = last ? `from ${instantWords(last.at, planet)}` : '';
  const until = next ? `until ${instantWords(next.at, planet)}` : '';
  return `${planet} is ${now} ${[from, until].filter(Boolean).join(', ')}`.trim();
}

function tellTurn({ turns, at, body, sign, longitude }: Station): string {
  return `turns ${turns} at ${degreeOf(longitude)} ${signName(sign)} ${atWords(at, body)}`;
}

/** Judges stations, with the sign if named. */
export function judgeStation(proposition: StationProposition, frame: Frame): Judgment {
  const { subjects, turns, place, degrees, negated } = proposition;
  if (place?.unknown) return isUncheckable(place.unknown);
  return everyOne(
    ofEach(subjects, (body) => {
      if (!isPlanet(body)) return isFalse(`The ${body} never turns retrograde or direct.`);
      const events = stationEvents(body, turns, place, degrees);
      return negated ? judgeNoEvent(events, frame) : judgeEvent(events, frame);
    }),
  );
}

export function stationEvents(
  planet: Planet,
  turns: Motion | null,
  place: Place | null,
  degrees: DegreeRange | null | undefined,
): Events {
  const fits = (station: Station) =>
    (!turns || station.turns === turns) &&
    (!place || place.signs.includes(station.sign)) &&
    isAtDegree(station.longitude, degrees);
  return {
    within: (span) =>
      stationsOf(planet, span)
        .filter(fits)
        .map(({ at }) => ({ at, toleranceMinutes: TIME_TOLERANCE.station[planet] })),
    tell: (near) => {
      const reach = REACH_DAYS[planet] * DAY_MS;
      const all = stationsOf(planet, { start: near - reach, end: near + reach });
      const nearest = (list: readonly Station[]) =>
        [...list].sort((a, b) => Math.abs(a.at - near) - Math.abs(b.at - near))[0];
      const station =
        nearest(all.filter((other) => !turns || other.turns === turns)) ?? nearest(all);
      return station ? `${planet} ${tellTurn(station)}` : `${planet} does not turn`;
    },
    leadsTo: turns ? afterTurn(planet, turns, fits) : null,
    isNextAfter: (at) => {
      const next = stationsOf(planet, { start: at, end: at + REACH_DAYS[planet] * DAY_MS })[0];
      return next !== undefined && fits(next);
    },
  };
}

/** The motion after a station; never holds if the last such station was not in the named sign. */
function afterTurn(planet: Planet, turns: Motion, fits: (station: Station) => boolean): State {
  const state = stateOfMotion(planet, turns);
  return {
    ...state,
    spansIn: (span) => {
      const before = stationsOf(planet, {
        start: span.end - REACH_DAYS[planet] * DAY_MS,
        end: span.end,
      });
      const last = before.findLast((station) => station.turns === turns);
      return !last || fits(last)
        ? state.spansIn(span)
        : [{ from: span.start, to: span.end, holds: false }];
    },
  };
}

/** The planets with this motion at an instant. */
export function planetsMoving(motion: Motion, at: Instant): Planet[] {
  return PLANETS.filter(
    (planet) => longitudeCurve(planet).rateAt(at) < 0 === (motion === 'retrograde'),
  );
}

export function tellMoving(motion: Motion, at: Instant): string {
  const moving = planetsMoving(motion, at);
  return sentence(
    moving.length === 0
      ? `No planet is ${motion}`
      : `${moving.join(', ')} ${moving.length === 1 ? 'is' : 'are'} ${motion}`,
  );
}
