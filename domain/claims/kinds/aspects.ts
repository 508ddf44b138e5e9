import { groupStartingAt } from '../grammar/groups.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { AspectProposition, Finding, Proposition } from '../proposition.ts';
import type { BodyRefs, Tokens } from '../text/token.ts';
import { detailsOf } from './aspect-details.ts';
import { type AspectToken, afterwards, bodyFrom, type Pair, pairOf } from './aspect-pairs.ts';
import { mainFinding } from './make-finding.ts';

/** Finds aspects between two bodies, as verbs, nouns and adjectives, and separations in degrees. */
export function findAspects(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const findings: Finding[] = [];
  for (const [at, token] of passage.tokens.entries()) {
    if (used.has(at)) continue;
    if (token.type === 'aspect') findings.push(...aspectAt(passage, at, token));
    if (token.type === 'degree') findings.push(...separationAt(passage, at, token.degrees));
  }
  return findings;
}

function aspectAt(passage: Passage, at: number, token: AspectToken): Finding[] {
  const { tokens } = passage;
  if (token.form === 'meet' && namesAngleLater(tokens, at)) return [];
  // "Quarrels with Venus and Mars, both of them squares"
  if (
    /^both/.test(tokens[at - 1]?.lower ?? '') &&
    /s$/.test(token.lower) &&
    isMark(tokens[at - 2], ',')
  )
    return [];
  // "In the opposite sign", "tugging at opposite sleeves", "pull in opposite directions"
  const next = tokens[at + 1];
  const isPlural = next?.type === 'word' && next.tag === null && /[^s]s$/.test(next.lower);
  const isOfThings = isPlural && !hasTag(tokens[at + 2], 'of');
  if (token.lower === 'opposite' && (hasTag(next, 'sign-word') || isOfThings)) return [];
  const pair = afterwards(passage, at) ?? listed(passage, at, token) ?? pairOf(passage, at, token);
  if (!pair) return [];
  const first = finding(passage, at, token, pair);
  return [inItsSign(passage, at, first), ...moreObjects(passage, at, token, pair)];
}

/** "Venus has a full day: a sextile with Pluto after lunch, a meeting with Neptune in the evening" */
function listed({ tokens }: Passage, at: number, { form }: AspectToken): Pair | null {
  const isNoun = (form === 'noun' || form === 'meet') && hasTag(tokens[at - 1], 'a');
  const colon = tokens.findLastIndex((token, i) => i < at && isMark(token, ':'));
  const follows = isMark(tokens[at - 2], ':', ',') || hasTag(tokens[at - 2], 'and');
  if (!isNoun || colon < 0 || !follows || !hasTag(tokens[at + 1], 'with', 'to')) return null;
  const subjects = tokens.slice(0, colon).filter((token) => bodiesOf(token));
  const body = bodyFrom(tokens, at + 2);
  if (subjects.length !== 1 || body === null) return null;
  const { refs, to } = groupStartingAt(tokens, body);
  return { a: bodiesOf(subjects[0])!, b: refs, from: at, to, negated: false, verbFrom: at };
}

/**
 * "Enters Aries, joining Venus and Saturn", "joins Mercury and Jupiter in Virgo": in conjunction with them, or in the
 * same sign.
 */
function inItsSign(passage: Passage, at: number, found: Finding): Finding {
  const { tokens, context } = passage;
  const { proposition } = found;
  if (!/^join(?:s|ing|ed)?$/.test(tokens[at]!.lower) || proposition.type !== 'aspect') return found;
  const before = tokens.findLastIndex(({ type }, i) => i < at && i > found.from && type === 'sign');
  const end = hasTag(tokens[found.to + 1], 'it', 'its') ? found.to + 1 : found.to;
  const after = hasTag(tokens[end + 1], 'in') ? tokens[end + 2] : undefined;
  const sign = before < 0 ? after : tokens[before];
  // "Mercury joins it on the 6th": there, or in its sign
  const isTold = sign === undefined || sign.type !== 'sign';
  const place = isTold ? passage.place : placeOf(sign, context);
  const { a, b, negated } = proposition;
  if (isTold && !hasTag(tokens[at + 1], 'it', 'they', 'its')) return found;
  // "Only Pluto goes backward. Neptune waits until the 11th to join him."
  if (!place)
    return {
      ...found,
      proposition: { type: 'any-of', readings: [proposition, ...turns([...a, ...b], negated)] },
    };
  const subjects = before < 0 ? [...a, ...b] : b;
  const readings: Proposition[] = [
    proposition,
    { type: 'place', subjects, place, degrees: null, negated },
  ];
  if (before < 0) readings.push({ type: 'ingress', subjects: a, to: place, from: null, negated });
  return { ...found, proposition: { type: 'any-of', readings } };
}

function turns(refs: BodyRefs, negated: boolean): Proposition[] {
  return refs.map((ref) => ({
    type: 'station',
    subjects: [ref],
    turns: null,
    place: null,
    negated,
  }));
}

function finding(passage: Passage, at: number, token: AspectToken, pair: Pair, core = at): Finding {
  const proposition: AspectProposition = {
    type: 'aspect',
    a: pair.a,
    b: pair.b,
    angles: token.angles,
    negated: pair.negated || hasTag(passage.tokens[at - 1], 'no'),
    ...detailsOf(passage.tokens, at, pair.from, pair.to),
  };
  return mainFinding('aspect', proposition, {
    core,
    from: Math.min(pair.from, at, core),
    to: Math.max(pair.to, at, core),
    tense: hasTag(passage.tokens[pair.from - 1], 'before')
      ? 'future'
      : tenseBetween(passage.tokens, pair.verbFrom, at),
    uses: [at],
    needsWhen: token.form === 'meet' && hasTag(passage.tokens[at - 1], 'its', 'the'),
  });
}

/** "Conjoins Neptune at 14:26 UTC and Uranus at 15:28 UTC" */
function moreObjects(passage: Passage, at: number, token: AspectToken, pair: Pair): Finding[] {
  const { tokens } = passage;
  const findings: Finding[] = [];
  for (let end = pair.to; end > at; ) {
    let i = end + 1;
    // "Trines Pluto in your own sign on the 17th and Uranus on the 21st"
    while (hasTag(tokens[i], 'in', 'your', 'the') || isPlace(tokens[i])) i++;
    if (tokens[i]?.type !== 'when') break;
    while (tokens[i]?.type === 'when' || isMark(tokens[i], ',')) i++;
    if (!hasTag(tokens[i], 'and', 'together') && !isMark(tokens[i - 1], ',')) break;
    // "And another from Mars"
    const isOther = tokens[i + 1]?.lower === 'another';
    while (
      hasTag(tokens[i], 'and', 'the', 'adverb', 'with', 'to') ||
      tokens[i]?.type === 'when' ||
      (isOther && hasTag(tokens[i], 'a', 'from'))
    )
      i++;
    if (!bodiesOf(tokens[i])) break;
    const group = groupStartingAt(tokens, i);
    const after = tokens[group.to + 1];
    if (after && after.type !== 'when' && !isMark(after) && !hasTag(after, 'and')) break;
    const next = tokens[group.to + 2];
    const isVerb = next?.type === 'word' && (next.form === 's' || next.form === 'ing');
    const isSubject = after?.type === 'when' && isVerb;
    if (isSubject || hasOwnVerb(tokens, group.to)) break;
    findings.push(
      finding(passage, at, token, { ...pair, b: group.refs, from: i, to: group.to }, i),
    );
    end = group.to;
  }
  return findings;
}

/** "… and on Sunday Venus, your own planet, comes home": a clause of its own. */
function hasOwnVerb(tokens: Tokens, body: number): boolean {
  if (!isMark(tokens[body + 1], ',')) return false;
  const close = tokens.findIndex((token, i) => i > body + 2 && i < body + 9 && isMark(token, ','));
  const verb = close < 0 ? undefined : tokens[close + 1];
  return verb?.type === 'word' && verb.form === 's';
}

/** A meeting "in a sextile" is a sextile. */
function namesAngleLater(tokens: Tokens, at: number): boolean {
  for (let i = at + 1; i < Math.min(tokens.length, at + 9); i++) {
    const token = tokens[i]!;
    const isJoint = isMark(token, ',', ';') || hasTag(token, 'and', 'but');
    if (isJoint && !bodiesOf(tokens[i + 1]) && !hasTag(tokens[i + 1], 'the')) return false;
    if (token.type === 'aspect' && token.form !== 'meet' && token.angles.length > 0) {
      return tokens
        .slice(at, i + 1)
        .some((other) => hasTag(other, 'in', 'for', 'by', 'at') || other.lower.startsWith('at '));
    }
  }
  return false;
}

const ORDERS = new Map([
  ['ahead of', 'ahead'],
  ['behind', 'behind'],
] as const) as ReadonlyMap<string, 'ahead' | 'behind'>;

/** "Uranus and Neptune are less than two degrees apart", "Venus is ten degrees behind Mars" */
function separationAt(passage: Passage, at: number, degrees: number): Finding[] {
  const { tokens } = passage;
  const isApart = /^(?:apart|(?:from|of) (?:each |one an)other)$/.test(tokens[at + 1]?.lower ?? '');
  const other = hasTag(tokens[at + 1], 'from', 'before') ? bodyFrom(tokens, at + 2) : null;
  const order = ORDERS.get(tokens[at + 1]?.lower ?? '') ?? null;
  if ((!isApart && other === null) || tokens.some(({ type }) => type === 'aspect')) return [];
  const subject = subjectBefore(passage, at, other === null ? 'many' : 'either');
  const pair =
    other === null
      ? (subject?.refs ?? [])
      : [...(subject?.refs ?? []), ...bodiesOf(tokens[other])!];
  if (!subject || pair.length !== 2) return [];
  const before = tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ lower }) => lower)
    .join(' ');
  const isBelow = /(?:less than|within|under|fewer than|(?:no|never|not) more than)(?: an?)?$/.test(
    before,
  );
  const isAbove = !isBelow && /(?:more than|over|at least)(?: an?)?$/.test(before);
  const from = isBelow ? 0 : isAbove ? degrees : degrees - 1;
  return [
    mainFinding(
      'aspect',
      {
        type: 'separation',
        a: pair.slice(0, 1),
        b: pair.slice(1),
        from,
        to: isBelow ? degrees : isAbove ? 180 : degrees + 1,
        order,
      },
      {
        core: at,
        from: subject.from,
        to: other ?? at + 1,
        tense: tenseBetween(tokens, subject.to + 1, at),
      },
    ),
  ];
}
