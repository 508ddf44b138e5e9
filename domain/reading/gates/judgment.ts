import type { Reading } from '../reading.ts';
import type { GateContext, GateResult } from './gates.ts';
import { runGates } from './judge-reading.ts';
import { varietyGate } from './variety.ts';

/** A statement about the sky, judged. */
export interface ReadingCheck {
  text: string;
  kind: string;
  verdict: 'true' | 'false' | 'uncheckable';
  reason: string;
}

/** The gates' judgment of a reading. */
export interface Judgment {
  /** Every statement about the sky in its prose, judged. */
  checks: ReadingCheck[];
  /** Why it may not be published; empty if it may. */
  refusals: string[];
}

/** Judges a reading, here or in another thread. */
export type Judge = (reading: Reading, context: GateContext) => Judgment | Promise<Judgment>;

/** Runs every gate over a reading. */
export function judge(reading: Reading, context: GateContext): Judgment {
  const { results, statements } = runGates(reading, context);
  return {
    checks: statements.map(({ claim: { text, kind, verdict, reason } }) => ({
      text,
      kind,
      // A reading is judged for its whole date, so the zone never matters.
      verdict: verdict === 'depends' ? 'uncheckable' : verdict,
      reason,
    })),
    refusals: refusalsOf(results),
  };
}

/** Adds the comparison with the other readings of `context` to a judgment made without them. */
export function withComparison(alone: Judgment, reading: Reading, context: GateContext): Judgment {
  const refusals = [...alone.refusals, ...refusalsOf([varietyGate(reading, context)])];
  return { ...alone, refusals: [...new Set(refusals)] };
}

function refusalsOf(results: readonly GateResult[]): string[] {
  return results
    .filter(({ passed }) => !passed)
    .flatMap(({ gate, reasons }) => reasons.map((reason) => `${gate}: ${reason}`));
}
