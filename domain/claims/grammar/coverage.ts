import { isPlanet, MOON, SUN } from '../bodies.ts';
import { placeOf } from '../places.ts';
import type { Findings, Place, Proposition } from '../proposition.ts';
import type { BodyRefs, Token } from '../text/token.ts';
import { isAsserted } from './asserted.ts';
import { bodiesOf, isMark, isPlace, type Passage } from './passage.ts';
import { segmentAround } from './segments.ts';

/** Whether the token is an angle, a motion or a phase of a body, not a figure of speech: "looking forward", "the opposite". */
export function isSaid(passage: Passage, at: number): boolean {
  const { tokens } = passage;
  const token = tokens[at]!;
  if (token.type === 'aspect' && token.lower === 'aspect') return false;
  if (token.type === 'eclipse' || (token.type === 'phase' && token.noun))
    return isAsserted(passage, at);
  if (token.type === 'motion' && token.motion === 'retrograde') return token.form !== 'verb';
  if (token.type !== 'motion' && (token.type !== 'aspect' || token.form === 'meet')) return false;
  if (token.type === 'aspect' && token.form === 'noun') return token.angles.length > 0;
  // "Opposite ends of a couch"
  const next = tokens[at + 1];
  const isOfThings = next?.type === 'word' && (next.tag === null || next.tag === 'end');
  if (token.type === 'aspect' && isOfThings) return false;
  const isPlain = token.type === 'motion' && token.lower === 'direct';
  const before = isMark(tokens[at - 1], ',') ? tokens[at - 2] : tokens[at - 1];
  if (isPlain && !bodiesOf(before) && !bodiesOf(next) && next?.type === 'word' && next.tag === null)
    return false;
  // "Packs in his retrograde and paddles forward through Aries"
  const isPlaced = token.type === 'motion' && tokens.slice(at + 1, at + 4).some(isPlace);
  const { from, to } = isPlaced ? { from: 0, to: at } : segmentAround(tokens, at);
  const bodies = tokens.slice(from, to).flatMap((other) => bodiesOf(other) ?? []);
  return token.type === 'motion'
    ? bodies.some(({ options }) => options.some(isPlanet))
    : token.angles.length > 0 && bodies.length > 0;
}

/** Whether some finding has read the token at `at`: its words contain the token and its proposition speaks of it. */
export function isCovered(passage: Passage, findings: Findings, at: number): boolean {
  const token = passage.tokens[at]!;
  return findings.some(
    ({ from, to, uses, proposition }) =>
      uses.includes(at) || (from <= at && at <= to && speaksOf(passage, proposition, token)),
  );
}

function speaksOf(passage: Passage, proposition: Proposition, token: Token): boolean {
  if (proposition.type === 'side') return speaksOf(passage, proposition.of, token);
  if (proposition.type === 'any-of')
    return proposition.readings.some((reading) => speaksOf(passage, reading, token));
  const bodies = bodiesOf(token);
  if (bodies && includesAll(bodiesIn(proposition), bodies)) return true;
  if (isPlace(token) && proposition.type === 'house-sign') return true;
  if (isPlace(token)) return placesIn(proposition).some((place) => isSame(passage, place, token));
  switch (token.type) {
    case 'aspect':
      return proposition.type === 'aspect' || proposition.type === 'separation';
    case 'motion':
      return (
        proposition.type === 'motion' ||
        proposition.type === 'station' ||
        isMotionCount(proposition)
      );
    case 'phase':
      return LUNAR.has(proposition.type);
    case 'eclipse':
      return proposition.type === 'eclipse';
    case 'degree':
      return (
        ('degrees' in proposition && proposition.degrees != null) ||
        ('orb' in proposition && proposition.orb !== null) ||
        proposition.type === 'separation'
      );
    default:
      return false;
  }
}

const LUNAR = new Set<Proposition['type']>(['phase', 'lunation', 'eclipse', 'illumination']);

function isMotionCount(proposition: Proposition): boolean {
  return proposition.type === 'count' && proposition.of.type === 'motion';
}

function placesIn(proposition: Proposition): Place[] {
  const found: (Place | null | undefined)[] = [];
  if ('place' in proposition) found.push(proposition.place);
  if (proposition.type === 'ingress') found.push(proposition.to, proposition.from);
  if (proposition.type === 'count' && proposition.of.type === 'place')
    found.push(proposition.of.place);
  return found.filter((place) => place != null);
}

function isSame({ context }: Passage, place: Place, token: Token): boolean {
  const { signs, words } = placeOf(token, context);
  return signs.length === 0
    ? place.words === words
    : signs.every((sign) => place.signs.includes(sign));
}

const LIGHTS: BodyRefs = [SUN, MOON];

function bodiesIn(proposition: Proposition): BodyRefs {
  if ('subjects' in proposition) return proposition.subjects;
  if (proposition.type === 'aspect' || proposition.type === 'separation')
    return [...proposition.a, ...proposition.b];
  if (proposition.type === 'ruler') return [proposition.subject];
  if (proposition.type === 'count') return proposition.exactly ?? [];
  return LUNAR.has(proposition.type) ? LIGHTS : proposition.type === 'sun-season' ? LIGHTS : [];
}

function includesAll(all: BodyRefs, some: BodyRefs): boolean {
  return some.every(({ options }) =>
    all.some((ref) => options.some((body) => ref.options.includes(body))),
  );
}
