import type { GateContext } from '#domain/reading/gates/gate.ts';
import { judgeReading } from '#domain/reading/gates/judge-reading.ts';
import { proseTexts } from '#domain/reading/gates/reader-texts.ts';
import { skyStatements } from '#domain/reading/gates/sky-statements.ts';
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
export const judge: Judge = (reading, context) => ({
  checks: Array.from(
    skyStatements(proseTexts(reading), context),
    ({ claim: { text, kind, verdict, reason } }) => ({ text, kind, verdict, reason }),
  ),
  refusals: judgeReading(reading, context)
    .filter(({ passed }) => !passed)
    .flatMap(({ gate, reasons }) => reasons.map((reason) => `${gate}: ${reason}`)),
});
