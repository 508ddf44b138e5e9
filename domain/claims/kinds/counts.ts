import { PLANETS } from '../../sky/bodies.ts';
import { LUNATION_PHASES } from '../../sky/events.ts';
import { groupStartingAt } from '../grammar/groups.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { placeOf } from '../places.ts';
import type { Finding } from '../proposition.ts';
import type { BodyRefs, Token } from '../text/token.ts';
import {
  adjectiveIn,
  EVERY,
  exceptions,
  predicateAfter,
  type Quantity,
  quantityAt,
} from './count-quantities.ts';
import { passingFinding } from './make-finding.ts';
import { counted, exactlyNamed, onlyOnes } from './only-ones.ts';

/**
 * Finds counts: "three planets are retrograde", "no planet", "every planet is direct", "only
 * Jupiter", "a stellium in Leo".
 */
export function findCounts(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const { tokens } = passage;
  const findings: Finding[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (used.has(at)) continue;
    const found =
      moons(passage, at) ??
      onlyOnes(passage, at) ??
      quantified(passage, at) ??
      headline(passage, at) ??
      stellium(passage, at);
    if (!found) continue;
    const list = listAfter(passage, found);
    findings.push(list ? ofListed(passage, found, list) : found);
    if (list) findings.push(list);
    at = found.to;
  }
  return findings;
}

/** "Two full moons this month" */
function moons({ tokens, context }: Passage, at: number): Finding | null {
  const number = tokens[at]!;
  const phase = LUNATION_PHASES.find((one) => tokens[at + 1]?.lower === `${one}s`);
  if (number.type !== 'number' || number.ordinal || !phase) return null;
  const isOfYear = hasTag(tokens[at - 1], 'of', 'next', 'last', 'the', 'its');
  if (isOfYear || (context.period !== 'month' && context.period !== 'year')) return null;
  const proposition = { type: 'moons', phase, count: number.value } as const;
  return passingFinding('lunation', proposition, at, at + 1);
}

function quantified(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  const quantity = quantityAt(tokens, at);
  if (!quantity) return null;
  const predicate =
    adjectiveIn(tokens, quantity) ?? predicateAfter(passage, quantity.to + 1, MOST_UNKNOWN);
  if (!predicate) return null;
  const others = exceptions(tokens, at);
  if (others)
    return quantity.all || quantity.max === 0
      ? allBut(passage, at, quantity, predicate, others)
      : null;
  const { of, negated } = predicate;
  const isAll = quantity.all !== negated && quantity.all;
  const none = quantity.all && negated;
  const min = none ? 0 : quantity.min;
  const max = none ? 0 : quantity.max;
  if (negated && !quantity.all) return null;
  return counted(passage, quantity.from, predicate.at, {
    type: 'count',
    min: isAll ? EVERY : min,
    max: isAll ? EVERY : max,
    of,
    exactly: null,
    words: '',
  });
}

const MOST_UNKNOWN = 2;

/** "Two retrograde planets, Mercury and Venus, argue": there may be others. */
function ofListed({ tokens }: Passage, count: Finding, { from }: Finding): Finding {
  const { proposition } = count;
  const isOpen = isMark(tokens[from - 1], ',') && !hasTag(tokens[count.from - 1], 'the', 'only');
  return isOpen && proposition.type === 'count'
    ? { ...count, proposition: { ...proposition, max: EVERY } }
    : count;
}

function allBut(
  passage: Passage,
  at: number,
  quantity: Quantity,
  predicate: NonNullable<ReturnType<typeof predicateAfter>>,
  others: BodyRefs,
): Finding | null {
  if (predicate.of.type !== 'motion' || predicate.negated) return null;
  const named = others.flatMap(({ options }) => options);
  const rest = PLANETS.filter((planet) => !named.includes(planet)).map((planet) => ({
    options: [planet],
  }));
  const exactly = quantity.all ? rest : others;
  const { of } = predicate;
  return counted(passage, at, predicate.at, {
    type: 'count',
    min: exactly.length,
    max: exactly.length,
    of,
    exactly,
    words: '',
  });
}

/** ": Saturn, Uranus and Neptune" after the count: the same statement about each. */
function listAfter(passage: Passage, count: Finding): Finding | null {
  const { tokens } = passage;
  const isPassing = (token: Token) => token.type === 'when' || hasTag(token, 'adverb');
  const colon = tokens.findIndex((token, i) => i > count.to && !isPassing(token));
  if (count.proposition.type !== 'count' || !isMark(tokens[colon], ':', '(', '—', '–', ','))
    return null;
  if (hasTag(tokens[colon + 1], 'and')) return null;
  const first = tokens.findIndex((token, i) => i > colon && bodiesOf(token));
  if (first < 0 || first > colon + 2) return null;
  const group = groupStartingAt(tokens, first);
  if (group.refs.length < 2) return null;
  const { of } = count.proposition;
  const common = {
    core: first,
    from: first,
    to: group.to,
    tense: count.tense,
    uses: [],
    attached: false,
  };
  if (of.type === 'motion') {
    return {
      ...common,
      kind: 'motion',
      proposition: { type: 'motion', subjects: group.refs, motion: of.motion, negated: false },
    };
  }
  const proposition = {
    type: 'place',
    subjects: group.refs,
    place: of.place,
    degrees: null,
    negated: false,
  } as const;
  return { ...common, kind: 'body-in-sign', proposition };
}

/** "Planets in retrograde: Saturn and Pluto" */
function headline(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  if (!hasTag(tokens[at], 'planets') || at > 1) return null;
  const motion = tokens[at + 1];
  if (motion?.type !== 'motion' || !isMark(tokens[at + 2], ':') || !bodiesOf(tokens[at + 3]))
    return null;
  return exactlyNamed(passage, at, at + 3, { type: 'motion', motion: motion.motion });
}

function stellium(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  if (!hasTag(tokens[at], 'stellium')) return null;
  if (
    tokens[at]!.lower !== 'stellium' &&
    !tokens.slice(at + 1, at + 4).some((token) => hasTag(token, 'planets'))
  )
    return null;
  const place = tokens.findIndex((token, i) => i > at && i < at + 8 && isPlace(token));
  if (place < 0) return null;
  return counted(passage, at, place, {
    type: 'count',
    min: 3,
    max: EVERY,
    of: { type: 'place', place: placeOf(tokens[place]!, passage.context) },
    exactly: null,
    words: '',
  });
}
