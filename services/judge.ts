import type { GateContext } from '#domain/reading/gates/gate.ts';
import { examineReading } from '#domain/reading/gates/judge-reading.ts';
import type { Reading } from '#domain/reading/reading.ts';
import type { ReadingCheck } from '#domain/reading/stored-reading.ts';

/** What the gates said of a reading. */
export interface Judgement {
  /** Every statement about the sky in its prose, judged. */
  checks: ReadingCheck[];
  /** Why it may not be published; empty where it may. */
  refusals: string[];
}

export type Judge = (reading: Reading, context: GateContext) => Judgement;

/** Holds a reading against every gate. */
export const judge: Judge = (reading, context) => {
  const { results, statements } = examineReading(reading, context);
  return {
    checks: statements.map(({ claim: { text, kind, verdict, reason } }) => ({
      text,
      kind,
      // A reading is judged for its whole date, so nothing in it depends on the zone.
      verdict: verdict === 'depends' ? 'uncheckable' : verdict,
      reason,
    })),
    refusals: results
      .filter(({ passed }) => !passed)
      .flatMap(({ gate, reasons }) => reasons.map((reason) => `${gate}: ${reason}`)),
  };
};
