import type { Instant } from '../../calendar/civil-date.ts';
import type { Span } from '../../calendar/today-somewhere.ts';
import { BODIES, type Body, PLANETS } from '../../sky/bodies.ts';
import { longitudeCurve } from '../../sky/curves.ts';
import { ingressesBetween } from '../../sky/ingresses.ts';
import { stationsBetween } from '../../sky/stations.ts';
import { type Sign, signOfLongitude } from '../../zodiac/signs.ts';
import type { Judgment } from '../claim.ts';
import { type Frame, spanOf } from '../frame.ts';
import type { CountProposition, Of } from '../proposition.ts';
import { lunationsIn } from './known-sky.ts';
import { planetsMoving, tellMoving } from './motions.ts';
import { windowOf } from './places.ts';
import { decide, isUncheckable } from './verdicts.ts';
import { bodyName, listWords, sentence } from './wording.ts';

/** Judges how many bodies are retrograde, direct or in a sign throughout the date. */
export function judgeCount(proposition: CountProposition, frame: Frame): Judgment {
  const { of } = proposition;
  const { kind } = frame.moment;
  const isPeriod = kind === 'stretch' && !frame.setting.strict;
  const isOther = frame.stated && kind !== 'today' && kind !== 'day' && !isPeriod;
  if (isOther || (!frame.stated && (frame.tense === 'past' || frame.tense === 'future'))) {
    return isUncheckable('A number of planets is only checked for a whole date.');
  }
  const window = isPeriod ? spanOf(frame) : windowOf(frame);
  // In a longer period the number may change, and "none" means all the while.
  const isThroughout = frame.setting.strict || proposition.max === 0;
  const hold = (test: (at: Instant) => boolean) =>
    isThroughout ? instants.every(test) : instants.some(test);
  const instants = momentsOf(window, of);
  if (of.type === 'motion') {
    const isThere = (body: Body, at: Instant) =>
      !of.within || of.within.signs.includes(signAt(body, at));
    const fits = hold((at) => {
      const moving = planetsMoving(of.motion, at).filter((planet) => isThere(planet, at));
      return isFitting(moving, proposition, PLANETS);
    });
    return decide(fits, tellMoving(of.motion, (window.start + window.end) / 2));
  }
  if (of.place.unknown) return isUncheckable(of.place.unknown);
  const { signs } = of.place;
  // "Planets" may or may not include the Sun and the Moon.
  const fits = [BODIES, PLANETS].some((counted) =>
    hold((at) => isFitting(bodiesIn(signs, at, counted), proposition, counted)),
  );
  const there = bodiesIn(signs, (window.start + window.end) / 2, BODIES).map(bodyName);
  const told =
    there.length > 0
      ? `at noon UTC ${listWords(there)} ${there.length > 1 ? 'are' : 'is'} in ${of.place.words}`
      : `nothing is in ${of.place.words}`;
  return decide(fits, sentence(told));
}

/** Judges how many moons of a phase fall in a period. */
export function judgeMoons({ phase, count }: Of<'moons'>, frame: Frame): Judgment {
  const { kind } = frame.moment;
  const isLong = kind === 'stretch' || kind === 'ends';
  if (frame.setting.strict || (frame.stated && !isLong))
    return isUncheckable('A number of moons is only checked for a longer time.');
  const moons = lunationsIn(spanOf(frame)).filter((moon) => moon.phase === phase);
  return decide(moons.length === count, sentence(`${moons.length} of them fall in that time`));
}

function isFitting(
  found: readonly Body[],
  { min, max, exactly }: CountProposition,
  counted: readonly Body[],
): boolean {
  if (exactly) {
    return (
      found.length === exactly.length &&
      exactly.every(({ options }) => options.some((body) => found.includes(body)))
    );
  }
  const [least, most] = min > counted.length ? [counted.length, counted.length] : [min, max];
  return found.length >= least && found.length <= most;
}

function bodiesIn(signs: readonly string[], at: Instant, counted: readonly Body[]): Body[] {
  return counted.filter((body) => signs.includes(signAt(body, at)));
}

function signAt(body: Body, at: Instant): Sign {
  return signOfLongitude(longitudeCurve(body).valueAt(at));
}

/** One instant between each two consecutive changes. */
function momentsOf(window: Span, of: CountProposition['of']): Instant[] {
  const stations = of.type === 'motion' ? stationsBetween(window) : [];
  const ingresses = of.type === 'place' || of.within ? ingressesBetween(window) : [];
  const changes = [...stations, ...ingresses].map(({ at }) => at).sort((a, b) => a - b);
  const edges = [window.start, ...changes, window.end];
  return edges.slice(1).map((end, i) => (edges[i]! + end) / 2);
}
