import type { Instant } from '../../calendar/civil-date.ts';
import { DAY_MS } from '../../calendar/durations.ts';
import type { Span } from '../../calendar/today-somewhere.ts';
import type { Body } from '../../sky/bodies.ts';
import { longitudeCurve } from '../../sky/curves.ts';
import { TIME_TOLERANCE } from '../../sky/event-times.ts';
import type { Ingress } from '../../sky/events.ts';
import { degreeInSign, type Sign, signName, signOfLongitude } from '../../zodiac/signs.ts';
import { ordinal, solarHouse } from '../../zodiac/solar-houses.ts';
import type { Judgment } from '../claim.ts';
import { type Frame, spanOf } from '../frame.ts';
import type { DegreeRange, IngressProposition, Of, Place } from '../proposition.ts';
import type { Signs } from '../text/token.ts';
import { type Events, judgeEvent, judgeNoEvent } from './events.ts';
import { ingressesOf } from './known-sky.ts';
import { stateSpansBetween } from './state-spans.ts';
import { denied, judgeState, type State } from './states.ts';
import { decide, everyOne, isFalse, isTrue, isUncheckable, ofEach } from './verdicts.ts';
import { atWords, bodyName, instantWords, sentence } from './wording.ts';

/** Judges whether bodies are in a sign or house, at the degree if one is given. */
export function judgePlace(proposition: Of<'place'>, frame: Frame): Judgment {
  const { subjects, place, degrees, negated } = proposition;
  if (place.unknown) return judgeUnknown(place);
  return everyOne(
    ofEach(subjects, (body) => {
      const state = stateOfPlace(body, place.signs, place.housesOf);
      const judged = judgeState(negated ? denied(state) : state, frame);
      return degrees && !negated && judged.verdict !== 'uncheckable'
        ? withDegrees(judged, body, place, degrees, frame)
        : judged;
    }),
  );
}

/** Judges whether bodies are in the first half of a stay, or in the second. */
export function judgeStage(
  { bodies, place, stage }: Of<'stage'>,
  { setting: { window } }: Frame,
): Judgment {
  const now = stage === 'early' ? window.start : window.end - 1;
  return everyOne(
    ofEach(bodies, (body) => {
      if (REACH_DAYS[body] > LONGEST_TIMED_DAYS) return stageByDegree(body, place, stage, window);
      const reach = REACH_DAYS[body] * DAY_MS;
      const around = { start: now - 2 * reach, end: now + 2 * reach };
      const stay = stateOfPlace(body, place.signs)
        .spansIn(around)
        .find(({ from, to, holds }) => holds && from <= now && now < to);
      const told = sentence(tellStays(body, window, place.housesOf));
      if (!stay) return isUncheckable(told);
      const share = (now - stay.from) / (stay.to - stay.from);
      return decide(stage === 'early' ? share < MID_STAY : share > 1 - MID_STAY, told);
    }),
  );
}

/** A stay of decades takes seconds to time, and the degree tells as much. */
const LONGEST_TIMED_DAYS = 2_000;

function stageByDegree(body: Body, place: Place, stage: 'early' | 'late', window: Span): Judgment {
  const longitude = longitudeCurve(body).valueAt(stage === 'early' ? window.start : window.end - 1);
  const degree = degreeInSign(longitude);
  const told = sentence(
    `${bodyName(body)} is at ${degreeWords(degree)} of ${signName(signOfLongitude(longitude))}`,
  );
  if (!place.signs.includes(signOfLongitude(longitude))) return isUncheckable(told);
  const isEarly = degree < MID_STAY * 30;
  return decide(isEarly === (stage === 'early'), told);
}

/** Generous: a text may call a body new to a sign for half of its stay. */
const MID_STAY = 0.5;

/** A house described by another house's topics is wrong whatever the sky. */
function judgeUnknown({ signs, unknown }: Place): Judgment {
  const isWrong = signs.length === 0 && unknown!.startsWith('What is named here');
  return isWrong ? isFalse(unknown!) : isUncheckable(unknown!);
}

export function stateOfPlace(body: Body, signs: Signs, housesOf?: Sign): State {
  return {
    toleranceMinutes: TIME_TOLERANCE.ingress[body],
    isStay: true,
    spansIn: (span) => {
      const curve = longitudeCurve(body);
      const changes = ingressesOf(body, span).map(({ at }) => at);
      return stateSpansBetween(span, changes, (at) =>
        signs.includes(signOfLongitude(curve.valueAt(at))),
      );
    },
    tell: (span) => tellStays(body, span, housesOf),
  };
}

/** "The Moon is in Aries until 10:09 UTC on November 22, 2026, then in Taurus", with the houses if `housesOf` is given */
function tellStays(body: Body, { start, end }: Span, housesOf?: Sign): string {
  // A span of months is told by its first stays.
  const span = { start, end: Math.min(end, start + 2 * REACH_DAYS[body] * DAY_MS) };
  const ingresses = ingressesOf(body, span);
  const first = ingresses[0]?.from ?? signOfLongitude(longitudeCurve(body).valueAt(span.start));
  const name = bodyName(body);
  const [here, ...others] = placeNames([first, ...ingresses.map(({ to }) => to)], housesOf);
  const steps = ingresses.map(({ at }, i) =>
    i === 0
      ? ` until ${instantWords(at, body)}, then in ${others[i]}`
      : `, and from ${instantWords(at, body)}, in ${others[i]}`,
  );
  return `${name} is in ${here}${steps.join('')}`;
}

/** "Leo (the fifth house for Aries)", "Virgo (the sixth)"; only the signs if no houses are named. */
function placeNames(signs: Signs, housesOf: Sign | undefined): string[] {
  if (!housesOf) return signs.map(signName);
  return signs.map((sign, i) => {
    const house = `the ${ordinal(solarHouse(housesOf, sign))}`;
    return `${signName(sign)} (${i === 0 ? `${house} house for ${signName(housesOf)}` : house})`;
  });
}

/** Judges the degree over the UTC day, or at the stated time; the Moon needs a time. */
function withDegrees(
  judged: Judgment,
  body: Body,
  place: Place,
  degrees: DegreeRange,
  frame: Frame,
): Judgment {
  const { moment } = frame;
  const isInstant = moment.kind === 'clock';
  const span = isInstant ? spanOf(frame) : daySpan(frame);
  const [low, high] = degreeRange(body, span, place);
  const told = sentence(
    isInstant || degreeWords(low) === degreeWords(high)
      ? `${bodyName(body)} is at ${degreeWords(low)} of ${place.words}`
      : `${bodyName(body)} is between ${degreeWords(low)} and ${degreeWords(high)} of ${place.words} ${frame.setting.strict ? 'on the day UTC' : 'in that time'}`,
  );
  const isWithin = high >= degrees.from && low <= degrees.to;
  if (!isWithin) return isFalse(judged.verdict === 'false' ? judged.reason : told);
  if (body === 'Moon' && !isInstant && high - low > degrees.to - degrees.from) {
    return isUncheckable(
      `The Moon passes ${degrees.words} in a few hours, and the text gives no time. ${told}`,
    );
  }
  if (judged.verdict === 'false') return judged;
  return isTrue(told);
}

function daySpan(frame: Frame): Span {
  if (frame.moment.kind === 'day' || !frame.setting.strict) return spanOf(frame);
  return frame.setting.days(frame.today, frame.today);
}

/** The body's lowest and highest degree in the sign over a span, below 0 or above 30 while outside it. */
function degreeRange(body: Body, span: Span, place: Place): [number, number] {
  const curve = longitudeCurve(body);
  const instants = [span.start, (span.start + span.end) / 2, span.end];
  const signs = instants.map((at) => signOfLongitude(curve.valueAt(at)));
  const values = instants.map((at, i) => {
    const value = degreeInSign(curve.valueAt(at));
    if (place.signs.includes(signs[i]!)) return value;
    return value > 15 ? value - 30 : value + 30;
  });
  return [Math.min(...values), Math.max(...values)];
}

/** Whether a longitude in degrees is at the stated degree of its sign; true if the text states none. */
export function isAtDegree(longitude: number, degrees: DegreeRange | null | undefined): boolean {
  const degree = degreeInSign(longitude);
  return !degrees || (degree >= degrees.from && degree <= degrees.to);
}

/** "12°" in the sign. */
export function degreeOf(longitude: number): string {
  return `${Math.floor(degreeInSign(longitude))}°`;
}

function degreeWords(value: number): string {
  const minutes = Math.floor((((value % 30) + 30) % 30) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** Judges ingresses and exits. */
export function judgeIngress(proposition: IngressProposition, frame: Frame): Judgment {
  const { subjects, to, from, negated } = proposition;
  for (const place of [to, from]) if (place?.unknown) return judgeUnknown(place);
  return everyOne(
    ofEach(subjects, (body) => {
      const housesOf = to?.housesOf ?? from?.housesOf;
      const events = ingressEvents(body, to?.signs ?? null, from?.signs ?? null, housesOf);
      if (!negated) return judgeEvent(events, frame);
      return from && !to ? judgeNoExit(body, from, events, frame) : judgeNoEvent(events, frame);
    }),
  );
}

/** "Won't leave Virgo" says that it is there. */
function judgeNoExit(body: Body, from: Place, events: Events, frame: Frame): Judgment {
  const { start } = frame.setting.window;
  const [there] = stateOfPlace(body, from.signs).spansIn({ start, end: start + DAY_MS });
  const judged = judgeNoEvent(events, frame);
  const isThere = there?.holds || frame.role === 'until';
  return isThere || judged.verdict !== 'true' ? judged : isFalse(judged.reason);
}

export function ingressEvents(
  body: Body,
  to: Signs | null,
  from: Signs | null,
  housesOf?: Sign,
): Events {
  const fits = (ingress: Ingress) =>
    (!to || to.includes(ingress.to)) && (!from || from.includes(ingress.from));
  return {
    within: (span) =>
      ingressesOf(body, span)
        .filter(fits)
        .map(({ at }) => ({ at, toleranceMinutes: TIME_TOLERANCE.ingress[body] })),
    tell: (near) => tellIngress(body, near, fits, housesOf),
    leadsTo: to ? entered(body, to, from, housesOf) : from ? left(body, from, housesOf) : null,
    isNextAfter: (at) => {
      const next = ingressesOf(body, { start: at, end: at + REACH_DAYS[body] * DAY_MS })[0];
      return next !== undefined && fits(next);
    },
  };
}

/** After entering a sign, a body is in it; after leaving one, in the next. */
function entered(body: Body, to: Signs, from: Signs | null, housesOf?: Sign): State {
  const state = stateOfPlace(body, to, housesOf);
  return {
    ...state,
    spansIn: (span) =>
      cameFrom(body, span.start, to, from)
        ? state.spansIn(span)
        : [{ from: span.start, to: span.end, holds: false }],
  };
}

function cameFrom(body: Body, at: Instant, to: Signs, from: Signs | null): boolean {
  if (!from) return true;
  const last = lastIngress(body, at + 3 * DAY_MS, to);
  return last === null || from.includes(last.from);
}

function left(body: Body, from: Signs, housesOf?: Sign): State {
  const state = denied(stateOfPlace(body, from, housesOf));
  return {
    ...state,
    spansIn: (span) => {
      const last = lastIngress(body, span.end, null);
      return last && from.includes(last.from)
        ? state.spansIn(span)
        : [{ from: span.start, to: span.end, holds: false }];
    },
  };
}

function lastIngress(body: Body, before: Instant, to: Signs | null): Ingress | null {
  const found = ingressesOf(body, { start: before - REACH_DAYS[body] * DAY_MS, end: before });
  return found.findLast((ingress) => !to || to.includes(ingress.to)) ?? null;
}

/** Longer than the body's stay in any sign. */
// biome-ignore format: a table reads better as a paragraph
const REACH_DAYS: Readonly<Record<Body, number>> = {
  Sun: 40, Moon: 5, Mercury: 90, Venus: 150, Mars: 250, Jupiter: 500, Saturn: 1200, Uranus: 3400, Neptune: 6200,
  Pluto: 12_000,
};

function tellIngress(
  body: Body,
  near: Instant,
  fits: (ingress: Ingress) => boolean,
  housesOf: Sign | undefined,
): string {
  const reach = Math.min(REACH_DAYS[body], 500) * DAY_MS;
  const all = ingressesOf(body, { start: near - reach, end: near + reach });
  const nearestOf = (list: readonly Ingress[]) =>
    [...list].sort((a, b) => Math.abs(a.at - near) - Math.abs(b.at - near))[0];
  const ingress = nearestOf(all.filter(fits)) ?? nearestOf(all);
  if (!ingress) {
    const [here] = placeNames([signOfLongitude(longitudeCurve(body).valueAt(near))], housesOf);
    return `${bodyName(body)} stays in ${here}`;
  }
  const [from, to] = placeNames([ingress.from, ingress.to], housesOf);
  return `${bodyName(body)} moves from ${from} into ${to} ${atWords(ingress.at, body)}`;
}

/** The window of the frame's date, for kinds that count bodies. */
export function windowOf(frame: Frame): Span {
  return frame.moment.kind === 'day'
    ? frame.setting.dayOf(frame.moment.date)
    : frame.setting.window;
}
