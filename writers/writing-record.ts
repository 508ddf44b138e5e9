import type { WritingRecord } from '#domain/reading/reading-writer.ts';

/** The log as writers use it; pino's loggers have this shape. */
export interface WriterLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export function emptyRecord(model: string): WritingRecord {
  return {
    model,
    outcome: 'skipped',
    attempts: 0,
    inputTokens: null,
    outputTokens: null,
    reasons: [],
  };
}

const MAX_REASONS = 24;

/** Counts one request: its cost, and why its draft was rejected. */
export function enterAttempt(
  record: WritingRecord,
  {
    usage,
    reasons,
  }: { usage: Pick<WritingRecord, 'inputTokens' | 'outputTokens'>; reasons: string[] },
): void {
  record.outcome = 'failed';
  record.attempts += 1;
  record.inputTokens = sum(record.inputTokens, usage.inputTokens);
  record.outputTokens = sum(record.outputTokens, usage.outputTokens);
  record.reasons = [...record.reasons, ...reasons].slice(0, MAX_REASONS);
}

function sum(a: number | null, b: number | null): number | null {
  return a === null ? b : a + (b ?? 0);
}
