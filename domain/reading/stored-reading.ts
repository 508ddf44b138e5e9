import type { Reading } from './reading.ts';
import type { WritingRecord } from './reading-writer.ts';

/** A reading as it stands in the store. */
export interface StoredReading extends Reading {
  /** `computed`, or the model's name. */
  source: string;
  /** The checker's verdicts. */
  checks: ReadingCheck[];
  /** How it was written, and why it was not published where it was not. */
  writing: { record: WritingRecord | null; refusals: string[] };
  published: boolean;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

export interface ReadingCheck {
  text: string;
  kind: string;
  verdict: 'true' | 'false' | 'uncheckable';
  reason: string;
}
