import type { ReadingCheck } from '../gates/judgment.ts';
import type { Reading } from '../reading.ts';
import type { WritingRecord } from '../reading-writer.ts';

/** A reading in the store. */
export interface StoredReading extends Reading {
  /** `computed`, or the model's name. */
  source: string;
  /** The checker's verdicts. */
  checks: ReadingCheck[];
  /** How it was written, and why it was not published if it wasn't. */
  writing: { record: WritingRecord | null; refusals: string[] };
  published: boolean;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/**
 * `withdrawn`: the operator took it down, and it stays down. `refused`: a gate stopped it, and the first reading that
 * passes replaces it.
 */
export type Standing = 'published' | 'withdrawn' | 'refused';

export function standingOf({
  published,
  writing: { refusals },
}: Pick<StoredReading, 'published' | 'writing'>): Standing {
  if (published) return 'published';
  return refusals.length > 0 ? 'refused' : 'withdrawn';
}

/** The fields of a stored reading that readers get. */
export type PublishedReading = Omit<StoredReading, 'writing' | 'published' | 'createdAt'>;

/** A stored reading without the operator's fields. */
export function publishedPart({
  writing,
  published,
  ...reading
}: StoredReading): PublishedReading & { createdAt: string } {
  return reading;
}
