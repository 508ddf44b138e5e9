import type { Reading } from './reading.ts';

/** A reading as it stands in the store. */
export interface StoredReading extends Reading {
  /** `computed`, or the model's name. */
  source: string;
  /** The checker's verdicts. */
  checks: ReadingCheck[];
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
