import { distinctBodies } from '../bodies.ts';
import { isColumn } from '../claim.ts';
import { placeOf } from '../places.ts';
import type { Findings, Proposition } from '../proposition.ts';
import type { BodyRefs, Tokens } from '../text/token.ts';
import { bodiesOf, isPlace, type Passage } from './passage.ts';

/** What "it", "they" and "there" refer to in the next sentence. */
export function subjectsAfter(
  passage: Passage,
  findings: Findings,
): Pick<Passage, 'topic' | 'group' | 'place'> {
  const { tokens } = passage;
  const subjects = findings
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ proposition }) => [subjectsOf(proposition) ?? []])
    .find((refs) => refs.length > 0);
  const named = bodiesOf(tokens.find((token) => bodiesOf(token)));
  const pair = findings.findLast(({ proposition }) => proposition.type === 'aspect')?.proposition;
  const several = findings
    .map(({ proposition }) => ('subjects' in proposition ? proposition.subjects : []))
    .findLast(({ length }) => length > 1);
  const where = tokens.findLast(isPlace);
  return {
    topic: subjects ?? named ?? passage.topic,
    group:
      pair?.type === 'aspect'
        ? [...pair.a, ...pair.b]
        : (several ??
          (isColumn(passage.context) ? pairNamed(tokens, passage.group) : passage.group)),
    place: where ? placeOf(where, passage.context) : passage.place,
  };
}

/** The bodies a statement is about, or null if it is about none. */
export function subjectsOf(proposition: Proposition): BodyRefs | null {
  if ('subjects' in proposition) return proposition.subjects;
  return proposition.type === 'aspect' ? proposition.a : null;
}

/**
 * The two bodies that a sentence names separately, or null if it doesn't name exactly two. If it names none, "they" are
 * still the pair before.
 */
function pairNamed(tokens: Tokens, before: Passage['group']): Passage['group'] {
  const named = distinctBodies(tokens.flatMap((token) => bodiesOf(token) ?? []));
  if (named.length === 0) return before;
  return named.length === 2 ? named : null;
}
