import { distinctBodies, isPlanet, isSameBody, MOON, SUN } from '../bodies.ts';
import { bodiesOf, hasTag, isLunation, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { relationOf } from '../grammar/place-relations.ts';
import type { Segment } from '../grammar/segments.ts';
import { placeOf } from '../places.ts';
import type { Proposition } from '../proposition.ts';
import { ALL as MAJOR_ANGLES } from '../text/tables/aspects.ts';
import type { BodyRef, Token, Tokens } from '../text/token.ts';
import { plainAspect } from './aspect-details.ts';

/**
 * What may happen in a part of a sentence, judging only by the bodies, signs and turns in it. What it leaves out is
 * taken from the other part: "the Sun is first into Gemini; Venus comes after him".
 */
export function eventsOf(
  passage: Passage,
  part: Segment,
  other: Segment,
  subject: BodyRef | undefined,
): Proposition[] {
  const { tokens } = passage;
  const words = tokens.slice(part.from, part.to);
  const lights = moonsAndEclipses(passage, words);
  if (lights.length > 0) return lights;
  const named = words.flatMap((token, i) => (bodiesOf(token) ? [part.from + i] : []));
  const bodies = distinctBodies(named.flatMap((at) => bodiesOf(tokens[at])!));
  // "Then Mars, with Venus last": the row's next is meant.
  const isRow =
    bodies.length > 1 &&
    hasNoDeed(tokens, part.from, named[0]!) &&
    hasNoDeed(tokens, named[0]! + 1, named[1]!);
  const [body = subject] = bodies;
  const last = bodies.at(-1);
  const aspect = words.findIndex(({ type }) => type === 'aspect');
  if (bodies.length > 1 && !isRow && (aspect >= 0 || !does(tokens, named.at(-1)!))) {
    const [a, ...others] = bodies;
    return others.flatMap((b) => aspects(words, a!, b));
  }
  if (bodies.length === 1 && subject && !isSameBody(subject, body!)) {
    const at = named[0]!;
    const isObject =
      words.slice(0, at - part.from).some((token) => hasTag(token, 'it')) ||
      (aspect >= 0 && aspect < at - part.from);
    const isLone =
      ends(tokens, at + 1) && !isMark(tokens[at - 1]) && !hasNoDeed(tokens, part.from, at);
    if ((isObject || isLone) && !does(tokens, at)) return aspects(words, subject, body!);
  }
  const one = isRow ? body : bodies.length > 1 ? last : body;
  return one ? changes(passage, words, other, one) : [];
}

/** What a body does by itself: the ingress or the station that the words name, or else those of the other part. */
function changes(passage: Passage, words: Tokens, other: Segment, body: BodyRef): Proposition[] {
  const { tokens, context } = passage;
  const mayTurn = body.options.some(isPlanet);
  const own = { subjects: [body], negated: false };
  const elsewhere = tokens.slice(other.from, other.to);
  const places = [words, elsewhere, tokens].map((some) => some.filter((token) => isPlace(token)));
  const isTurn = words.some(isTurning) || (places[0]!.length === 0 && elsewhere.some(isTurning));
  if (mayTurn && isTurn) return [{ type: 'station', ...own, turns: null, place: null }];
  const [signs = []] = places.filter((some) => some.length > 0);
  // "Mercury changes sign first, and only afterwards does Venus"
  const isChange = [...words, ...elsewhere].some((token) => hasTag(token, 'change'));
  if (signs.length === 0 && isChange) return [{ type: 'ingress', ...own, to: null, from: null }];
  return [...new Set(signs)].flatMap((token): Proposition[] => {
    const place = placeOf(token, context);
    const { relation } = relationOf(tokens, tokens.indexOf(token));
    const isLeft =
      words.some((word) => hasTag(word, 'leave', 'end')) || /^(?:from|leaves)$/.test(relation);
    const isEntered =
      /^(?:into|to|for|enters)$/.test(relation) ||
      (relation === 'none' && words.includes(token)) ||
      [...words, ...elsewhere].some(({ lower }) => /^(?:threshold|door)$/.test(lower));
    return [
      ...(isLeft && relation !== 'for'
        ? []
        : [{ type: 'ingress', ...own, to: place, from: null } as const]),
      ...(isEntered && !(isLeft && relation !== 'for')
        ? []
        : [{ type: 'ingress', ...own, to: null, from: place } as const]),
    ];
  });
}

function isTurning(token: Token): boolean {
  return token.type === 'motion' || hasTag(token, 'turn', 'station');
}

/** A full or new moon, or an eclipse of one of the lights in a sentence about eclipses. */
function moonsAndEclipses({ tokens, context }: Passage, words: Tokens): Proposition[] {
  const phases = words.flatMap((token) => (isLunation(token) ? [token.phase] : []));
  const bodies = distinctBodies(words.flatMap((token) => bodiesOf(token) ?? []));
  const isOfEclipses = tokens.some(({ lower }) => lower.startsWith('eclipse'));
  const isOf = (light: BodyRef, name: string) =>
    bodies.some((ref) => isSameBody(ref, light)) || words.some(({ lower }) => lower === name);
  const lights = (
    [
      [SUN, 'solar', 'Sun'],
      [MOON, 'lunar', 'Moon'],
    ] as const
  ).filter(([light, name]) => isOf(light, name));
  const sign = words.find((token) => isPlace(token));
  const place = sign ? placeOf(sign, context) : null;
  if (isOfEclipses && lights.length === 1 && bodies.length < 2)
    return [{ type: 'eclipse', of: lights[0]![2], eclipse: null, place, negated: false }];
  const isMoonly =
    bodies.every((ref) => isSameBody(ref, MOON)) &&
    tokens.some((token) => bodiesOf(token)?.some((ref) => isSameBody(ref, MOON)));
  const told = isMoonly
    ? words.flatMap(({ lower }) =>
        FILLS.test(lower)
          ? ['full moon' as const]
          : EMPTIES.test(lower)
            ? ['new moon' as const]
            : [],
      )
    : [];
  const isMoonless = phases.length === 0 && told.length === 0;
  if (isMoonless || bodies.length > 1) return [];
  return [...phases, ...told].map((phase) => ({
    type: 'lunation',
    phase,
    place: null,
    month: null,
    negated: false,
  }));
}

const FILLS = /^(?:fills?|filled|full|round)$/;
const EMPTIES = /^(?:empt(?:y|ies|ied)|vanish(?:es|ed)?|new)$/;

function aspects(words: Tokens, a: BodyRef, b: BodyRef): Proposition[] {
  const named = words.find((token) => token.type === 'aspect' && token.angles.length > 0);
  const angles = named?.type === 'aspect' ? named.angles : MAJOR_ANGLES;
  return [plainAspect(a, b, angles)];
}

/** Whether the body at `at` is the one that does something: "does Mercury turn", "for the Sun to come". */
function does(tokens: Tokens, at: number): boolean {
  const next = hasTag(tokens[at + 1], 'to', 'will', 'have', 'adverb')
    ? tokens[at + 2]
    : tokens[at + 1];
  return hasTag(next, 'enter', 'leave', 'move', 'arrive', 'turn', 'station', 'change');
}

function ends(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  return (
    token === undefined ||
    isMark(token) ||
    token.type === 'when' ||
    hasTag(token, 'in', 'and', 'last', 'next') ||
    token.lower === 'first'
  );
}

/** Whether nothing but small words stands before a body: it is the next of a row. */
function hasNoDeed(tokens: Tokens, from: number, at: number): boolean {
  const isRow = tokens
    .slice(from, at)
    .every(
      (token) =>
        isMark(token) ||
        token.type === 'when' ||
        hasTag(token, 'the', 'and', 'only', 'with', 'but'),
    );
  return isRow && (ends(tokens, at + 1) || bodiesOf(tokens[at + 1]) !== null);
}
