import type { CivilDate } from '../calendar/civil-date.ts';
import type { Sign } from '../zodiac/signs.ts';
import type { GateContext } from './gates/gates.ts';
import type { Judgment } from './gates/judgment.ts';
import type { EarlierReading } from './gates/reading-ledger.ts';
import type { Reading } from './reading.ts';

/**
 * Writes readings: the computed writer, or a language model that falls back to it. A writer judges and retries its own
 * work; if the returned reading has refusals, it is the best the writer could do and must not be published.
 */
export interface ReadingWriter {
  write(sign: Sign, date: CivilDate, context: WritingContext): Promise<WrittenReading>;
}

export interface WritingContext {
  /** The texts that the variety gate compares with. */
  earlier: GateContext['earlier'];
  /** The texts of the sign's previous days and of that day's other signs, which the writer should not repeat. */
  recent(): Promise<readonly EarlierReading[]>;
  /** The prose (`proseOf`) this reading has had before; none of it is used again. */
  previousTexts?: ReadonlySet<string>;
}

/** A reading, the gates' judgment, and how it was written. */
export interface WrittenReading extends Judgment {
  reading: Reading;
  /** `computed`, or the model's name. */
  source: string;
  /** The record of the work with a model; null if none is set up. */
  record: WritingRecord | null;
}

/** Safe to store with a published reading: it contains no API key and no endpoint URL. */
export interface WritingRecord {
  model: string;
  /** `skipped`: the model was not asked. `failed`: it was, and the computed reading is used. */
  outcome: 'accepted' | 'failed' | 'skipped';
  /** Requests sent, 0 to 2. */
  attempts: number;
  /** Sums over the attempts; null if the endpoint gave no figures. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** Why drafts were rejected, or why none was requested, in order. */
  reasons: string[];
}
