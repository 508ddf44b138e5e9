import { groupEndingAt, groupStartingAt } from '../grammar/groups.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { type PlaceRelation, relationOf } from '../grammar/place-relations.ts';
import { type Subject, subjectBefore } from '../grammar/subject.ts';
import { tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { Finding, Place, Proposition } from '../proposition.ts';
import { DIGNITIES, FOLLOWING } from '../text/tables/place-words.ts';
import type { Token, Tokens } from '../text/token.ts';
import { ingress, namedPlace, stay } from './place-findings.ts';

/** "Venus (Libra)", "Mars 14° Leo" */
export function beside(passage: Passage, at: number, relation: PlaceRelation): Finding | null {
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
export function hosted(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  let i = at + 1;
  while (i < tokens.length && !bodiesOf(tokens[i])) {
    if (i > at + 9 || tokens[i]!.type === 'aspect') return null;
    const isPastVerb = tokens.slice(at, i).some((token) => hasTag(token, 'host'));
    if (isPastVerb && (isMark(tokens[i], ',') || hasTag(tokens[i], 'and', 'but'))) return null;
    i++;
  }
  if (i >= tokens.length) return null;
  const group = groupStartingAt(tokens, i);
  const relation = plainly('hosts', at);
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
export function attribute(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  const body = tokens.findIndex((token, i) => i > at && bodiesOf(token));
  const subject: Subject = { refs: bodiesOf(tokens[body])!, from: at, to: body, adjacent: true };
  const relation = plainly('attribute', at);
  return {
    ...stay(passage, at, subject, relation, placeOf(tokens[at]!, passage.context)),
    attached: true,
    tense: 'present',
  };
}

function plainly(relation: PlaceRelation['relation'], governor: number): PlaceRelation {
  return { relation, governor, degrees: null, constellation: false };
}

/** "It stays there until …", "Libra, where it remains until …" */
export function findThere(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  const isWhere = tokens[at]!.lower === 'where';
  if (isWhere && hasTag(tokens[at - 1], 'be') && isPlace(tokens[at - 2]))
    return whereItIs(passage, at);
  const before = tokens.slice(0, at).findLast(isPlace);
  const place = before ? placeOf(before, passage.context) : passage.place;
  if (!place) return null;
  // "Your friends stand where they stood": no place precedes.
  const isBeside =
    isPlace(tokens[at - 1]) || (isMark(tokens[at - 1], ',') && isPlace(tokens[at - 2]));
  if (isWhere && !isBeside) return null;
  const stands = isWhere ? standsThere(passage, at, place) : null;
  if (stands) return stands;
  const verb = isWhere
    ? tokens.findIndex((token, i) => i > at && i < at + 6 && hasTag(token, 'stay', 'be'))
    : wordBefore(tokens, at);
  if (!isWhere && bodiesOf(tokens[wordBefore(tokens, at)])) return alreadyThere(passage, at, place);
  const isBare = hasTag(tokens[verb], 'be');
  // "The Moon follows her there"
  const follows = hasTag(tokens[verb], 'its', 'it') && FOLLOWING.has(tokens[verb - 1]?.lower ?? '');
  if (!isWhere && follows) return entersThere(passage, at, place, verb - 1);
  if (!isWhere && hasTag(tokens[verb], 'arrive', 'move', 'enter'))
    return entersThere(passage, at, place, at - 1);
  if (!hasTag(tokens[verb], 'stay') && !isBare) return null;
  if (isBare && isWhere && !endsThere(tokens[verb + 1])) return null;
  const subject = subjectBefore(passage, verb, 'either');
  if (!subject || (isWhere && subject.to < at)) return null;
  // "It is there" may be about anything; with a body's name it is not.
  if (isBare && !bodiesOf(tokens[subject.to])) return null;
  if (!subject.adjacent && !isStillAbout(tokens, subject.to + 1, verb)) return null;
  const relation = plainly('in', verb);
  const finding = stay(passage, at, subject, relation, place);
  // After an ingress, "it stays there until Sunday" adds only the end.
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

/** "Leo, where Jupiter, ever the host, has been waiting": it is there, or comes there. */
function standsThere(passage: Passage, at: number, place: Place): Finding | null {
  const { tokens } = passage;
  let first = at + 1;
  while (
    hasTag(tokens[first], 'the', 'adverb', 'both') ||
    isMark(tokens[first], ',') ||
    tokens[first]?.type === 'when'
  )
    first++;
  if (!bodiesOf(tokens[first]) || tokens[first]!.possessive) return null;
  const { refs, to } = groupStartingAt(tokens, first);
  const close = isMark(tokens[to + 1], ',')
    ? tokens.findIndex((token, i) => i > to + 1 && isMark(token, ','))
    : to;
  const isStay = tokens
    .slice(close + 1, close + 3)
    .some((token) => hasTag(token, 'stay', 'rule', 'leave', 'not'));
  if (isStay || tokens.slice(to + 1, close + 5).some(({ lower }) => DIGNITIES.has(lower)))
    return null;
  const relation = plainly('in', at);
  const found = stay(passage, at, { refs, from: at, to, adjacent: true }, relation, place);
  const readings: Proposition[] = [
    found.proposition,
    { type: 'ingress', subjects: refs, to: place, from: null, negated: false },
  ];
  const proposition: Proposition = { type: 'any-of', readings };
  return { ...found, proposition, core: to, tense: 'present', attached: true };
}

/** "Already there": what stands before the adverb. */
function wordBefore(tokens: Tokens, at: number): number {
  return tokens.findLastIndex((token, i) => i < at && !hasTag(token, 'adverb'));
}

/** "The Sun enters Pisces to find Jupiter already there" */
function alreadyThere(passage: Passage, at: number, place: Place): Finding | null {
  const { tokens } = passage;
  const { refs, from, to } = groupEndingAt(tokens, wordBefore(tokens, at));
  // "Meets Mercury there"
  // "Between Mercury and Jupiter there's a square"
  const isIdle = hasTag(tokens[at + 1], 'be', 'will', 'may');
  if (isIdle || tokens[to]!.possessive || tokens[from - 1]?.type === 'aspect') return null;
  const relation = plainly('in', at);
  const subject: Subject = { refs, from, to, adjacent: true };
  return { ...stay(passage, at, subject, relation, place), attached: true };
}

/** "Your fourth house comes alive when Mercury arrives there" */
function entersThere(passage: Passage, at: number, place: Place, verb: number): Finding | null {
  const subject = subjectBefore(passage, verb, 'either');
  if (!subject?.adjacent || !bodiesOf(passage.tokens[subject.to])) return null;
  return ingress(passage, at, subject, verb, place, null);
}

/** "Taurus is where Uranus keeps its fireworks" */
function whereItIs(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  const body = hasTag(tokens[at + 1], 'the') ? at + 2 : at + 1;
  if (!bodiesOf(tokens[body])) return null;
  const group = groupStartingAt(tokens, body);
  const relation = relationOf(tokens, at - 2);
  const subject: Subject = { refs: group.refs, from: at - 2, to: group.to, adjacent: true };
  const finding = stay(passage, at - 2, subject, relation, namedPlace(passage, at - 2, relation));
  return { ...finding, tense: 'present', attached: false };
}

/** Whether "where it is" says nothing more of it, as "where it is retrograde" would. */
function endsThere(next: Token | undefined): boolean {
  return next === undefined || next.type === 'when' || isMark(next) || hasTag(next, 'and', 'until');
}

/** "It enters Virgo and stays there": only the ingress stands between "it" and "stays there". */
function isStillAbout(tokens: Tokens, from: number, to: number): boolean {
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
