import type { Reading } from '../reading.ts';
import { type GateContext, type GateResult, proseOf, resultOf } from './gates.ts';
import {
  type Likeness,
  longSentences,
  openReadingLedger,
  type ReadingLedger,
} from './reading-ledger.ts';

/** The largest share of five-word runs that a reading may have in common with another of its sign within 90 days. */
const MAX_OVERLAP = 0.25;

/**
 * No passage that the sign had within 90 days or that another sign has on the date, no sentence from its last 30 days,
 * and no text that is too similar to one of its last 90.
 */
export function varietyGate(reading: Reading, { sign, date, earlier }: GateContext): GateResult {
  const text = proseOf(reading);
  const ledger = isList(earlier) ? openReadingLedger(earlier) : earlier;
  return resultOf('variety', [
    ...withinItself(text),
    ...varietyReasons(ledger.compare({ sign, date, text })),
  ]);
}

/** The reasons against a text that is this similar to others. */
function varietyReasons({ reusedPassages, repeatedSentences, closest }: Likeness): string[] {
  const reasons = [
    ...reusedPassages.map(
      ({ text, sign, date }) =>
        `The passage “${beginningOf(text)} …” also appears in the reading of ${sign} for ${date}.`,
    ),
    ...repeatedSentences.map(
      ({ text, sign, date }) =>
        `The sentence “${text}” also appears in the reading of ${sign} for ${date}.`,
    ),
  ];
  if (closest && closest.share > MAX_OVERLAP) {
    reasons.push(
      `${percent(closest.share)} of its five-word runs also appear in the sign's reading for ${closest.date}; the limit is ${percent(MAX_OVERLAP)}.`,
    );
  }
  return reasons;
}

function beginningOf(passage: string): string {
  return passage.split(' ').slice(0, 8).join(' ');
}

function withinItself(text: string): string[] {
  const seen = new Set<number>();
  return longSentences(text).flatMap(({ sentence, hash }) => {
    if (seen.has(hash)) return [`The sentence “${sentence}” appears twice in the reading.`];
    seen.add(hash);
    return [];
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function isList(
  earlier: GateContext['earlier'],
): earlier is Exclude<typeof earlier, ReadingLedger> {
  return Array.isArray(earlier);
}
