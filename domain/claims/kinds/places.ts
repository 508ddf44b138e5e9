import type { LunationPhase } from '../../sky/events.ts';
import { groupStartingAt } from '../grammar/groups.ts';
import { clauseStart } from '../grammar/mood.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage, someTag } from '../grammar/passage.ts';
import { type PlaceRelation, relationOf } from '../grammar/place-relations.ts';
import { type Subject, subjectBefore } from '../grammar/subject.ts';
import {
  agreementOf,
  helperAgreement,
  isNegated,
  lastJoint,
  tenseBetween,
} from '../grammar/verbs.ts';
import { isLunationPhase } from '../judge/moon.ts';
import { placeOf } from '../places.ts';
import type { Finding, IngressProposition, Place, Tense } from '../proposition.ts';
import type { Token } from '../text/token.ts';

/**
 * Bodies in, entering and leaving signs and houses. Each sign or house of the sentence is asked what
 * governs it, and the verb between it and its subject says whether the body is there, comes or goes.
 */
export function findPlaces(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const findings: Finding[] = [];
  for (const [at, token] of passage.tokens.entries()) {
    if (used.has(at)) continue;
    const found = isPlace(token) || isSignOfKind(token) ? findAt(passage, at, findings) : null;
    const there = token.type === 'there' ? findThere(passage, at) : null;
    for (const finding of [found, there]) if (finding) findings.push(finding);
  }
  return findings;
}

/** "In a fire sign" */
function isSignOfKind(token: Token): boolean {
  return token.type === 'nature' && token.signNoun;
}

function findAt(passage: Passage, at: number, earlier: Finding[]): Finding | null {
  const place = relationOf(passage.tokens, at);
  switch (place.relation) {
    case 'in':
    case 'visits':
      return stayOrChange(passage, at, place);
    case 'into':
    case 'to':
    case 'towards':
    case 'enters':
      return entry(passage, at, place, earlier);
    case 'from':
    case 'leaves':
      return exit(passage, at, place);
    case 'for':
      return completeExit(passage, at, earlier);
    case 'and':
    case 'then':
      return continued(passage, at, place, earlier);
    case 'beside':
      return beside(passage, at, place);
    case 'hosts':
      return hosted(passage, at);
    case 'attribute':
      return attribute(passage, at);
    default:
      return null;
  }
}

/** "Venus is in Libra", and "begins its journey through Libra", which is an entry. */
function stayOrChange(passage: Passage, at: number, relation: PlaceRelation): Finding | null {
  const { tokens } = passage;
  const { governor } = relation;
  if (hasTag(tokens[governor - 1], 'people', 'you')) return null;
  const fronted = frontedSubject(passage, governor, at);
  if (fronted) {
    const finding = stay(passage, at, fronted, relation, namedPlace(passage, at, relation));
    return { ...finding, from: governor, tense: 'present', attached: true };
  }
  const subject = subjectOf(passage, governor);
  if (!subject) return null;
  const place = namedPlace(passage, at, relation);
  const change = changeBetween(tokens, lastJoint(tokens, subject.to + 1, governor), governor);
  const bound = boundAfter(tokens, subject.to + 1, governor, at);
  if (bound === 'enter') return ingress(passage, at, subject, governor, place, null);
  if (bound === 'leave') return ingress(passage, at, subject, governor, null, place);
  if (change === 'enter') return ingress(passage, at, subject, governor, place, null);
  if (change === 'leave') return ingress(passage, at, subject, governor, null, place);
  return stay(passage, at, subject, relation, place);
}

function stay(
  passage: Passage,
  at: number,
  subject: Subject,
  relation: PlaceRelation,
  place: Place,
): Finding {
  const { tokens } = passage;
  const from = Math.min(subject.from, at);
  const named = tokens[subject.to];
  if (named?.type === 'phase' && isLunationPhase(named.phase))
    return lunationIn(passage, at, subject, named.phase, place);
  return {
    kind: tokens[at]!.type === 'house' ? 'body-in-house' : 'body-in-sign',
    proposition: {
      type: 'place',
      subjects: subject.refs,
      place,
      degrees: relation.degrees,
      negated: isDenied(tokens, subject, relation.governor),
    },
    core: at,
    from,
    to: Math.max(subject.to, at),
    tense: tenseBetween(tokens, subject.to + 1, relation.governor),
    uses: [at],
    attached:
      !hasVerb(tokens, subject.to + 1, relation.governor + 1) ||
      someTag(tokens, subject.to + 1, relation.governor, 'a') ||
      hasOtherPredicate(tokens, subject.to + 1, relation.governor),
  };
}

/** "The full moon in Virgo lights up your first house": the house of the lunation, at its time. */
function lunationIn(
  passage: Passage,
  at: number,
  subject: Subject,
  phase: LunationPhase,
  place: Place,
): Finding {
  const { tokens } = passage;
  return {
    kind: tokens[at]!.type === 'house' ? 'body-in-house' : 'lunation',
    proposition: { type: 'lunation', phase, place, month: null, negated: false },
    core: at,
    from: Math.min(subject.from, at),
    to: Math.max(subject.to, at),
    tense: tenseBetween(tokens, subject.to + 1, at),
    uses: [at],
    attached: true,
  };
}

/** "Mercury is not retrograde in Leo" denies the motion, not the place. */
function isDenied(tokens: readonly Token[], subject: Subject, governor: number): boolean {
  const rest = tokens.slice(subject.to + 1, governor);
  const last = rest.findLastIndex((token) =>
    ['motion', 'aspect', 'phase', 'percent'].includes(token.type),
  );
  const start = last < 0 ? subject.to + 1 : subject.to + 2 + last;
  return (
    isNegated(tokens, start, governor) ||
    (last < 0 && isNegated(tokens, subject.from, subject.from))
  );
}

function entry(
  passage: Passage,
  at: number,
  relation: PlaceRelation,
  earlier: Finding[],
): Finding | null {
  const { tokens } = passage;
  const { governor } = relation;
  const subject = subjectOf(passage, governor);
  if (!subject) return null;
  if (relation.relation === 'to' && tokens[governor - 1]?.lower === 'new') {
    return stay(passage, at, subject, relation, namedPlace(passage, at, relation));
  }
  const start = lastJoint(tokens, subject.to + 1, governor);
  // "Reaches 28° Pisces" is no entry into the sign.
  if (relation.degrees && relation.relation === 'enters')
    return stay(passage, at, subject, relation, namedPlace(passage, at, relation));
  const isMove = hasVerb(tokens, start, governor + 1) || hasNoun(tokens, start, governor);
  if (relation.relation === 'to' && (!isMove || hasOtherPredicate(tokens, start, governor)))
    return null;
  const place = namedPlace(passage, at, relation);
  const from = takeExit(earlier, subject, at);
  const finding = ingress(passage, at, subject, governor, place, from);
  if (from) finding.from = Math.min(finding.from, subject.from);
  return relation.relation === 'towards' ? { ...finding, tense: 'future' } : finding;
}

/** The "from Virgo" of "from Virgo into Libra" is part of the same step. */
function takeExit(earlier: Finding[], subject: Subject, at: number): Place | null {
  const last = earlier.at(-1);
  if (
    last?.proposition.type !== 'ingress' ||
    last.proposition.to ||
    last.from !== Math.min(subject.from, last.core)
  )
    return null;
  if (at - last.core > 6) return null;
  earlier.pop();
  return last.proposition.from;
}

function exit(passage: Passage, at: number, relation: PlaceRelation): Finding | null {
  const { tokens } = passage;
  const { governor } = relation;
  const subject = subjectOf(passage, governor);
  if (!subject) return null;
  const place = namedPlace(passage, at, relation);
  const moves =
    relation.relation === 'leaves' ||
    isMoving(tokens, lastJoint(tokens, subject.to + 1, governor), governor);
  if (!moves) return stay(passage, at, subject, relation, place);
  return ingress(passage, at, subject, governor, null, place);
}

/** "Leaves Virgo … for Libra" */
function completeExit(passage: Passage, at: number, earlier: Finding[]): Finding | null {
  const last = earlier.at(-1);
  if (last?.proposition.type !== 'ingress' || last.proposition.to || at - last.core > 6)
    return null;
  last.proposition = { ...last.proposition, to: placeOf(passage.tokens[at]!, passage.context) };
  last.to = at;
  last.uses = [...last.uses, at];
  return null;
}

/** "In Virgo until 14:20 UTC, then Libra", "in Virgo and your sixth house". */
function continued(
  passage: Passage,
  at: number,
  relation: PlaceRelation,
  earlier: Finding[],
): Finding | null {
  const last = earlier.at(-1);
  if (!last || at - last.core > 8) return null;
  const place = namedPlace(passage, at, relation);
  const { proposition } = last;
  const kind = passage.tokens[at]!.type === 'house' ? 'body-in-house' : 'body-in-sign';
  const common = { core: at, to: at, uses: [at] };
  if (proposition.type === 'place') {
    const from = relation.relation === 'then' ? relation.governor : last.from;
    return {
      ...last,
      ...common,
      from,
      kind,
      proposition: { ...proposition, place, degrees: relation.degrees },
      attached: false,
    };
  }
  if (proposition.type !== 'ingress' || relation.relation !== 'and') return null;
  return {
    ...last,
    ...common,
    from: last.from,
    proposition: {
      ...proposition,
      to: proposition.to && place,
      from: proposition.to ? null : place,
    },
  };
}

/** "Venus (Libra)", "Mars 14° Leo" */
function beside(passage: Passage, at: number, relation: PlaceRelation): Finding | null {
  const body = bodiesOf(passage.tokens[relation.governor])
    ? relation.governor
    : relation.governor - 1;
  const refs = bodiesOf(passage.tokens[body]);
  if (!refs) return null;
  const subject: Subject = { refs, from: body, to: body, adjacent: true };
  return {
    ...stay(passage, at, subject, { ...relation, governor: at }, namedPlace(passage, at, relation)),
    attached: true,
  };
}

/** "Your fifth house welcomes Jupiter" */
function hosted(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  let i = at + 1;
  while (i < tokens.length && !bodiesOf(tokens[i])) {
    if (i > at + 9 || tokens[i]!.type === 'aspect') return null;
    i++;
  }
  if (i >= tokens.length) return null;
  const group = groupStartingAt(tokens, i);
  const relation: PlaceRelation = {
    relation: 'hosts',
    governor: at,
    degrees: null,
    constellation: false,
  };
  const finding = stay(
    passage,
    at,
    { refs: group.refs, from: at, to: group.to, adjacent: true },
    relation,
    placeOf(tokens[at]!, passage.context),
  );
  return {
    ...finding,
    from: at,
    to: group.to,
    tense: tenseBetween(tokens, at + 1, i),
    attached: false,
  };
}

/** "The Leo Moon" */
function attribute(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  const body = tokens.findIndex((token, i) => i > at && bodiesOf(token));
  const subject: Subject = { refs: bodiesOf(tokens[body])!, from: at, to: body, adjacent: true };
  const relation: PlaceRelation = {
    relation: 'attribute',
    governor: at,
    degrees: null,
    constellation: false,
  };
  return {
    ...stay(passage, at, subject, relation, placeOf(tokens[at]!, passage.context)),
    attached: true,
    tense: 'present',
  };
}

/** "It stays there until …", "Libra, where it remains until …" */
function findThere(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  const isWhere = tokens[at]!.lower === 'where';
  const before = tokens.slice(0, at).findLast(isPlace);
  const place = before ? placeOf(before, passage.context) : passage.place;
  if (!place) return null;
  const verb = isWhere
    ? tokens.findIndex((token, i) => i > at && i < at + 6 && hasTag(token, 'stay', 'be'))
    : at - 1;
  const isBare = hasTag(tokens[verb], 'be') && !isWhere;
  if (!hasTag(tokens[verb], 'stay') && !isBare) return null;
  const subject = subjectBefore(passage, verb, 'either');
  if (!subject || (isWhere && subject.to < at)) return null;
  if (!subject.adjacent && !isStillAbout(tokens, subject.to + 1, verb)) return null;
  const relation: PlaceRelation = {
    relation: 'in',
    governor: verb,
    degrees: null,
    constellation: false,
  };
  const finding = stay(passage, at, subject, relation, place);
  // "It stays there until Sunday" after it has come: only the end is new.
  const stays = hasTag(tokens[verb], 'stay') && finding.tense === 'present';
  return {
    ...finding,
    tense: stays ? 'future' : finding.tense,
    needsWhen: stays,
    core: Math.max(at, verb),
    from: Math.min(at, subject.from),
    to: Math.max(at, verb),
    attached: false,
  };
}

/** Between "it" and "stays there" stands nothing but its coming: "it enters Virgo and stays there". */
function isStillAbout(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(
      (token) =>
        token.type === 'when' ||
        isPlace(token) ||
        isMark(token) ||
        (token.type === 'word' && token.tag !== null && token.tag !== 'you'),
    );
}

function ingress(
  passage: Passage,
  at: number,
  subject: Subject,
  governor: number,
  to: Place | null,
  from: Place | null,
): Finding {
  const { tokens } = passage;
  const negated = isNegated(tokens, subject.to + 1, governor);
  const proposition: IngressProposition = {
    type: 'ingress',
    subjects: subject.refs,
    to,
    from,
    negated,
  };
  const isAhead =
    someTag(tokens, subject.to + 1, governor, 'prepare') || hasTag(tokens[governor - 1], 'to');
  const told: Tense = tenseBetween(tokens, subject.to + 1, governor);
  return {
    kind: 'ingress',
    proposition,
    core: at,
    from: Math.min(subject.from, governor),
    to: at,
    tense: isAhead && told === 'present' ? 'future' : told,
    uses: [at],
    attached: false,
  };
}

function namedPlace(passage: Passage, at: number, relation: PlaceRelation): Place {
  const place = placeOf(passage.tokens[at]!, passage.context);
  if (!relation.constellation) return place;
  return {
    ...place,
    unknown:
      'The constellations and the sidereal zodiac do not coincide with the signs, and only the signs are computed.',
  };
}

/** "In your sixth house, Mercury goes about its day": the place comes first and its body after. */
function frontedSubject(passage: Passage, governor: number, at: number): Subject | null {
  const { tokens } = passage;
  const before = tokens.slice(clauseStart(tokens, governor), governor);
  if (
    !before.every(
      (token) => token.type === 'when' || hasTag(token, 'and', 'but', 'adverb', 'while'),
    )
  ) {
    return null;
  }
  let i = at + 1;
  while (
    isMark(tokens[i], ',') ||
    isPlace(tokens[i]) ||
    hasTag(tokens[i], 'your', 'the', 'its', 'adverb', 'both')
  )
    i++;
  if (!bodiesOf(tokens[i])) return null;
  const group = groupStartingAt(tokens, i);
  return { refs: group.refs, from: governor, to: group.to, adjacent: true };
}

function subjectOf(passage: Passage, governor: number): Subject | null {
  const { tokens } = passage;
  const token = tokens[governor]!;
  const isVerb =
    token.type === 'word' &&
    (token.tag === 'enter' ||
      token.tag === 'leave' ||
      token.tag === 'move' ||
      token.tag === 'stay');
  const helped = hasTag(tokens[governor - 1], 'will', 'may', 'would', 'to', 'do', 'not');
  const own =
    isVerb && !helped ? agreementOf(token.form) : helperAgreement(tokens, governor - 6, governor);
  return subjectBefore(passage, governor, own);
}

/** What the verb or noun before "in" or "through" makes of it. */
function changeBetween(
  tokens: readonly Token[],
  from: number,
  to: number,
): 'enter' | 'leave' | null {
  for (let i = to - 1; i >= from; i--) {
    const token = tokens[i]!;
    if (token.type === 'when' || isMark(token, ',')) continue;
    if (hasTag(token, 'arrive', 'enter'))
      return hasTag(tokens[i - 1], 'be') || hasTag(tokens[i - 2], 'be') ? null : 'enter';
    if (hasTag(token, 'begin')) return 'enter';
    if (hasTag(token, 'end', 'leave')) return 'leave';
    if (ARRIVALS.has(token.lower)) return 'enter';
    if (hasTag(token, 'move', 'stay', 'be') && token.type === 'word' && token.form !== 'base') {
      const starts = tokens.slice(from, i).findLast((other) => hasTag(other, 'begin', 'end'));
      return starts ? (hasTag(starts, 'begin') ? 'enter' : 'leave') : null;
    }
  }
  return null;
}

const ARRIVALS = new Set(['arrival', 'entrance', 'entry', 'landing', 'debut', 'ingress']);
const NOUNS = new Set([
  'move',
  'shift',
  'return',
  'transition',
  'passage',
  'entry',
  'entrance',
  'ingress',
  'arrival',
  'step',
  'slide',
  'journey',
  'crossing',
  'change',
  'switch',
  'homecoming',
  'departure',
  'exit',
  'retreat',
]);

function hasNoun(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ lower }) => NOUNS.has(lower));
}

function hasVerb(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(Math.max(from, 0), to)
    .some(
      (token) =>
        hasTag(
          token,
          'be',
          'stay',
          'move',
          'turn',
          'enter',
          'leave',
          'arrive',
          'have',
          'change',
          'begin',
          'end',
          'host',
          'backward',
        ) ||
        (token.type === 'word' && token.tag === null && /(?:s|ing|ed)$/.test(token.lower)),
    );
}

function hasOtherPredicate(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ type }) => type === 'aspect' || type === 'motion');
}

/** "Jupiter's long stay in Pisces ends today" */
function boundAfter(
  tokens: readonly Token[],
  from: number,
  governor: number,
  at: number,
): 'enter' | 'leave' | null {
  const isNoun = tokens.slice(from, governor).some(({ lower }) => STAYS.has(lower));
  if (!isNoun) return null;
  const verb = tokens
    .slice(at + 1, at + 4)
    .find((token) => !hasTag(token, 'will', 'have', 'adverb', 'be') && token.type !== 'when');
  return hasTag(verb, 'end') ? 'leave' : hasTag(verb, 'begin') ? 'enter' : null;
}

const STAYS = new Set([
  'stay',
  'journey',
  'transit',
  'visit',
  'time',
  'sojourn',
  'passage',
  'tour',
  'trip',
  'trek',
  'run',
  'residency',
  'spell',
  'period',
]);

function isMoving(tokens: readonly Token[], from: number, to: number): boolean {
  const movers = tokens
    .slice(from, to)
    .some((token) =>
      hasTag(token, 'move', 'leave', 'turn', 'change', 'arrive', 'backward', 'enter', 'end'),
    );
  return (movers || hasNoun(tokens, from, to)) && !hasOtherPredicate(tokens, from, to);
}
