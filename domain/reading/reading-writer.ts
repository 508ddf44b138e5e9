import type { CivilDate } from '../calendar/civil-date.ts';
import type { Sign } from '../zodiac/signs.ts';
import type { GateContext } from './gates/gate.ts';
import type { Judgement } from './gates/judgement.ts';
import type { EarlierReading } from './gates/reading-ledger.ts';
import type { Reading } from './reading.ts';

/**
 * Writes readings: the computed writer, or a language model with the computed one behind it. A writer judges what it
 * writes and retries by itself; a reading it returns with refusals is its best, and may not be published.
 */
export interface ReadingWriter {
  write(sign: Sign, date: CivilDate, context: WritingContext): Promise<WrittenReading>;
}

export interface WritingContext {
  /** What the variety gate compares the text with. */
  earlier: GateContext['earlier'];
  /** Reads the texts of the sign's last days and of that day's other signs, to keep clear of. */
  recent(): Promise<readonly EarlierReading[]>;
  /** The prose (`proseOf`) this reading has had before; none of it is written again. */
  had?: ReadonlySet<string>;
}

/** A reading, what the gates said of it, and how it came about. */
export interface WrittenReading extends Judgement {
  reading: Reading;
  /** `computed`, or the model's name. */
  source: string;
  /** What the work with a model came to; null if none is set up. */
  record: WritingRecord | null;
}

/** Fit to be stored beside a published reading: no key, no address. */
export interface WritingRecord {
  model: string;
  /** `skipped`: the model was not asked. `failed`: it was, and the computed reading stands. */
  outcome: 'accepted' | 'failed' | 'skipped';
  /** Requests sent, 0 to 2. */
  attempts: number;
  /** Sums over the attempts; null if the endpoint gave no figures. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** Why drafts were not taken, or why none was asked for, in order. */
  reasons: string[];
}
