import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { EarlierReading, ReadingLedger } from './reading-ledger.ts';

export const GATES = [
  'schema',
  'length',
  'truth',
  'statements',
  'date-shift',
  'swap',
  'variety',
  'safety',
] as const;
export type GateName = (typeof GATES)[number];

/** What a gate found. The reasons are sentences for the operator, and for a model that may try again. */
export interface GateResult {
  gate: GateName;
  passed: boolean;
  reasons: string[];
}

/** What the gates hold a reading against. */
export interface GateContext {
  sign: Sign;
  date: CivilDate;
  /**
   * Published readings of the last 90 days, of all signs, that day's others included; may be empty.
   * A ledger is kept and asked again; a list is read anew for every reading.
   */
  earlier: readonly EarlierReading[] | ReadingLedger;
}

/** A gate with no reasons against the reading is passed. */
export function resultOf(gate: GateName, reasons: string[]): GateResult {
  return { gate, passed: reasons.length === 0, reasons };
}

/** The text that the gates judge: what a reader reads as prose. */
export function proseOf({
  introduction,
  sections,
}: {
  introduction: string;
  sections: readonly { content: string }[];
}): string {
  return [introduction, ...sections.map(({ content }) => content)].join('\n\n');
}
