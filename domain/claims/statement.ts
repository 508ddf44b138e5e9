import type { Claim } from './claim.ts';
import type { Frame } from './frame.ts';
import type { Finding, Proposition } from './proposition.ts';

/** A statement found in a text: its meaning, the time it is judged at, and the verdict. */
export interface Statement {
  claim: Claim;
  proposition: Proposition;
  frame: Frame;
}

/** A statement with the finding that it comes from. */
export type Stated = Statement & { finding: Finding };
