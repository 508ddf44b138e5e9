import { isCovered, isSaid } from '../grammar/coverage.ts';
import { bodiesOf, hasTag, isMoon, isPlace, type Passage, someTag } from '../grammar/passage.ts';
import { relationOf } from '../grammar/place-relations.ts';
import { placeOf } from '../places.ts';
import { isPlanet } from '../planets.ts';
import type { AspectProposition, Finding, Place, Proposition } from '../proposition.ts';
import type { AngleName, BodyRef, Token } from '../text/token.ts';
import { isLunationPhase } from '../text/token.ts';

/**
 * Reads the details of a sentence that no finding speaks of: "… and your tenth house wakes up". How they hang together
 * with the rest is not known, so they are false only if they hold of no body in the sentence, at no time it names.
 */
export function findRemainders(passage: Passage, findings: readonly Finding[]): Finding[] {
  const { tokens } = passage;
  if (!tokens.some(({ type }) => type === 'word') || isOfOffice(tokens)) return [];
  const isLeft = (at: number) => !isCovered(passage, findings, at) && !isDenied(tokens, at);
  return tokens.flatMap((_, at) => {
    if (!isLeft(at)) return [];
    const readings = readingsAt(passage, at, isLeft);
    if (readings.length === 0) return [];
    return [
      {
        kind: kindOf(readings[0]!),
        proposition: { type: 'any-of', readings },
        core: at,
        from: at,
        to: at,
        tense: 'present',
        uses: [at],
        attached: true,
        isRemainder: true,
      } satisfies Finding,
    ];
  });
}

const KINDS = { place: 'body-in-sign', phase: 'moon-phase', separation: 'aspect' } as const;

function kindOf({ type }: Proposition): Finding['kind'] {
  return (KINDS[type as keyof typeof KINDS] ?? type) as Finding['kind'];
}

function isOfOffice(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) =>
      hasTag(token, 'rule', 'natal', 'born', 'people', 'general') ||
      /^(?:ruler|rulers|rulership|ruled|ruling|lord|lady|domicile|exalted|exaltation)$/.test(
        token.lower,
      ) ||
      (token.type === 'body' && token.ruler && !token.ruler.own),
  );
}

function readingsAt(passage: Passage, at: number, isLeft: (at: number) => boolean): Proposition[] {
  const { tokens, context } = passage;
  const token = tokens[at]!;
  if (isPlace(token))
    return isSomewhere(tokens, at) ? inPlace(tokens, placeOf(token, context)) : [];
  switch (token.type) {
    case 'aspect':
      return isAngle(tokens, at)
        ? pairs(tokens, isLeft).map(([a, b]) => aspect(a, b, token.angles))
        : [];
    case 'motion':
      return hasTag(tokens[at - 1], 'of') || !isSaid(tokens, at)
        ? []
        : motions(tokens, token.motion, isLeft);
    case 'phase':
      if (isLunationPhase(token.phase) || !tokens.some(isMoon)) return [];
      return [{ type: 'phase', phase: token.phase, nearly: false, negated: false }];
    case 'body':
      return company(tokens, at, token.refs);
    default:
      return [];
  }
}

/** "One of the few planets not in Gemini or in reverse" */
function isDenied(tokens: readonly Token[], at: number): boolean {
  return someTag(tokens, at - 6, at, 'not', 'no', 'neither', 'nor', 'nothing', 'except', 'than');
}

/** Signs name people, too: "Cancer, the eclipse …", "a Gemini", "good news for Leo". As a place, a sign has a preposition. */
function isSomewhere(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (token.type === 'house') return true;
  if (token.possessive) return false;
  const { relation } = relationOf(tokens, at);
  if (relation === 'for') return someTag(tokens, 0, at, 'leave');
  return relation !== 'none' || hasTag(tokens[at - 1], 'of', 'with', 'by', 'at', 'on', 'near');
}

function inPlace(tokens: readonly Token[], place: Place): Proposition[] {
  return tokens.flatMap((token): Proposition[] => {
    if (token.type === 'eclipse')
      return [{ type: 'eclipse', of: token.of, eclipse: token.eclipse, place, negated: false }];
    if (token.type === 'phase' && isLunationPhase(token.phase))
      return [{ type: 'lunation', phase: token.phase, place, month: null, negated: false }];
    return (bodiesOf(token) ?? []).flatMap((ref): Proposition[] => {
      const own = { subjects: [ref], negated: false };
      return [
        { type: 'place', ...own, place, degrees: null },
        { type: 'ingress', ...own, to: place, from: null },
        { type: 'ingress', ...own, to: null, from: place },
      ];
    });
  });
}

function isAngle(tokens: readonly Token[], at: number): boolean {
  return (
    isSaid(tokens, at) &&
    !hasTag(tokens[at - 1], 'the', 'this', 'all') &&
    !hasTag(tokens[at + 1], 'sign-word', 'your') &&
    !isPlace(tokens[at + 1])
  );
}

/** Every two bodies in the sentence of which one at least is unread, or else any two. */
function pairs(tokens: readonly Token[], isLeft: (at: number) => boolean): [BodyRef, BodyRef][] {
  const bodies = tokens.flatMap((token, at) =>
    (bodiesOf(token) ?? []).map((ref) => ({ ref, left: token.type === 'body' && isLeft(at) })),
  );
  const all = bodies.flatMap((a, i) =>
    bodies
      .slice(i + 1)
      .filter((b) => a.ref.options.join() !== b.ref.options.join())
      .map((b) => ({ a, b })),
  );
  const some = all.filter(({ a, b }) => a.left || b.left);
  return (some.length > 0 ? some : all).map(({ a, b }) => [a.ref, b.ref]);
}

function aspect(a: BodyRef, b: BodyRef, angles: readonly AngleName[]): AspectProposition {
  return {
    type: 'aspect',
    a: [a],
    b: [b],
    angles,
    exact: false,
    neverExact: false,
    course: null,
    orb: null,
    negated: false,
  };
}

function motions(
  tokens: readonly Token[],
  motion: 'retrograde' | 'direct',
  isLeft: (at: number) => boolean,
): Proposition[] {
  const planets = tokens.flatMap((token, at) =>
    (bodiesOf(token) ?? [])
      .filter(({ options }) => options.some(isPlanet))
      .map((ref) => ({ ref, left: isLeft(at) })),
  );
  const some = planets.filter(({ left }) => left);
  return (some.length > 0 ? some : planets).flatMap(({ ref }): Proposition[] => [
    { type: 'motion', subjects: [ref], motion, negated: false },
    { type: 'station', subjects: [ref], turns: motion, place: null, negated: false },
  ]);
}

/** "Near Saturn", "just behind Venus": in conjunction with some other body of the sentence. */
function company(tokens: readonly Token[], at: number, refs: readonly BodyRef[]): Proposition[] {
  const before = hasTag(tokens[at - 1], 'the') ? tokens[at - 2] : tokens[at - 1];
  if (!hasTag(before, 'near') && !COMPANY.test(before?.lower ?? '')) return [];
  return tokens.flatMap((token, i) =>
    i === at
      ? []
      : (bodiesOf(token) ?? []).flatMap((other) =>
          refs.map(
            (ref): Proposition => ({
              type: 'separation',
              a: [ref],
              b: [other],
              from: 0,
              to: BESIDE_DEGREES,
            }),
          ),
        ),
  );
}

const COMPANY = /^(?:near|beside|behind|next to|alongside|close to)$/;
const BESIDE_DEGREES = 15;
