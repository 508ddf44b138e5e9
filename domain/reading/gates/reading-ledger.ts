import { type CivilDate, dayNumber } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { EarlierReading } from './gate.ts';
import { openShingleIndex } from './shingle-index.ts';
import { sequenceHash, shingles } from './text-hash.ts';
import { sentencesOf, wordsOf } from './words-and-sentences.ts';

/** Words of a run that counts as shared. */
const SHINGLE_WORDS = 5;
/** A shorter sentence may come again ("Take your time."). */
const SENTENCE_WORDS = 8;
/** How near the reading of the same sign must be for a sentence to count as repeated, in days. */
const SENTENCE_DAYS = 30;
/** How far apart texts are compared, in days. */
const SHINGLE_DAYS = 365;

/** What readings said, as hashes, for holding new ones against: some 30 MB for a year of twelve signs. */
export interface ReadingLedger {
  /** Enters a reading, in place of one of the same sign and date. */
  add(reading: EarlierReading): void;
  /** Drops what is dated before `date`. */
  forgetBefore(date: CivilDate): void;
  /** How like the others a text is; an entry of its own sign and date does not count. */
  compare(reading: EarlierReading): Likeness;
  readonly size: number;
}

export interface Likeness {
  /** Sentences of 8 or more words that stand in another reading of that day, or of the sign within 30 days. */
  repeated: RepeatedSentence[];
  /** The entry within 365 days that shares the most; null where there is none. */
  nearest: Overlap | null;
  /** Sum of the shares of all entries within 365 days, and how many they are: for means. */
  overlapSum: number;
  compared: number;
}

export interface RepeatedSentence {
  sentence: string;
  sign: Sign;
  date: CivilDate;
}

export interface Overlap {
  sign: Sign;
  date: CivilDate;
  /** Shared distinct five-word runs over the distinct runs of the text that has fewer, 0 to 1. */
  share: number;
}

interface Entry {
  owner: number;
  sign: Sign;
  date: CivilDate;
  day: number;
  /** Distinct five-word runs. */
  runs: number;
  sentences: Set<number>;
}

/** A ledger that holds `readings` to begin with. */
export function openReadingLedger(readings: readonly EarlierReading[] = []): ReadingLedger {
  const index = openShingleIndex();
  const entries = new Map<string, Entry>();
  let free: number[] = [];
  let owners = 0;

  const ledger: ReadingLedger = {
    add(reading) {
      const { sign, date, text } = reading;
      const runs = shingles(wordsOf(text), SHINGLE_WORDS);
      const owner = free.pop() ?? owners++;
      index.add(owner, runs);
      entries.set(keyOf(reading), {
        owner,
        sign,
        date,
        day: dayNumber(date),
        runs: runs.length,
        sentences: new Set(longSentences(text).map(({ hash }) => hash)),
      });
    },
    forgetBefore(date) {
      for (const [key, entry] of entries) if (entry.date < date) entries.delete(key);
      const kept = new Set([...entries.values()].map(({ owner }) => owner));
      index.retain((owner) => kept.has(owner));
      free = Array.from({ length: owners }, (_, owner) => owner).filter((n) => !kept.has(n));
    },
    compare(reading) {
      const runs = shingles(wordsOf(reading.text), SHINGLE_WORDS);
      const own = entries.get(keyOf(reading));
      const others = [...entries.values()].filter((entry) => entry !== own);
      return {
        repeated: repeatedSentences(reading, others),
        ...overlaps(dayNumber(reading.date), runs.length, others, index.sharedWith(runs)),
      };
    },
    get size() {
      return entries.size;
    },
  };
  for (const reading of readings) ledger.add(reading);
  return ledger;
}

function keyOf({ sign, date }: { sign: Sign; date: CivilDate }): string {
  return `${sign} ${date}`;
}

function overlaps(day: number, runs: number, others: readonly Entry[], shared: Uint16Array) {
  let nearest: Overlap | null = null;
  let overlapSum = 0;
  let compared = 0;
  for (const other of others) {
    if (Math.abs(other.day - day) > SHINGLE_DAYS) continue;
    const share = shared[other.owner]! / Math.max(1, Math.min(runs, other.runs));
    compared++;
    overlapSum += share;
    if (!nearest || share > nearest.share) nearest = { sign: other.sign, date: other.date, share };
  }
  return { nearest, overlapSum, compared };
}

function repeatedSentences(
  { sign, date, text }: EarlierReading,
  others: readonly Entry[],
): RepeatedSentence[] {
  const day = dayNumber(date);
  const near = others.filter((other) =>
    other.sign === sign ? Math.abs(other.day - day) <= SENTENCE_DAYS : other.day === day,
  );
  return longSentences(text).flatMap(({ sentence, hash }) => {
    const other = near.find(({ sentences }) => sentences.has(hash));
    return other ? [{ sentence, sign: other.sign, date: other.date }] : [];
  });
}

/** The sentences that may not come again, each with a hash of its words. */
export function longSentences(text: string): { sentence: string; hash: number }[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence);
    if (words.length < SENTENCE_WORDS) return [];
    return [{ sentence, hash: sequenceHash(words) }];
  });
}
