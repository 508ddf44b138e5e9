import { type Span, todayWindow } from '../calendar/today-somewhere.ts';
import type { Body } from '../sky/bodies.ts';
import { readStatements } from './check-text.ts';
import type { Claim, ClaimContext } from './claim.ts';
import { spanOf } from './frame.ts';
import type { Place, Proposition } from './proposition.ts';
import type { Statement } from './statement.ts';
import type { BodyRefs } from './text/token.ts';

/**
 * Judges a text and the why line under it, which states the facts it rests on, as one statement. The text may leave out
 * when something happens, or how long the Moon stays in a sign, if the why line says so: "The Moon is in Taurus" over
 * "The Moon is in Aries until 10:10 UTC, then in Taurus". A statement that holds for only part of the date is false
 * if neither gives a time; one that holds all day needs no why line.
 *
 * Returns only the text's claims; judge the why line with `checkText`.
 */
export function checkWithWhyLine(text: string, whyLine: string, context: ClaimContext): Claim[] {
  const told = readStatements(whyLine, context).filter(
    ({ claim, frame, proposition }) =>
      claim.verdict === 'true' &&
      frame.stated &&
      !isNegated(proposition) &&
      touches(spanOf(frame), todayWindow(context.date)),
  );
  return readStatements(text, context).map((statement) => judgedWith(told, statement));
}

function judgedWith(told: readonly Statement[], { claim, proposition, frame }: Statement): Claim {
  const isTimed = frame.stated && frame.moment.kind !== 'today';
  if (isTimed || isNegated(proposition)) return claim;
  const line = told.find((other) => saysTheSame(other.proposition, proposition));
  if (proposition.type === 'place' && claim.verdict === 'false' && line) {
    return { ...claim, verdict: 'true', reason: line.claim.reason };
  }
  if (claim.verdict === 'true' && passes(proposition) && !line) {
    return {
      ...claim,
      verdict: 'false',
      reason: `Neither the text nor the line under it says when. ${claim.reason}`,
    };
  }
  return claim;
}

/** Whether two spans overlap. A time outside the date's window says nothing about the date. */
function touches(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function isNegated(proposition: Proposition): boolean {
  return 'negated' in proposition && proposition.negated;
}

/** Whether the statement holds only for minutes or hours, and so not for every reader of the date. */
function passes(proposition: Proposition): boolean {
  return proposition.type === 'aspect'
    ? [...proposition.a, ...proposition.b].some(({ options }) => options.includes('Moon'))
    : BRIEF.has(proposition.type);
}

const BRIEF = new Set<Proposition['type']>(['ingress', 'station', 'lunation', 'eclipse']);

function saysTheSame(line: Proposition, text: Proposition): boolean {
  switch (text.type) {
    case 'place':
      return line.type === 'place' && sameBodies(line, text) && sharePlace(line.place, text.place);
    case 'aspect':
      return (
        line.type === 'aspect' &&
        samePair([line.a, line.b], [text.a, text.b]) &&
        text.angles.some((angle) => line.angles.includes(angle))
      );
    case 'ingress':
      return (
        line.type === 'ingress' && sameBodies(line, text) && isSamePlaceIfNamed(line.to, text.to)
      );
    case 'station':
      return (
        line.type === 'station' &&
        sameBodies(line, text) &&
        (text.turns === null || line.turns === text.turns)
      );
    case 'lunation':
      return (
        line.type === 'lunation' &&
        line.phase === text.phase &&
        isSamePlaceIfNamed(line.place, text.place)
      );
    case 'eclipse':
      return (
        line.type === 'eclipse' &&
        (text.of === null || line.of === text.of) &&
        isSamePlaceIfNamed(line.place, text.place)
      );
    default:
      return false;
  }
}

type Subjects = BodyRefs;

function sameBodies(one: { subjects: Subjects }, other: { subjects: Subjects }): boolean {
  return namesOf(one.subjects) === namesOf(other.subjects);
}

function samePair(one: [Subjects, Subjects], other: [Subjects, Subjects]): boolean {
  const [a, b] = one.map(namesOf);
  const [c, d] = other.map(namesOf);
  return (a === c && b === d) || (a === d && b === c);
}

function namesOf(subjects: Subjects): string {
  const bodies: Body[] = subjects.flatMap(({ options }) => options);
  return [...bodies].sort().join();
}

function sharePlace(one: Place, other: Place): boolean {
  return one.signs.some((sign) => other.signs.includes(sign));
}

function isSamePlaceIfNamed(line: Place | null, text: Place | null): boolean {
  return text === null || (line !== null && sharePlace(line, text));
}
