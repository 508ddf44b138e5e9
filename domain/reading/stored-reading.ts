import type { ReadingCheck } from './gates/judgement.ts';
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

/**
 * `withdrawn`: the operator took it down, and it stays down. `refused`: a gate did not let it through, and the first
 * reading that passes takes its place.
 */
export type Standing = 'published' | 'withdrawn' | 'refused';

export function standingOf({
  published,
  writing: { refusals },
}: Pick<StoredReading, 'published' | 'writing'>): Standing {
  if (published) return 'published';
  return refusals.length > 0 ? 'refused' : 'withdrawn';
}

/** What a reader is given of a stored reading. */
export type PublishedReading = Omit<StoredReading, 'writing' | 'published' | 'createdAt'>;

/** A stored reading without what is only for the operator. */
export function publishedPart({
  writing,
  published,
  ...reading
}: StoredReading): PublishedReading & { createdAt: string } {
  return reading;
}
