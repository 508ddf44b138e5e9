import type { Instant } from '../../calendar/civil-date.ts';
import { DAY_MS } from '../../calendar/durations.ts';
import type { Span } from '../../calendar/today-somewhere.ts';
import { wrap180 } from '../../sky/angles.ts';
import { BODIES, type Body } from '../../sky/bodies.ts';
import { leadCurve } from '../../sky/curves.ts';
import { TIME_TOLERANCE } from '../../sky/event-times.ts';
import { ASPECT_ANGLES } from '../../sky/events.ts';
import type { Judgment } from '../claim.ts';
import { type Frame, spanOf } from '../frame.ts';
import type { AspectProposition, Of } from '../proposition.ts';
import { type AngleName, MINOR_ANGLES } from '../text/token.ts';
import { type Events, judgeEvent, judgeNoEvent } from './events.ts';
import { crossingsOf } from './known-sky.ts';
import { anyOne, decide, everyOne, isFalse, isTrue, isUncheckable } from './verdicts.ts';
import { atWords, bodyName, sentence } from './wording.ts';

const ANGLES: Readonly<Record<AngleName, number>> = { ...ASPECT_ANGLES, ...MINOR_ANGLES };
const FELT_MS = DAY_MS / 4;

/**
 * Widest orbs in degrees at which a text may call two bodies in aspect. Generous on purpose:
 * schools differ, and a statement correct by any of them must not be judged false.
 */
const WIDEST = {
  luminaries: 8,
  planets: 6,
  minor: 3,
  approaching: 12,
  /** "This week the Sun meets Uranus": nearly exact in it, not merely in orb. */
  ofPeriod: 4,
} as const;

/** Judges an aspect: exact at its time, or in orb throughout the date. */
export function judgeAspect(proposition: AspectProposition, frame: Frame): Judgment {
  const { a, b, angles } = proposition;
  if (angles.length === 0)
    return isUncheckable('The words name no aspect, so there is no angle to check.');
  const pairs = a.flatMap((one) => b.map((other) => [one, other] as const));
  return everyOne(
    pairs.map(([one, other]) =>
      anyOne(
        one.options.flatMap((first) =>
          other.options.flatMap((second) =>
            first === second
              ? [isFalse('A body makes no aspect with itself.')]
              : [judgePair(first, second, proposition, frame)],
          ),
        ),
      ),
    ),
  );
}

function judgePair(
  first: Body,
  second: Body,
  proposition: AspectProposition,
  frame: Frame,
): Judgment {
  const [a, b] = inOrder(first, second);
  return anyOne(proposition.angles.map((angle) => judgeAngle({ a, b, angle }, proposition, frame)));
}

/** The faster body first. */
function inOrder(one: Body, other: Body): [Body, Body] {
  return BODIES.indexOf(one) < BODIES.indexOf(other) ? [one, other] : [other, one];
}

interface Aspect {
  a: Body;
  b: Body;
  angle: AngleName;
}

/** Judges when the aspect is exact if the text dates it or calls it exact; otherwise, whether it is in force. */
function judgeAngle(aspect: Aspect, proposition: AspectProposition, frame: Frame): Judgment {
  if (proposition.negated) return judgeAbsence(aspect, frame);
  if (proposition.neverExact) return judgeNeverExact(aspect, frame);
  const { exact, course, orb } = proposition;
  const isDated = isDatedAspect(frame);
  const exactness = judgeEvent(exactEvents(aspect), frameOfExactness(frame, isDated));
  if (isDated && exactness.verdict === 'false' && !exact && isFelt(aspect, frame))
    return isTrue(exactness.reason);
  if (isDated && contradictsCourse(course, frame)) return isFalse(exactness.reason);
  // Of a longer stretch, "Venus is in trine to Jupiter" may describe a state.
  const isPrecise = frame.moment.kind === 'clock' || frame.moment.kind === 'day';
  if (exact || (isDated && (exactness.verdict !== 'false' || isPrecise))) return exactness;
  const inForce = judgeInForce(aspect, proposition, frame);
  return course === null && orb === null && exactness.verdict === 'true' ? exactness : inForce;
}

function isDatedAspect({ stated, moment, role }: Frame): boolean {
  return stated && moment.kind !== 'today' && role !== 'for' && role !== 'afterwards';
}

function frameOfExactness(frame: Frame, isDated: boolean): Frame {
  if (!isDated) return { ...frame, tense: 'present' };
  return { ...frame, role: frame.role === 'until' ? 'at' : frame.role };
}

/** Columnists count an aspect to the day it is felt, within some hours of its exactness. */
function isFelt(aspect: Aspect, frame: Frame): boolean {
  if (frame.setting.strict || frame.moment.kind !== 'day') return false;
  const { start, end } = spanOf(frame);
  return exactEvents(aspect).within({ start: start - FELT_MS, end: end + FELT_MS }).length > 0;
}

/** "Applying" to an aspect dated before the text's own window, or "separating" from one dated after it. */
function contradictsCourse(course: AspectProposition['course'], frame: Frame): boolean {
  const span = spanOf(frame);
  const { window } = frame.setting;
  return course === 'applying'
    ? span.end < window.start
    : course === 'separating' && span.start > window.end;
}

/** In orb throughout the date, and applying or separating and as wide as the text says. */
function judgeInForce(aspect: Aspect, { course, orb }: AspectProposition, frame: Frame): Judgment {
  const window = frame.moment.kind === 'stretch' ? spanOf(frame) : windowOf(frame, course);
  const told = tellIn(aspect, window);
  if (!frame.stated && (frame.tense === 'past' || frame.tense === 'future'))
    return isUncheckable(`The text gives no date for this. ${told}`);
  const orbs = orbsThrough(aspect, window);
  const limit = course === 'applying' && orb === null ? WIDEST.approaching : limitOf(aspect);
  if (course !== null) return judgeCourse(aspect, course, orb, limit, window, frame, told);
  if (orb !== null) return judgeOrb(aspect, orb, frame, told);
  const widest = frame.setting.strict ? Math.max(...orbs) : Math.min(...orbs);
  const isOfPeriod = !frame.setting.strict && frame.stated && frame.moment.kind === 'stretch';
  return decide(widest <= (isOfPeriod ? Math.min(limit, WIDEST.ofPeriod) : limit), told);
}

/** A course is that of the text's first date; it may turn within a longer period. */
function windowOf({ setting, today }: Frame, course: AspectProposition['course']): Span {
  return setting.strict || course === null ? setting.window : setting.days(today, today);
}

function judgeCourse(
  aspect: Aspect,
  course: 'applying' | 'separating',
  orb: AspectProposition['orb'],
  limit: number,
  window: Span,
  frame: Frame,
  told: string,
): Judgment {
  const orbs = orbsThrough(aspect, window);
  const isClosing = orbs.every((value, i) => i === 0 || value <= orbs[i - 1]! + 1e-6);
  const isOpening = orbs.every((value, i) => i === 0 || value >= orbs[i - 1]! - 1e-6);
  const day = orbsThrough(aspect, frame.setting.days(frame.today, frame.today));
  const isNear = Math.min(...orbs) <= limit;
  const fits = course === 'applying' ? isClosing : isOpening;
  if (fits && isNear) return orb ? judgeOrb(aspect, orb, frame, told) : isTrue(told);
  if (!isNear) return isFalse(told);
  // It perfects or turns within the window: early and late readers see it move in opposite ways.
  const opposite = course === 'applying' ? isOpening : isClosing;
  const turnsOutsideDay =
    !opposite && (course === 'applying' ? day[0]! > day.at(-1)! : day[0]! < day.at(-1)!);
  return turnsOutsideDay
    ? isUncheckable(`It turns within the hours in which the date is today somewhere. ${told}`)
    : isFalse(told);
}

function judgeOrb(
  aspect: Aspect,
  orb: { from: number; to: number },
  frame: Frame,
  told: string,
): Judgment {
  const orbs = orbsThrough(
    aspect,
    frame.moment.kind === 'clock' ? spanOf(frame) : frame.setting.days(frame.today, frame.today),
  );
  const [low, high] = [Math.min(...orbs), Math.max(...orbs)];
  if (low > orb.to || high < orb.from) return isFalse(told);
  if (high - low > 4 && high > orb.to)
    return isUncheckable(`The Moon moves too fast for this without a time. ${told}`);
  return isTrue(told);
}

/** A near miss: in orb but not exact on the date. */
function judgeNeverExact(aspect: Aspect, frame: Frame): Judgment {
  const window = frame.setting.window;
  const told = tellIn(aspect, window);
  const isExact = exactEvents(aspect).within(window).length > 0;
  return decide(!isExact && Math.max(...orbsThrough(aspect, window)) <= limitOf(aspect), told);
}

/** "Makes no square": false within the narrow orb all schools accept, true beyond the widest. */
function judgeAbsence(aspect: Aspect, frame: Frame): Judgment {
  const events = exactEvents(aspect);
  const isDated = frame.stated && frame.moment.kind !== 'today';
  const none = judgeNoEvent(events, { ...frame, tense: 'present' });
  if (none.verdict !== 'true' || isDated) return none;
  const orbs = orbsThrough(aspect, frame.setting.window);
  const told = tellIn(aspect, frame.setting.window);
  if (Math.min(...orbs) > limitOf(aspect)) return isTrue(told);
  return Math.min(...orbs) <= 2
    ? isFalse(told)
    : isUncheckable(`Whether that counts as an aspect depends on the orb one grants. ${told}`);
}

function limitOf({ a, b, angle }: Aspect): number {
  if (angle in MINOR_ANGLES) return WIDEST.minor;
  return [a, b].some((body) => body === 'Sun' || body === 'Moon')
    ? WIDEST.luminaries
    : WIDEST.planets;
}

function tellIn(aspect: Aspect, { start, end }: Span): string {
  return sentence(tellAspect(aspect, (start + end) / 2));
}

/** Distances from exactness in degrees at nine evenly spaced instants in the span. */
function orbsThrough({ a, b, angle }: Aspect, span: Span): number[] {
  const curve = leadCurve(a, b);
  return Array.from({ length: 9 }, (_, i) => {
    const at = span.start + ((span.end - span.start) * i) / 8;
    return Math.abs(Math.abs(wrap180(curve.valueAt(at))) - ANGLES[angle]);
  });
}

export function exactEvents(aspect: Aspect): Events {
  const { a, b, angle } = aspect;
  const curve = leadCurve(a, b);
  const levels = [...new Set([ANGLES[angle], (360 - ANGLES[angle]) % 360])];
  const { minutes, arcseconds } = TIME_TOLERANCE.aspect;
  return {
    within: (span) =>
      crossingsOf(a, b, levels, span).map(({ at }) => ({
        at,
        toleranceMinutes:
          minutes + (arcseconds * 0.4) / Math.max(Math.abs(curve.rateAt(at)), 0.002),
      })),
    tell: (near) => tellAspect(aspect, near),
    leadsTo: null,
    isNextAfter: () => false,
  };
}

/** "Venus and Jupiter form a sextile that is exact at 12:06 UTC on November 28, 2026", or "are 2.3° from a sextile" */
function tellAspect(aspect: Aspect, near: Instant): string {
  const { a, b, angle } = aspect;
  const names = `${bodyName(a)} and ${bodyName(b)}`;
  const reach = (a === 'Moon' || b === 'Moon' ? 4 : 40) * DAY_MS;
  const exact = exactEvents(aspect).within({ start: near - reach, end: near + reach });
  const nearest = exact.sort((x, y) => Math.abs(x.at - near) - Math.abs(y.at - near))[0];
  const orb = orbsThrough(aspect, { start: near, end: near })[0]!;
  const article = /^[aeiou]/.test(angle) ? 'an' : 'a';
  const distance =
    orb > 15
      ? `are nowhere near ${article} ${angle}`
      : `are ${orb.toFixed(1)}° from ${article} ${angle}`;
  return nearest
    ? `${names} form ${article} ${angle} that is exact ${atWords(nearest.at, a)}`
    : `${names} ${distance}`;
}

/** "Less than two degrees apart", "ten degrees behind Mars" */
export function judgeSeparation(proposition: Of<'separation'>, frame: Frame): Judgment {
  const [one, other] = [proposition.a[0]!.options[0]!, proposition.b[0]!.options[0]!];
  const isOfItsTime = frame.moment.kind === 'clock' || !frame.setting.strict;
  const span = isOfItsTime ? spanOf(frame) : frame.setting.days(frame.today, frame.today);
  const orbs = orbsThrough({ a: one, b: other, angle: 'conjunction' }, span);
  const [low, high] = [Math.min(...orbs), Math.max(...orbs)];
  const told = sentence(
    `${bodyName(one)} and ${bodyName(other)} are ${low.toFixed(1)}° apart at the least and ${high.toFixed(1)}° at the most in that time`,
  );
  const lead = wrap180(leadCurve(other, one).valueAt((span.start + span.end) / 2));
  const isInOrder = !proposition.order || lead > 0 === (proposition.order === 'ahead');
  return decide(isInOrder && high >= proposition.from && low <= proposition.to, told);
}

/**
 * "Is closing in on the Sun", "pulls away from Mars": by the distance between the two, or by any aspect that is in orb. A
 * distance that turns within the window is left open.
 */
export function judgeApproach({ a, b, course }: Of<'approach'>, frame: Frame): Judgment {
  return anyOne(
    a.options.flatMap((one) =>
      b.options.map((other) =>
        one === other
          ? isFalse('A body has no distance from itself.')
          : judgeDistance(one, other, course, frame),
      ),
    ),
  );
}

function judgeDistance(
  one: Body,
  other: Body,
  course: 'applying' | 'separating',
  frame: Frame,
): Judgment {
  const [a, b] = inOrder(one, other);
  const window = windowOf(frame, course);
  const distances = orbsThrough({ a, b, angle: 'conjunction' }, window);
  const [first, last] = [distances[0]!, distances.at(-1)!];
  const told = sentence(
    `${bodyName(a)} and ${bodyName(b)} are ${first.toFixed(1)}° apart ${atWords(window.start, null)}, and ${last.toFixed(1)}° ${atWords(window.end, null)}`,
  );
  const angles = Object.keys(ASPECT_ANGLES) as AngleName[];
  const inOrb = angles.some((angle) => {
    const aspect = { a, b, angle };
    const limit = limitOf(aspect);
    return judgeCourse(aspect, course, null, limit, window, frame, told).verdict === 'true';
  });
  const isCloser = last < first;
  if (inOrb || isCloser === (course === 'applying')) return isTrue(told);
  const isSteady = distances.every((value, i) => i === 0 || value < distances[i - 1]! === isCloser);
  return isSteady ? isFalse(told) : isUncheckable(told);
}
