import type { Token, Tokens } from '../text/token.ts';
import { hasTag, isMark } from './passage.ts';

/** A run of tokens in which words may belong together: `from` to `to`, end exclusive. */
export interface Segment {
  from: number;
  to: number;
}

/** The part of the sentence around `at` that neither a strong mark nor a conjunction divides. */
export function segmentAround(tokens: Tokens, at: number): Segment {
  let from = at;
  while (from > 0 && !isDivider(tokens[from - 1])) from--;
  let to = at + 1;
  while (to < tokens.length && !isDivider(tokens[to])) to++;
  return { from, to };
}

function isDivider(token: Token | undefined): boolean {
  return (
    isMark(token, ';', ':', '—', '–', '(', ')') ||
    hasTag(token, 'and', 'but', 'while', 'when', 'if', 'or')
  );
}
