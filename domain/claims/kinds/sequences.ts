import { isSameBody } from '../bodies.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { placeOf } from '../places.ts';
import type { Finding, Proposition } from '../proposition.ts';
import { ALL as MAJOR_ANGLES } from '../text/tables/aspects.ts';
import type { BodyRef, Token } from '../text/token.ts';
import { plainAspect } from './aspect-details.ts';
import { fact } from './fact.ts';

/**
 * Finds which of two events comes first, whatever the words for the events: "the Sun stares down Uranus first and only
 * then gets around to Saturn", "Leo first, Cancer next". And which of two bodies goes ahead of the other.
 */
export function findSequences(passage: Passage): Finding[] {
  return [...firstAndThen(passage), ...aheadOf(passage), ...files(passage)];
}

function firstAndThen(passage: Passage): Finding[] {
  const { tokens, topic } = passage;
  const first = tokens.findIndex(({ lower }) => lower === 'first');
  const then = tokens.findIndex((token, i) => i > first && isThen(token));
  const subject = tokens.flatMap((token) => bodiesOf(token) ?? [])[0] ?? topic?.[0];
  if (first < 0 || then < 0 || !subject) return [];
  const isList = tokens[then]!.type === 'word';
  const [one, other] = isList
    ? [nearest(tokens, first), nearest(tokens, then)]
    : [tokens.slice(0, then), tokens.slice(then)];
  const signs = tokens.filter((token) => token.type === 'sign');
  const [ahead, after] = [first + 1, then + 1].map((at) =>
    bodiesOf(tokens[hasTag(tokens[at], 'the') ? at + 1 : at]),
  );
  // "First Jupiter, then Mercury: that's the order they file into Cancer"
  const isRow = ahead?.length === 1 && after?.length === 1 && signs.length === 1;
  const [earlier, later] = isRow
    ? [ahead, after].map((refs) => eventsOf(passage, signs, refs[0]!))
    : [one, other].map((part) => eventsOf(passage, part, subject));
  if (!earlier?.length || !later?.length) return [];
  const proposition: Proposition = {
    type: 'order',
    earlier: { type: 'any-of', readings: earlier },
    later: { type: 'any-of', readings: later },
  };
  return [fact('ingress', proposition, Math.min(first, then), Math.max(first, then))];
}

/** "Venus reaches Taurus well ahead of Mercury" */
function aheadOf(passage: Passage): Finding[] {
  const { tokens } = passage;
  const signs = tokens.filter((token) => token.type === 'sign');
  if (signs.length !== 1) return [];
  return tokens.flatMap((token, at): Finding[] => {
    const isBefore = hasTag(token, 'before');
    const other = bodiesOf(tokens[at + 1])?.[0];
    const subject = tokens
      .slice(0, at)
      .flatMap((one) => bodiesOf(one) ?? [])
      .at(-1);
    const end = tokens[at + 2];
    const isLast = end === undefined || isMark(end) || end.type === 'when';
    if (!(isBefore || hasTag(token, 'after')) || !other || !subject || !isLast) return [];
    const [earlier, later] = (isBefore ? [subject, other] : [other, subject]).map(
      (ref): Proposition => ({ type: 'any-of', readings: eventsOf(passage, signs, ref) }),
    );
    return [fact('ingress', { type: 'order', earlier: earlier!, later: later! }, at, at + 1)];
  });
}

/** "Then", "only after that"; in a list "next" or "last". */
function isThen(token: Token): boolean {
  return (
    (token.type === 'when' && token.role === 'afterwards') ||
    /^(?:next|last|second)$/.test(token.lower)
  );
}

/** The sign or body right before or after a word. */
function nearest(tokens: readonly Token[], at: number): Token[] {
  const near = [at - 1, at + 1].map((i) => tokens[i]).find((token) => isPlace(token));
  return near ? [near] : [];
}

/** What may happen to a body with what is named beside it. */
function eventsOf({ context }: Passage, part: readonly Token[], subject: BodyRef): Proposition[] {
  const others = part
    .flatMap((token) => bodiesOf(token) ?? [])
    .filter((ref) => !isSameBody(ref, subject));
  const places = part.filter((token) => isPlace(token));
  if (others.length + places.length !== 1) return [];
  const named = part.find((token) => token.type === 'aspect' && token.angles.length > 0);
  const angles = named?.type === 'aspect' ? named.angles : MAJOR_ANGLES;
  return [
    ...others.map((ref) => plainAspect(subject, ref, angles)),
    ...places.map((token): Proposition => {
      const to = placeOf(token, context);
      return { type: 'ingress', subjects: [subject], to, from: null, negated: false };
    }),
  ];
}

/** "Mercury's trailing Venus", "is well out in front of him" */
function files({ tokens, topic }: Passage): Finding[] {
  return tokens.flatMap((token, at): Finding[] => {
    const words = tokens
      .slice(at, at + 3)
      .map(({ lower }) => lower)
      .join(' ');
    const order = /^in front of\b/.test(words)
      ? 'ahead'
      : BEHIND.test(token.lower)
        ? 'behind'
        : null;
    if (order === null) return [];
    const before = tokens.slice(0, at).flatMap((one) => bodiesOf(one) ?? []);
    const next = order === 'ahead' ? at + 3 : at + 1;
    const object = hasTag(tokens[next], 'the') ? next + 1 : next;
    const a = before.at(-1);
    const isPronoun = hasTag(tokens[object], 'it', 'its');
    const b =
      bodiesOf(tokens[object])?.[0] ??
      (isPronoun ? [...(topic ?? []), ...before.slice(0, -1)].at(-1) : undefined);
    if (!a || !b || isSameBody(a, b) || tokens[object]!.possessive) return [];
    return [
      fact('aspect', { type: 'separation', a: [a], b: [b], from: 0, to: 90, order }, at, object),
    ];
  });
}

const BEHIND = /^(?:trailing|trails|tailing|tails|tailgating|tailgates|chasing|chases)$/;
