import { z } from 'zod';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import type { Reading } from '../reading.ts';
import { dateShiftGate } from './date-shift.ts';
import { GATES, type GateContext, type GateResult, resultOf } from './gate.ts';
import { lengthGate } from './length.ts';
import { proseTexts, sideTexts } from './reader-texts.ts';
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

/**
 * The results of every gate for a finished reading, in the order of `GATES`. The draft may be anything, such as a
 * model's answer: if it doesn't have the shape of a reading, it passes no gate.
 */
export function judgeReading(draft: unknown, context: GateContext): GateResult[] {
  const shape = readShape(draft);
  if ('reading' in shape) return examineReading(shape.reading, context).results;
  return GATES.map((gate) =>
    resultOf(
      gate,
      gate === 'schema' ? shape.reasons : ["Not judged: it doesn't have the shape of a reading."],
    ),
  );
}

/** The same for a draft with the shape of a reading, with the statements that were judged. */
export function examineReading(reading: Reading, context: GateContext): Examination {
  const statements = skyStatements(proseTexts(reading), context);
  const beside = skyStatements(sideTexts(reading), context);
  const unread = unreadStatements([...proseTexts(reading), ...sideTexts(reading)], context);
  const results = [
    schemaGate(reading, context),
    lengthGate(reading),
    truthGate([...statements, ...beside, ...unread]),
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

/** The types of a reading's fields; {@link ./schema.ts} checks their contents. */
const READING_SHAPE = z.object({
  sign: z.enum(SIGNS),
  date: z.string().transform((text, issues) => {
    const date = parseCivilDate(text);
    if (date) return date;
    issues.addIssue({ code: 'custom', message: 'Expected a calendar date in the form yyyy-MM-dd' });
    return z.NEVER;
  }),
  title: z.string(),
  introduction: z.string(),
  basis: z.string(),
  sentence: z.string(),
  sections: z.array(z.object({ title: z.string(), content: z.string(), basis: z.string() })),
  luckyElements: z.object({
    numbers: z.array(z.number()),
    colors: z.array(z.string()),
    gemstones: z.array(z.string()),
    directions: z.array(z.string()),
    explanations: z.object({
      numbers: z.string().optional(),
      colors: z.string().optional(),
      gemstones: z.string().optional(),
      directions: z.string().optional(),
    }),
  }),
  sky: z.array(z.object({ id: z.string(), text: z.string(), at: z.string().nullable() })),
});

/** `draft` as a reading if every field has its type, else sentences that name the wrong fields. */
function readShape(draft: unknown): { reading: Reading } | { reasons: string[] } {
  const parsed = READING_SHAPE.safeParse(draft);
  if (parsed.success) return { reading: parsed.data };
  return {
    reasons: parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'The reading'}: ${message}.`,
    ),
  };
}
