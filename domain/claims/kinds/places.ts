import {
  bodiesOf,
  hasTag,
  isMark,
  isMoon,
  isPlace,
  type Passage,
  someTag,
} from '../grammar/passage.ts';
import { type PlaceRelation, rangeOf, relationOf } from '../grammar/place-relations.ts';
import { isGoverned, type Subject } from '../grammar/subject.ts';
import { lastJoint } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { Finding, Place } from '../proposition.ts';
import { DIGNITIES, MOVES, PACKED } from '../text/tables/place-words.ts';
import type { Token, Tokens } from '../text/token.ts';
import { attribute, beside, findThere, hosted } from './place-asides.ts';
import { ingress, namedPlace, stay } from './place-findings.ts';
import {
  boundAfter,
  changeBetween,
  frontedSubject,
  hasNoun,
  hasOtherPredicate,
  hasVerb,
  isMoving,
  subjectOf,
} from './place-verbs.ts';

/**
 * Finds bodies in, entering and leaving signs and houses. For each sign or house, the governing
 * word and the verb between it and its subject decide whether the body is there, arrives or leaves.
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

/** "Across the Libra-Aries divide" */
function isEndOfAxis(tokens: Tokens, at: number): boolean {
  const isHyphen = (i: number) => isMark(tokens[i], '-', '–', '/');
  return (
    (isHyphen(at + 1) && tokens[at + 2]?.type === 'sign') ||
    (isHyphen(at - 1) && tokens[at - 2]?.type === 'sign')
  );
}

/** "A square look from a Scorpio Moon" */
function isOfLight(tokens: Tokens, at: number): boolean {
  const [before, sign, light] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const isLink = hasTag(tokens[at - 2], 'from', 'with', 'by', 'to', 'against');
  const isAdjective = sign.type === 'sign' && !sign.possessive && !sign.own;
  return isAdjective && hasTag(before, 'a', 'the') && isLink && isMoon(light);
}

/** "In a fire sign" */
function isSignOfKind(token: Token): boolean {
  return token.type === 'nature' && token.signNoun;
}

function findAt(passage: Passage, at: number, earlier: Finding[]): Finding | null {
  if (isEndOfAxis(passage.tokens, at)) return null;
  if (isOfLight(passage.tokens, at)) return attribute(passage, at);
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

/** "Venus is in Libra", or "begins its journey through Libra", which is an ingress. */
function stayOrChange(passage: Passage, at: number, relation: PlaceRelation): Finding | null {
  const { tokens } = passage;
  const { governor } = relation;
  if (hasTag(tokens[governor - 1], 'people', 'you')) return null;
  // "The day before the eclipse in Virgo"
  if (tokens[governor - 1]?.type === 'eclipse') return null;
  const fronted = frontedSubject(passage, governor, at);
  if (fronted) {
    const finding = stay(passage, at, fronted, relation, namedPlace(passage, at, relation));
    return { ...finding, from: governor, tense: 'present', attached: true };
  }
  const subject = subjectOf(passage, governor);
  if (!subject || isOfDignity(tokens, subject.to, governor)) return null;
  if (isOfContact(tokens, subject, governor)) return null;
  // "It is a stay in your sixth house" is a comparison.
  const isLikened =
    hasTag(tokens[subject.to], 'it') &&
    tokens.slice(subject.to, governor).some((token) => hasTag(token, 'a'));
  if (isLikened) return null;
  const place = namedPlace(passage, at, relation);
  // "Begins its long walk back through Aries"
  const isOnTheWayBack = tokens[governor - 1]?.lower === 'back';
  // "Starts in Aries, ends in Cancer"
  const isEnd = hasTag(tokens[governor - 1], 'begin', 'end');
  const change =
    isOnTheWayBack || isEnd
      ? null
      : changeBetween(tokens, lastJoint(tokens, subject.to + 1, governor), governor);
  const bound = isEnd ? null : boundAfter(tokens, subject.to + 1, governor, at);
  if (bound === 'enter') return ingress(passage, at, subject, governor, place, null);
  if (bound === 'leave') return ingress(passage, at, subject, governor, null, place);
  if (change === 'enter') return ingress(passage, at, subject, governor, place, null);
  if (change === 'leave') return ingress(passage, at, subject, governor, null, place);
  return stay(passage, at, subject, relation, place);
}

/** "The Sun's trine to Jupiter ties your house of travel to your house of romance", "a sextile from Mars to Jupiter connects": neither body moves. */
function isOfContact(tokens: Tokens, { from, to }: Subject, governor: number): boolean {
  const isVerb = (token: Token) =>
    token.type === 'word' && token.tag === null && /[^s]s$/.test(token.lower);
  const owned =
    tokens[to]!.possessive && tokens.slice(to, governor).some(({ type }) => type === 'aspect');
  const noun = tokens.findLastIndex(({ type }, i) => i < from && type === 'aspect');
  const isEnd =
    bodiesOf(tokens[to]) &&
    isGoverned(tokens, to) &&
    hasTag(tokens[noun + 1], 'from', 'between', 'of', 'with', 'to');
  return owned || (!!isEnd && tokens.slice(to + 1, governor + 1).some(isVerb));
}

/** "Jupiter is exalted in Cancer and at home in Pisces": tradition, not the day's sky. */
function isOfDignity(tokens: Tokens, from: number, to: number): boolean {
  const isOfDay = tokens.some(({ type }) => type === 'when');
  return !isOfDay && tokens.slice(from, to).some(({ lower }) => DIGNITIES.has(lower));
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
  if (!subject || isOfContact(tokens, subject, governor)) return null;
  // "Is new to Leo", "the full moon belongs to your fifth house"
  if (relation.relation === 'to' && /^(?:new|belong.*)$/.test(tokens[governor - 1]?.lower ?? '')) {
    return stay(passage, at, subject, relation, namedPlace(passage, at, relation));
  }
  const start = lastJoint(tokens, subject.to + 1, governor);
  // "All packed into Gemini", "only days into Gemini", "is just settling into Gemini"
  const isThere =
    PACKED.has(tokens[governor - 1]?.lower ?? '') ||
    isSince(tokens, governor) ||
    tokens[governor]!.lower === 'settling into';
  const degrees = relation.degrees ?? rangeOf(tokens[governor - 1], tokens[governor - 2]);
  if (isThere)
    return stay(passage, at, subject, { ...relation, degrees }, namedPlace(passage, at, relation));
  // "Reaches 28° Pisces" is not an ingress.
  if (relation.degrees && (relation.relation === 'enters' || relation.relation === 'to'))
    return stay(passage, at, subject, relation, namedPlace(passage, at, relation));
  if (relation.relation === 'to' && isOfNoun(tokens, governor)) return null;
  const isMove = hasVerb(tokens, start, governor + 1) || hasNoun(tokens, start, governor);
  if (relation.relation === 'to' && (!isMove || hasOtherPredicate(tokens, start, governor)))
    return null;
  const place = namedPlace(passage, at, relation);
  const from = takeExit(earlier, subject, at);
  const finding = ingress(passage, at, subject, governor, place, from);
  if (from) finding.from = Math.min(finding.from, subject.from);
  return relation.relation === 'towards' ? { ...finding, tense: 'future' } : finding;
}

/** "Has the keys to your tenth house" */
function isOfNoun(tokens: Tokens, governor: number): boolean {
  const noun = tokens[governor - 1];
  return (
    noun?.type === 'word' &&
    noun.tag === null &&
    !MOVES.has(noun.lower) &&
    hasTag(tokens[governor - 2], 'the', 'a', 'its')
  );
}

/** "Only days into Scorpio", "barely a week out of Libra" */
function isSince(tokens: Tokens, governor: number): boolean {
  const before = tokens[governor - 1];
  if (before?.type === 'degree' && tokens[governor]!.lower === 'into') return true;
  return /^(?:degrees?|minutes|hours?|days?|weeks?|months?)$/.test(
    tokens[governor - 1]?.lower ?? '',
  );
}

/** In "from Virgo into Libra", "from Virgo" belongs to the same ingress. */
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
  // "Seventeen days separate Neptune from Aries"
  if (/^(?:separate|divide|part)s?$/.test(tokens[subject.from - 1]?.lower ?? '')) return null;
  const place = namedPlace(passage, at, relation);
  // "Backs down from the last degrees of Sagittarius", "has almost run out of Capricorn"
  const isStillThere =
    // "Five degrees from leaving Aries"
    hasTag(tokens[governor - 1], 'from') ||
    (relation.relation === 'from' && relation.degrees) ||
    someTag(tokens, subject.to + 1, governor, 'nearly') ||
    tokens[governor - 1]?.lower === 'running';
  if (isStillThere)
    return stay(passage, at, fromEitherEnd(tokens, subject, governor), relation, place);
  // "Back from Scorpio"
  const isBack = /^(?:back|fresh|home|returned)$/.test(tokens[governor - 1]?.lower ?? '');
  if (isBack || isSince(tokens, governor)) return absence(passage, at, subject, relation, place);
  const moves =
    relation.relation === 'leaves' ||
    (tokens[governor]!.lower === 'out of' && isMark(tokens[governor - 1])) ||
    isMoving(tokens, lastJoint(tokens, subject.to + 1, governor), governor) ||
    isLeaving(tokens, subject.to, governor);
  // "By June it's out of your sixth house"
  const isOut =
    tokens[governor]!.lower === 'out of' && hasTag(tokens[governor - 1], 'be', 'adverb');
  // "Has legged it out of Pisces"
  const isGone =
    /^(?:out of|away from|off)$/.test(tokens[governor]!.lower) &&
    someTag(tokens, subject.from - 3, governor, 'have');
  if (!moves && (isOut || isGone)) return absence(passage, at, subject, relation, place);
  if (!moves) return stay(passage, at, fromEitherEnd(tokens, subject, governor), relation, place);
  return ingress(passage, at, subject, governor, null, place);
}

/** "Struts out of Leo", "peeled out of Aries": a verb that no table knows. */
function isLeaving(tokens: Tokens, from: number, governor: number): boolean {
  const verb = tokens[governor - 1];
  const isVerb = verb?.type === 'word' && verb.tag === null && /(?:[^s]s|ed)$/.test(verb.lower);
  return tokens[governor]!.lower === 'out of' && governor - 1 > from && isVerb;
}

function absence(...told: Parameters<typeof stay>): Finding {
  const found = stay(...told);
  if (found.proposition.type !== 'place') return found;
  return { ...found, proposition: { ...found.proposition, negated: true } };
}

function isShared({ tokens }: Passage, at: number, { core, proposition }: Finding): boolean {
  const isOfSigns = tokens[at]!.type === 'sign' && tokens[core]!.type === 'sign';
  return isOfSigns && proposition.type === 'place' && proposition.subjects.length > 1;
}

/** "Make a trine from Sagittarius to Leo", "gets the glare of the Sun, from Aries to Libra": one of them is there. */
function fromEitherEnd(tokens: Tokens, subject: Subject, governor: number): Subject {
  const refs = tokens.slice(0, governor).flatMap((token) => bodiesOf(token) ?? []);
  if (refs.length < 2) return subject;
  return { ...subject, refs: [{ options: refs.flatMap(({ options }) => options) }] };
}

/** "Leaves Virgo … for Libra" */
function completeExit(passage: Passage, at: number, earlier: Finding[]): Finding | null {
  const last = earlier.at(-1);
  if (last?.proposition.type !== 'ingress' || last.proposition.to || at - last.core > 6)
    return leavesFor(passage, at);
  last.proposition = { ...last.proposition, to: placeOf(passage.tokens[at]!, passage.context) };
  last.to = at;
  last.uses = [...last.uses, at];
  return null;
}

/** "Leaves again for Libra", without a word of where from. */
function leavesFor(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  const { governor, ...relation } = relationOf(tokens, at);
  const verb = hasTag(tokens[governor - 1], 'adverb') ? governor - 2 : governor - 1;
  if (!hasTag(tokens[verb], 'leave')) return null;
  const subject = subjectOf(passage, verb);
  const place = namedPlace(passage, at, { ...relation, governor });
  return subject && ingress(passage, at, subject, verb, place, null);
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
  // "The Sun and Uranus face off at the start of Gemini and Sagittarius": one in each.
  if (relation.relation === 'and' && proposition.type === 'place' && isShared(passage, at, last)) {
    const signs = [...proposition.place.signs, ...place.signs];
    const words = `${proposition.place.words} or ${place.words}`;
    last.proposition = { ...proposition, place: { ...proposition.place, signs, words } };
    last.to = at;
    last.uses = [...last.uses, at];
    return null;
  }
  // "The new moon and the full moon fall in Sagittarius and Cancer"
  const moons = passage.tokens.filter(({ type }, i) => type === 'phase' && i < at);
  if (proposition.type === 'lunation' && proposition.place && moons.length > 1) {
    const signs = [...proposition.place.signs, ...place.signs];
    last.proposition = { ...proposition, place: { ...proposition.place, signs } };
    last.uses = [...last.uses, at];
    return null;
  }
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
