import { type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { sentencesOf, wordsOf } from '../words-and-sentences.ts';
import { passageOfSentence, passagesIn } from './known-passages.ts';
import { sequenceHash, shingles } from './text-hash.ts';

/** Words in a run that counts as shared. */
const SHINGLE_WORDS = 5;
/** Shorter sentences may be repeated ("Take your time."). */
const SENTENCE_WORDS = 8;
/** A sentence counts as repeated if the sign's reading had it within this many days. */
const SENTENCE_DAYS = 30;
/** The window for our own passages and for overlap. */
export const PASSAGE_DAYS = 90;

/** A published text that a new one must not repeat. */
export interface EarlierReading {
  sign: Sign;
  date: CivilDate;
  /** Introduction and section contents, joined by blank lines. */
  text: string;
}

/** An index of published texts to compare new ones with: about 2 MB for 90 days of twelve signs. */
export interface ReadingLedger {
  /** Adds a reading, replacing one of the same sign and date. */
  add(reading: EarlierReading): void;
  /** Drops readings dated before `date`. */
  forgetBefore(date: CivilDate): void;
  /** Drops the readings of one date, or of all dates if null. */
  forget(date: CivilDate | null): void;
  /** How similar a text is to the others; an entry of its own sign and date does not count. */
  compare(reading: EarlierReading): Likeness;
  /** The texts of our own passages that the reading of a sign and date must not use. */
  passagesNear(of: { sign: Sign; date: CivilDate }): Set<string>;
  readonly size: number;
}

export interface Likeness {
  /** Our own passages in another reading of that day, or of the sign within 90 days. */
  reusedPassages: Repeat[];
  /** Other sentences of 8 or more words in another reading of that day, or of the sign within 30 days. */
  repeatedSentences: Repeat[];
  /** The sign's reading within 90 days with the largest overlap; null if there is none. */
  closest: Overlap | null;
}

/** A sentence or a passage, and the other reading that contains it. */
export interface Repeat {
  text: string;
  sign: Sign;
  date: CivilDate;
}

export interface Overlap {
  date: CivilDate;
  /** Distinct five-word runs in common, as a fraction of those in the text with fewer, 0 to 1. */
  share: number;
}

interface Entry {
  sign: Sign;
  date: CivilDate;
  /** Distinct five-word runs, sorted. */
  runs: Int32Array;
  sentences: ReadonlySet<number>;
  passages: ReadonlySet<string>;
}

/** A ledger that starts with `readings`. */
export function openReadingLedger(readings: readonly EarlierReading[] = []): ReadingLedger {
  const entries = new Map<string, Entry>();

  const ledger: ReadingLedger = {
    add(reading) {
      entries.set(keyOf(reading), entryOf(reading));
    },
    forgetBefore(date) {
      for (const [key, entry] of entries) if (entry.date < date) entries.delete(key);
    },
    forget(date) {
      for (const [key, entry] of entries) {
        if (date === null || entry.date === date) entries.delete(key);
      }
    },
    compare(reading) {
      return likeness(reading, othersThan(reading));
    },
    passagesNear(of) {
      const near = entriesNear(of, othersThan(of), PASSAGE_DAYS);
      return new Set(near.flatMap(({ passages }) => [...passages]));
    },
    get size() {
      return entries.size;
    },
  };
  for (const reading of readings) ledger.add(reading);
  return ledger;

  function othersThan(of: { sign: Sign; date: CivilDate }): Entry[] {
    const own = keyOf(of);
    return [...entries].filter(([key]) => key !== own).map(([, entry]) => entry);
  }
}

function keyOf({ sign, date }: { sign: Sign; date: CivilDate }): string {
  return `${sign} ${date}`;
}

function entryOf({ sign, date, text }: EarlierReading): Entry {
  return {
    sign,
    date,
    runs: shingles(wordsOf(text), SHINGLE_WORDS).sort(),
    sentences: new Set(longSentences(text).map(({ hash }) => hash)),
    passages: new Set(passagesIn(text)),
  };
}

function likeness(reading: EarlierReading, others: readonly Entry[]): Likeness {
  const { sign, text } = reading;
  const { runs, passages } = entryOf(reading);
  const within90 = entriesNear(reading, others, PASSAGE_DAYS);
  const within30 = entriesNear(reading, others, SENTENCE_DAYS);
  return {
    reusedPassages: [...passages].flatMap((passage) =>
      repeatOf(
        passage,
        within90.find((other) => other.passages.has(passage)),
      ),
    ),
    repeatedSentences: longSentences(text)
      .filter(({ sentence }) => passageOfSentence(sentence) === null)
      .flatMap(({ sentence, hash }) =>
        repeatOf(
          sentence,
          within30.find((other) => other.sentences.has(hash)),
        ),
      ),
    closest: closestOf(
      runs,
      within90.filter((other) => other.sign === sign),
    ),
  };
}

/** The other readings of a date, and the sign's readings within some days of it. */
function entriesNear(
  { sign, date }: Pick<Entry, 'sign' | 'date'>,
  others: readonly Entry[],
  days: number,
): Entry[] {
  return others.filter((other) =>
    other.sign === sign ? Math.abs(daysBetween(date, other.date)) <= days : other.date === date,
  );
}

function repeatOf(text: string, other: Entry | undefined): Repeat[] {
  return other ? [{ text, sign: other.sign, date: other.date }] : [];
}

function closestOf(runs: Int32Array, others: readonly Entry[]): Overlap | null {
  let closest: Overlap | null = null;
  for (const { date, runs: otherRuns } of others) {
    const fewer = Math.max(1, Math.min(runs.length, otherRuns.length));
    const share = sharedCount(runs, otherRuns) / fewer;
    if (!closest || share > closest.share) closest = { date, share };
  }
  return closest;
}

/** How many numbers two sorted lists have in common. */
function sharedCount(one: Int32Array, other: Int32Array): number {
  let count = 0;
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const difference = one[i]! - other[j]!;
    if (difference === 0) count++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return count;
}

/** The sentences that must not repeat, each with a hash of its words. */
export function longSentences(text: string): { sentence: string; hash: number }[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence);
    if (words.length < SENTENCE_WORDS) return [];
    return [{ sentence, hash: sequenceHash(words) }];
  });
}
