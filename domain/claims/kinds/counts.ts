import { PLANETS } from '../../sky/bodies.ts';
import { groupEndingAt, groupStartingAt } from '../grammar/groups.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { CountProposition, Finding } from '../proposition.ts';
import type { BodyRef, Token } from '../text/token.ts';

interface Quantity {
  min: number;
  max: number;
  /** First and last token. */
  from: number;
  to: number;
  all: boolean;
}

const EVERY = 99;

/** How many: "three planets are retrograde", "no planet", "every planet is direct", "only Jupiter", "a stellium in Leo". */
export function findCounts(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const { tokens } = passage;
  const findings: Finding[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (used.has(at)) continue;
    const found =
      onlyOnes(passage, at) ??
      quantified(passage, at) ??
      headline(passage, at) ??
      stellium(passage, at);
    if (!found) continue;
    findings.push(found);
    const list = listAfter(passage, found);
    if (list) findings.push(list);
    at = found.to;
  }
  return findings;
}

function quantified(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  const quantity = quantityAt(tokens, at);
  if (!quantity) return null;
  const predicate = adjectiveIn(tokens, quantity) ?? predicateAfter(passage, quantity.to + 1);
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

/** "Two retrograde planets" */
function adjectiveIn(
  tokens: readonly Token[],
  { from, to }: Quantity,
): ReturnType<typeof predicateAfter> {
  const motion = tokens.slice(from, to).find(({ type }) => type === 'motion');
  if (motion?.type !== 'motion') return null;
  const isStated =
    from === 0 || hasTag(tokens[from - 1], 'be', 'have', 'with') || isMark(tokens[from - 1]);
  return isStated
    ? { of: { type: 'motion', motion: motion.motion }, at: to, negated: false }
    : null;
}

/** "Apart from Mercury and Jupiter, every planet is direct" */
function exceptions(tokens: readonly Token[], at: number): readonly BodyRef[] | null {
  const except = tokens.findIndex((token) => hasTag(token, 'except'));
  if (except < 0) return null;
  const first = hasTag(tokens[except + 1], 'the') ? except + 2 : except + 1;
  if (!bodiesOf(tokens[first]) || Math.abs(except - at) > 12) return null;
  return groupStartingAt(tokens, first).refs;
}

function allBut(
  passage: Passage,
  at: number,
  quantity: Quantity,
  predicate: NonNullable<ReturnType<typeof predicateAfter>>,
  others: readonly BodyRef[],
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

/** "Three planets", "no planet", "none of the planets", "nothing", "every planet". */
function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const token = tokens[at]!;
  const none = { min: 0, max: 0, from: at, all: false };
  if (hasTag(token, 'nothing')) return token.lower === 'nothing' ? { ...none, to: at } : null;
  const afterNo = tokens[at + 1]?.type === 'motion' ? at + 2 : at + 1;
  if (hasTag(token, 'no') && hasTag(tokens[afterNo], 'planets')) return { ...none, to: afterNo };
  if (hasTag(token, 'no') && tokens[at + 1]?.lower === 'other') return null;
  if (hasTag(token, 'all')) {
    // "Of all the planets, only Pluto …"
    if (hasTag(tokens[at - 1], 'of')) return null;
    const next = tokens.findIndex(
      (other, i) => i > at && !hasTag(other, 'the', 'adverb', 'of') && other.type !== 'number',
    );
    return hasTag(tokens[next], 'planets') && next <= at + 4
      ? { min: EVERY, max: EVERY, from: at, to: next, all: true }
      : null;
  }
  if (token.type !== 'number' || token.ordinal) return null;
  const adjective = tokens[at + 1]?.type === 'motion' ? at + 2 : at + 1;
  const noun = skipAdjectives(tokens, adjective);
  if (!hasTag(tokens[noun], 'planets') || hasTag(tokens[at - 1], 'of')) return null;
  const hedge = tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ lower }) => lower)
    .join(' ');
  const min = /(?:at most|no more than|fewer than|less than|up to)$/.test(hedge) ? 0 : token.value;
  const max = /(?:at least|more than|no fewer than)$/.test(hedge) ? EVERY : token.value;
  return { min, max, from: at, to: noun, all: false };
}

function skipAdjectives(tokens: readonly Token[], at: number): number {
  let i = at;
  while (
    i < at + 2 &&
    tokens[i]?.type === 'word' &&
    !hasTag(tokens[i], 'planets') &&
    (hasTag(tokens[i], 'adverb', 'of', 'the') || (tokens[i] as { tag: unknown }).tag === null)
  )
    i++;
  return i;
}

/** "Are retrograde", ", namely Mercury and Mars, are retrograde", "share Scorpio", "in your sign". */
function predicateAfter(
  passage: Passage,
  from: number,
): { of: CountProposition['of']; at: number; negated: boolean } | null {
  const { tokens } = passage;
  let negated = false;
  let inAside = false;
  for (let i = from; i < Math.min(tokens.length, from + 18); i++) {
    const token = tokens[i]!;
    if (isMark(token, ',', '(', ')', '—', '–')) inAside = !inAside;
    else if (hasTag(token, 'not') && !inAside) negated = true;
    else if (token.type === 'motion') {
      const isDirectly =
        token.motion === 'retrograde' ||
        hasTag(tokens[i - 1], 'be', 'move', 'turn', 'adverb', 'stay');
      return isDirectly && !hasTag(tokens[i - 1], 'turn', 'station')
        ? { of: { type: 'motion', motion: token.motion }, at: i, negated }
        : null;
    } else if (isPlace(token)) {
      const governed = tokens
        .slice(from, i)
        .some((other) => hasTag(other, 'in', 'stay', 'move', 'be'));
      return governed
        ? { of: { type: 'place', place: placeOf(token, passage.context) }, at: i, negated }
        : null;
    } else if (!inAside && !isLinking(token)) return null;
  }
  return null;
}

function isLinking(token: Token): boolean {
  return (
    token.type === 'when' ||
    bodiesOf(token) !== null ||
    hasTag(
      token,
      'be',
      'in',
      'stay',
      'move',
      'adverb',
      'have',
      'the',
      'its',
      'all',
      'and',
      'both',
      'your',
      'sign-word',
      'of',
      'will',
      'which',
      'only',
      'at',
    ) ||
    ['else', 'apparently'].includes(token.lower)
  );
}

/** "Only Jupiter is retrograde", "Pluto is the only planet retrograde", "Neptune and Pluto are the only planets in retrograde". */
function onlyOnes(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  if (!hasTag(tokens[at], 'only')) return null;
  if (bodiesOf(tokens[at + 1]) || (hasTag(tokens[at + 1], 'the') && bodiesOf(tokens[at + 2]))) {
    const first = bodiesOf(tokens[at + 1]) ? at + 1 : at + 2;
    const group = groupStartingAt(tokens, first);
    return exact(passage, at, group.to + 1, group.refs);
  }
  const adjective = tokens[at + 1];
  if (adjective?.type === 'motion' && hasTag(tokens[at + 2], 'planets')) {
    const first = tokens.findIndex((token, i) => i > at + 2 && bodiesOf(token));
    if (
      first < 0 ||
      !tokens
        .slice(at + 3, first)
        .every(
          (token) =>
            token.type === 'when' || hasTag(token, 'be', 'the', 'adverb') || isMark(token, ':'),
        )
    )
      return null;
    const group = groupStartingAt(tokens, first);
    const of = { type: 'motion', motion: adjective.motion } as const;
    return counted(passage, at, group.to, {
      type: 'count',
      min: group.refs.length,
      max: group.refs.length,
      of,
      exactly: group.refs,
      words: '',
    });
  }
  const noun = hasTag(tokens[at + 1], 'planets') ? at + 1 : null;
  if (noun === null) return null;
  const body = tokens.findLastIndex((token, i) => i < at && bodiesOf(token) !== null);
  if (
    body >= 0 &&
    tokens.slice(body + 1, at).every((token) => hasTag(token, 'be', 'the', 'adverb', 'not'))
  ) {
    const group = groupEndingAt(tokens, body);
    return exact(passage, group.from, noun + 1, group.refs);
  }
  const predicate = predicateAfter(passage, noun + 1);
  const named = predicate
    ? tokens.findIndex((token, i) => i > predicate.at && bodiesOf(token))
    : -1;
  if (
    !predicate ||
    named < 0 ||
    !tokens
      .slice(predicate.at + 1, named)
      .every((token) => hasTag(token, 'be', 'the', 'adverb') || token.type === 'when')
  )
    return null;
  const group = groupStartingAt(tokens, named);
  return counted(passage, at, group.to, {
    type: 'count',
    min: group.refs.length,
    max: group.refs.length,
    of: predicate.of,
    exactly: group.refs,
    words: '',
  });
}

function exact(
  passage: Passage,
  from: number,
  after: number,
  refs: readonly BodyRef[],
): Finding | null {
  const predicate = predicateAfter(passage, after);
  if (!predicate || predicate.negated) return null;
  return counted(passage, from, predicate.at, {
    type: 'count',
    min: refs.length,
    max: refs.length,
    of: predicate.of,
    exactly: refs,
    words: '',
  });
}

/** ": Saturn, Uranus and Neptune" after the number: the same is said of each. */
function listAfter(passage: Passage, count: Finding): Finding | null {
  const { tokens } = passage;
  const colon = count.to + 1;
  if (count.proposition.type !== 'count' || !isMark(tokens[colon], ':', '(', '—', '–', ','))
    return null;
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
  const group = groupStartingAt(tokens, at + 3);
  const of = { type: 'motion', motion: motion.motion } as const;
  return counted(passage, at, group.to, {
    type: 'count',
    min: group.refs.length,
    max: group.refs.length,
    of,
    exactly: group.refs,
    words: '',
  });
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

function counted(
  passage: Passage,
  from: number,
  to: number,
  proposition: CountProposition,
): Finding {
  const { tokens } = passage;
  const words = tokens
    .slice(from, to + 1)
    .map(({ lower }) => lower)
    .join(' ');
  const uses: number[] = [];
  for (let i = from; i <= to; i++)
    if (tokens[i]!.type === 'motion' || isPlace(tokens[i])) uses.push(i);
  // Bodies listed beside the number are judged by themselves too, unless they are all there is to it.
  const isListed =
    proposition.exactly === null && tokens.slice(from, to).some((token) => bodiesOf(token));
  return {
    kind: 'planet-count',
    proposition: { ...proposition, words },
    core: to,
    from,
    to,
    tense: tenseBetween(tokens, from, to),
    uses: isListed ? [] : uses,
    attached: false,
  };
}
