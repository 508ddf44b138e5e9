import type { Reading } from '#domain/reading/reading.ts';

/** A reading and how it came about. */
export interface WrittenReading {
  reading: Reading;
  /** `computed`, or the model's name. */
  source: string;
  record: WritingRecord;
}

/** What the work with the model came to. Fit to be stored beside a published reading: no key, no address. */
export interface WritingRecord {
  model: string;
  /** `skipped`: the model was not asked. `failed`: it was, and the computed reading stands. */
  outcome: 'accepted' | 'failed' | 'skipped';
  /** Requests sent, 0 to 2. */
  attempts: number;
  /** Sums over the attempts; null where the endpoint gave no figures. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** Why drafts were not taken, or why none was asked for, in order. */
  reasons: string[];
}

/** What the writers tell the operator; pino's loggers are of this shape. */
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

const MOST_REASONS = 24;

/** Counts one request: what it cost, and why its draft was not taken. */
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
  record.reasons = [...record.reasons, ...reasons].slice(0, MOST_REASONS);
}

function sum(a: number | null, b: number | null): number | null {
  return a === null ? b : a + (b ?? 0);
}
