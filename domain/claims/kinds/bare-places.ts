import { bodiesOf, hasTag, isMark, isPlace, type Passage, someTag } from '../grammar/passage.ts';
import { type PlaceRelation, relationOf } from '../grammar/place-relations.ts';
import { isRead, type Segment, segmentAround } from '../grammar/segments.ts';
import type { Subject } from '../grammar/subject.ts';
import type { Finding, Place, Proposition } from '../proposition.ts';
import { isLunationPhase, type Token } from '../text/token.ts';
import { namedPlace, stay } from './place-findings.ts';

/** Finds signs and houses in a clause with a body or a lunation that no other reader has related to each other. */
export function findBarePlaces(passage: Passage, findings: readonly Finding[]): Finding[] {
  const { tokens } = passage;
  return tokens.flatMap((token, at) => {
    if (!isPlace(token) || isRead(findings, at)) return [];
    const segment = segmentAround(tokens, at);
    if (isOfOffice(tokens, segment)) return [];
    const body = occupantOf(tokens, at, segment);
    return body === null ? [] : [relate(passage, at, body)];
  });
}

/** "Mercury rules Virgo": an office is not a position. */
function isOfOffice(tokens: readonly Token[], { from, to }: Segment): boolean {
  return (
    someTag(tokens, from, to, 'rule', 'natal', 'born', 'people') ||
    tokens.slice(from, to).some(({ lower }) => OFFICES.test(lower))
  );
}

const OFFICES =
  /^(?:ruler|rulers|rulership|ruled|ruling|lord|lady|domicile|exalted|exaltation|planet)$/;

/** The index of the body that the words put into the place at `at`. */
function occupantOf(tokens: readonly Token[], at: number, segment: Segment): number | null {
  const before = attributed(tokens, at);
  if (before !== null) return before;
  const isThere =
    tokens[at]!.type === 'house' || isLocated(tokens, at) || isDwelling(tokens, segment);
  const nearest = nearestOccupant(tokens, at, segment);
  const isEvent = nearest !== null && tokens[nearest]!.type !== 'body';
  return isThere || (isEvent && isGiven(tokens, at)) ? nearest : null;
}

/** "Leo gets a solar eclipse": events, unlike bodies, are not given to a sign's people. */
function isGiven(tokens: readonly Token[], at: number): boolean {
  return /^(?:gets?|has|hosts?|takes|receives|sees)$/.test(tokens[at + 1]?.lower ?? '');
}

/** "A Leo Jupiter", "Leo-bound Jupiter", "Jupiter's Leo chapter", "Jupiter, now a Leo resident". */
function attributed(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]!;
  if (token.type !== 'sign' || token.own || token.possessive) return null;
  const owner = tokens[at - 1];
  if (bodiesOf(owner) && owner!.possessive && tokens[at + 1]?.type === 'word') return at - 1;
  const isBound = isMark(tokens[at + 1], '-') && tokens[at + 2]?.lower === 'bound';
  const named = tokens[at + (isBound ? 3 : 1)];
  const isOfDay = tokens.some(({ type }) => type === 'when');
  const isPlanet = named?.type === 'body' && !named.ruler && (isOfDay || !isLight(named));
  if (!isPlanet || hasTag(owner, 'your', 'to', 'for', 'or') || isOfCharts(tokens, at)) return null;
  return at + (isBound ? 3 : 1);
}

/** "An Aries Mars in one chart", "with a Taurus Venus or a Leo Mars": bodies of birth charts. */
function isOfCharts(tokens: readonly Token[], at: number): boolean {
  return tokens.some(
    ({ type, lower }, i) =>
      /^(?:chart|charts|placement|placements)$/.test(lower) ||
      (type === 'sign' && i !== at && bodiesOf(tokens[i + 1]) !== null),
  );
}

function isLight(token: Token): boolean {
  return bodiesOf(token)?.some(({ options }) => /Sun|Moon/.test(options.join())) ?? false;
}

/** "Deep inside Leo": a preposition of place governs it. */
function isLocated(tokens: readonly Token[], at: number): boolean {
  const { relation } = relationOf(tokens, at);
  return relation === 'in' || relation === 'into' || relation === 'enters' || relation === 'leaves';
}

/** Words for where somebody lives; with one of them a sign is a place and not its people. */
function isDwelling(tokens: readonly Token[], { from, to }: Segment): boolean {
  return tokens.slice(from, to).some(({ lower }) => DWELLINGS.has(lower));
}

const DWELLINGS = new Set([
  'home',
  'headquarters',
  'base',
  'sofa',
  'couch',
  'guest',
  'houseguest',
  'tenant',
  'lodger',
  'resident',
  'residence',
  'visitor',
  'address',
  'perch',
  'camp',
  'tent',
  'shop',
  'digs',
  'quarters',
  'doors',
  'door',
  'turf',
  'territory',
  'soil',
  'host',
  'hosts',
]);

/** The nearest body, lunation or eclipse to the left, or else to the right: "in Leo you'll find Saturn". */
function nearestOccupant(
  tokens: readonly Token[],
  at: number,
  { from, to }: Segment,
): number | null {
  for (const step of [-1, 1]) {
    // "Two symbols stand in Cancer, the Moon and Mars": somebody else is there.
    if (step === 1 && someTag(tokens, from, at, 'stay', 'be', 'move', 'have')) return null;
    for (let i = at + step; i >= from && i < to; i += step) {
      if (bodiesOf(tokens[i]) || tokens[i]!.type === 'eclipse') return i;
      if (tokens[i]!.type === 'aspect' || tokens[i]!.type === tokens[at]!.type) return null;
    }
  }
  return null;
}

/** The body is there, or comes, or goes; a lunation or an eclipse falls there. */
function relate(passage: Passage, at: number, occupant: number): Finding {
  const { tokens } = passage;
  const token = tokens[occupant]!;
  const relation: PlaceRelation = { ...relationOf(tokens, at), governor: Math.max(at, occupant) };
  const place = namedPlace(passage, at, relation);
  const subject: Subject = {
    refs: bodiesOf(token) ?? [],
    from: occupant,
    to: occupant,
    adjacent: false,
  };
  const there = stay(passage, at, subject, relation, place);
  const readings = readingsOf(token, place, there);
  return {
    ...there,
    kind: readings.length === 1 ? (readings[0]!.type as 'lunation' | 'eclipse') : there.kind,
    from: Math.min(at, occupant),
    to: Math.max(at, occupant),
    proposition: readings.length === 1 ? readings[0]! : { type: 'any-of', readings },
    attached: false,
  };
}

function readingsOf(occupant: Token, place: Place, there: Finding): Proposition[] {
  if (occupant.type === 'eclipse') {
    const { of, eclipse } = occupant;
    return [{ type: 'eclipse', of, eclipse, place, negated: false }];
  }
  if (occupant.type === 'phase' && isLunationPhase(occupant.phase)) {
    const { phase, month } = occupant;
    return [{ type: 'lunation', phase, place, month, negated: false }];
  }
  if (there.proposition.type !== 'place') return [there.proposition];
  const { subjects } = there.proposition;
  const move = { type: 'ingress', subjects, negated: false } as const;
  return [
    there.proposition,
    { ...move, to: place, from: null },
    { ...move, to: null, from: place },
  ];
}
