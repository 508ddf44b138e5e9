import { groupEndingAt, groupStartingAt } from '../grammar/groups.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage, someTag } from '../grammar/passage.ts';
import { tenseBetween } from '../grammar/verbs.ts';
import type { CountProposition, Finding } from '../proposition.ts';
import type { BodyRefs } from '../text/token.ts';
import { predicateAfter } from './count-quantities.ts';
import { mainFinding } from './make-finding.ts';

/**
 * "Only Jupiter is retrograde", "Pluto is the only planet retrograde", "Neptune and Pluto are the only planets in
 * retrograde".
 */
export function onlyOnes(passage: Passage, at: number): Finding | null {
  const { tokens } = passage;
  // "Of the outer planets only Uranus"
  const isOfSome = someTag(tokens, at - 3, at, 'planets') && !someTag(tokens, at - 5, at, 'all');
  // "It is only Pluto who goes forward, and the other three are in reverse"
  const isOfOthers = tokens.some(
    ({ lower }, i) => lower === 'other' && tokens[i + 1]?.type === 'number',
  );
  if (!hasTag(tokens[at], 'only') || isOfSome || isOfOthers) return null;
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
    return exactlyNamed(passage, at, first, { type: 'motion', motion: adjective.motion });
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
  return exactlyNamed(passage, at, named, predicate.of);
}

function exact(passage: Passage, from: number, after: number, refs: BodyRefs): Finding | null {
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

/** A count in which the bodies named from `first` on are the only ones. */
export function exactlyNamed(
  passage: Passage,
  at: number,
  first: number,
  of: CountProposition['of'],
): Finding {
  const { refs, to } = groupStartingAt(passage.tokens, first);
  return counted(passage, at, to, {
    type: 'count',
    min: refs.length,
    max: refs.length,
    of,
    exactly: refs,
    words: '',
  });
}

export function counted(
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
  // Bodies listed beside a number are also judged individually; exact lists are not.
  const isListed =
    proposition.exactly === null && tokens.slice(from, to).some((token) => bodiesOf(token));
  return mainFinding(
    'planet-count',
    { ...proposition, words },
    { core: to, from, to, tense: tenseBetween(tokens, from, to), uses: isListed ? [] : uses },
  );
}
