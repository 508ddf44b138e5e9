import type { Reading } from '../reading.ts';
import { dateShiftGate } from './date-shift.ts';
import { GATES, type GateContext, type GateResult } from './gates.ts';
import { lengthGate } from './length.ts';
import { proseParts, sideTexts } from './reader-texts.ts';
import { safetyGate } from './safety.ts';
import { schemaGate } from './schema.ts';
import { type SkyStatement, skyStatements, unreadStatements } from './sky-statements.ts';
import { swapGate } from './swap.ts';
import { statementsGate, truthGate } from './truth.ts';
import { varietyGate } from './variety.ts';

/** The gates' results, and the prose's statements about the sky with their verdicts. */
export interface Examination {
  results: GateResult[];
  statements: SkyStatement[];
}

/** What every gate finds in a finished reading, in the order of `GATES`. */
export function runGates(reading: Reading, context: GateContext): Examination {
  const statements = skyStatements(proseParts(reading), context);
  const sideStatements = skyStatements(sideTexts(reading), context);
  const unread = unreadStatements([...proseParts(reading), ...sideTexts(reading)], context);
  const results = [
    schemaGate(reading, context),
    lengthGate(reading),
    truthGate([...statements, ...sideStatements, ...unread]),
    statementsGate(statements),
    dateShiftGate(reading, context),
    swapGate(reading, context),
    varietyGate(reading, context),
    safetyGate(reading),
  ];
  return { results, statements };
}

/** Whether a reading may be published. */
export function passes(results: readonly GateResult[]): boolean {
  return results.length === GATES.length && results.every(({ passed }) => passed);
}
