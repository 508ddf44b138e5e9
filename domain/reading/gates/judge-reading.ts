import type { Reading } from '../reading.ts';
import { dateShiftGate } from './date-shift.ts';
import { GATES, type GateContext, type GateResult, resultOf } from './gate.ts';
import { lengthGate } from './length.ts';
import { proseTexts, sideTexts } from './reader-texts.ts';
import { readShape } from './reading-shape.ts';
import { safetyGate } from './safety.ts';
import { schemaGate } from './schema.ts';
import { skyStatements } from './sky-statements.ts';
import { swapGate } from './swap.ts';
import { statementsGate, truthGate } from './truth.ts';
import { varietyGate } from './variety.ts';

/**
 * What every gate says of a finished reading, in the order of `GATES`. The draft may be anything, such as
 * what a model answered: where it has not the shape of a reading, no gate is passed.
 */
export function judgeReading(draft: unknown, context: GateContext): GateResult[] {
  const shape = readShape(draft);
  if ('reading' in shape) return judge(shape.reading, context);
  return GATES.map((gate) =>
    resultOf(
      gate,
      gate === 'schema' ? shape.reasons : ['Not judged: it has not the shape of a reading.'],
    ),
  );
}

/** Whether a reading may be published. */
export function passes(results: readonly GateResult[]): boolean {
  return results.length === GATES.length && results.every(({ passed }) => passed);
}

function judge(reading: Reading, context: GateContext): GateResult[] {
  const prose = skyStatements(proseTexts(reading), context);
  const beside = skyStatements(sideTexts(reading), context);
  return [
    schemaGate(reading, context),
    lengthGate(reading),
    truthGate([...prose, ...beside]),
    statementsGate(prose),
    dateShiftGate(reading, context),
    swapGate(reading, context),
    varietyGate(reading, context),
    safetyGate(reading),
  ];
}
