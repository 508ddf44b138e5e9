import type { Claim, ClaimContext } from './claim.ts';
import { isCovered, isSaid } from './grammar/coverage.ts';
import { clauseEnd, clauseStart } from './grammar/mood.ts';
import { bodiesOf, isPlace, type Passage } from './grammar/passage.ts';
import type { Segment } from './grammar/segments.ts';
import type { Findings } from './proposition.ts';
import { passagesOf } from './read-passages.ts';
import type { Tokens } from './text/token.ts';

/**
 * The parts of a text that say something about the sky that the checker can't parse, each as an uncheckable claim:
 * they pair a body with another body, a sign, a house, an aspect or a motion, or name a phase or an eclipse, and no
 * finding accounts for them. Questions claim nothing.
 */
export function unreadParts(text: string, context: ClaimContext): Claim[] {
  return passagesOf(text, context).flatMap(({ passage, question, findings }) => {
    if (question || !speaksOfTheSky(passage.tokens)) return [];
    return unreadSegments(passage, findings).map(({ from, to }) => {
      const at = { start: passage.tokens[from]!.start, end: passage.tokens[to - 1]!.end };
      return {
        text: text.slice(at.start, at.end),
        kind: 'unread',
        verdict: 'uncheckable',
        reason: "It says something about the sky that the checker can't parse.",
        at,
      } satisfies Claim;
    });
  });
}

/** The whole sentence if nothing in it was understood; otherwise the clauses with details that no finding speaks of. */
function unreadSegments(passage: Passage, findings: Findings): Segment[] {
  const { tokens } = passage;
  if (findings.length === 0) return [{ from: 0, to: tokens.length }];
  const left = tokens.flatMap((_, at) => (isCovered(passage, findings, at) ? [] : [at]));
  const segments = left.map((at) => ({ from: clauseStart(tokens, at), to: clauseEnd(tokens, at) }));
  return segments.filter(({ from, to }, i) => {
    const inside = left.filter((at) => at >= from && at < to);
    const bodies = inside.filter((at) => bodiesOf(tokens[at])).length;
    const isStated =
      bodies > 1 ||
      (bodies > 0 && inside.some((at) => isPlace(tokens[at]))) ||
      inside.some((at) => isSaid(passage, at));
    return isStated && from !== segments[i - 1]?.from;
  });
}

function speaksOfTheSky(tokens: Tokens): boolean {
  if (tokens.some((token) => token.type === 'eclipse' || (token.type === 'phase' && token.noun)))
    return true;
  const bodies = tokens.filter((token) => bodiesOf(token)).length;
  const saidOfThem = tokens.filter(
    (token) => isPlace(token) || ['aspect', 'motion', 'phase'].includes(token.type),
  ).length;
  return bodies > 0 && bodies + saidOfThem > 1;
}
