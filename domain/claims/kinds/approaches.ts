import { bodiesOf, hasTag, type Passage } from '../grammar/passage.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { isNegated, tenseBetween } from '../grammar/verbs.ts';
import type { Finding } from '../proposition.ts';
import type { Tokens } from '../text/token.ts';
import { mainFinding } from './make-finding.ts';

const COMING = /^(?:closing in on|closes in on|approaching|approaches|nearing|nears)$/;
const GOING = /^(?:pulling away|pulls away|moving away|moves away|separating|separates)$/;

/** Finds a body that comes closer to another one or moves away from it, whatever their aspect. */
export function findApproaches(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const { tokens } = passage;
  return tokens.flatMap((token, at): Finding[] => {
    if (used.has(at)) return [];
    const isComing = COMING.test(token.lower);
    if (!isComing && !GOING.test(token.lower)) return [];
    const to = objectOf(tokens, isComing ? at + 1 : at + 2);
    const subject = subjectBefore(passage, at, 'either');
    const [a, ...more] = subject?.refs ?? [];
    const b = to === null ? undefined : bodiesOf(tokens[to])?.[0];
    if (!subject || !a || !b || to === null || more.length > 0) return [];
    if (isNegated(tokens, subject.to + 1, at)) return [];
    return [
      mainFinding(
        'aspect',
        { type: 'approach', a, b, course: isComing ? 'applying' : 'separating' },
        { core: at, from: subject.from, to, tense: tenseBetween(tokens, subject.to + 1, at) },
      ),
    ];
  });
}

/** "From the Sun", "Mars"; not "Mars's old place" or "the Sun opposite Mars". */
function objectOf(tokens: Tokens, from: number): number | null {
  const at = hasTag(tokens[from], 'the', 'both') ? from + 1 : from;
  const body = tokens[at];
  if (!bodiesOf(body) || body!.possessive || tokens[at + 1]?.type === 'aspect') return null;
  return at;
}
