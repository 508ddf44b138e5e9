import type { Reading } from '../reading.ts';
import type { GateContext } from './gate.ts';
import { examineReading } from './judge-reading.ts';

/** A statement about the sky, judged. */
export interface ReadingCheck {
  text: string;
  kind: string;
  verdict: 'true' | 'false' | 'uncheckable';
  reason: string;
}

/** The gates' judgement of a reading. */
export interface Judgement {
  /** Every statement about the sky in its prose, judged. */
  checks: ReadingCheck[];
  /** Why it may not be published; empty if it may. */
  refusals: string[];
}

export type Judge = (reading: Reading, context: GateContext) => Judgement;

/** Runs every gate over a reading. */
export const judge: Judge = (reading, context) => {
  const { results, statements } = examineReading(reading, context);
  return {
    checks: statements.map(({ claim: { text, kind, verdict, reason } }) => ({
      text,
      kind,
      // A reading is judged for its whole date, so the zone never matters.
      verdict: verdict === 'depends' ? 'uncheckable' : verdict,
      reason,
    })),
    refusals: results
      .filter(({ passed }) => !passed)
      .flatMap(({ gate, reasons }) => reasons.map((reason) => `${gate}: ${reason}`)),
  };
};
