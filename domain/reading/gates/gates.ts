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

/** A gate's verdict. The reasons are sentences for the operator, and for a model that may try again. */
export interface GateResult {
  gate: GateName;
  passed: boolean;
  reasons: string[];
}

/** What the gates compare a reading with. */
export interface GateContext {
  sign: Sign;
  date: CivilDate;
  /**
   * Published readings of the last 90 days, of all signs, including the others of that day; may be empty. A ledger can
   * be reused; a list is indexed again for every reading.
   */
  earlier: readonly EarlierReading[] | ReadingLedger;
}

/** The gate passes the reading if there are no reasons against it. */
export function resultOf(gate: GateName, reasons: string[]): GateResult {
  return { gate, passed: reasons.length === 0, reasons };
}

/** The text that the gates judge: a reading's prose. */
export function proseOf({
  introduction,
  sections,
}: {
  introduction: string;
  sections: readonly { content: string }[];
}): string {
  return [introduction, ...sections.map(({ content }) => content)].join('\n\n');
}
