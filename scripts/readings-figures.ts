import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import { READING_VERSIONS, writeReading } from '#domain/reading/computed-writer.ts';
import { GATES, type GateName, proseOf } from '#domain/reading/gates/gate.ts';
import { examineReading, passes } from '#domain/reading/gates/judge-reading.ts';
import { readingGrade } from '#domain/reading/gates/reading-grade.ts';
import {
  type Likeness,
  openReadingLedger,
  type ReadingLedger,
  type RepeatedSentence,
} from '#domain/reading/gates/reading-ledger.ts';
import { checkableStatements } from '#domain/reading/gates/truth.ts';
import { wordsOf } from '#domain/reading/gates/words-and-sentences.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import { type Spread, spreadOf } from './spread.ts';

/** What the gates find in the computed readings of a span of days. */
export interface ReadingsFigures {
  from: CivilDate;
  to: CivilDate;
  readings: number;
  /** Readings that pass every gate. */
  passed: number;
  /** How many had to be told in other words because a gate refused the first. */
  toldAnew: number;
  gates: { gate: GateName; passed: number; share: number }[];
  /** Statements about the sky in introduction and sections that can be checked. */
  statements: Spread;
  words: Spread;
  /** Flesch-Kincaid. */
  grade: Spread;
  repeated: { withinSign: number; withinDay: number; examples: (Dated & RepeatedSentence)[] };
  overlap: { largest: number; mean: number; pairs: number; worst: [Dated, Dated] | null };
  /** The first few readings that each gate refuses, and why. */
  refused: (Dated & { gate: GateName; reason: string })[];
  targets: Target[];
  seconds: number;
}

export interface Target {
  aim: string;
  met: boolean;
}

interface Dated {
  sign: Sign;
  date: CivilDate;
}

const EXAMPLES = 5;
const LARGEST_OVERLAP = 0.1;
const GRADES = { min: 6, max: 9 };

/** Writes and judges every reading from `from` on, each against those of the days before it in the span. */
export function readingsFigures(
  from: CivilDate,
  days: number,
  tell: (date: CivilDate) => void = () => {},
): ReadingsFigures {
  const started = performance.now();
  const tally = openTally();
  for (let day = 0; day < days; day++) {
    const date = addDays(from, day);
    tell(date);
    for (const sign of SIGNS) tally.enter(sign, date);
  }
  const figures = { from, to: addDays(from, days - 1), ...tally.sums() };
  return {
    ...figures,
    targets: targetsOf(figures),
    seconds: Math.round((performance.now() - started) / 100) / 10,
  };
}

function openTally() {
  const ledger = openReadingLedger();
  const passed = new Map<GateName, number>(GATES.map((gate) => [gate, 0]));
  const statements: number[] = [];
  const words: number[] = [];
  const grades: number[] = [];
  const repeated = { withinSign: 0, withinDay: 0, examples: [] as (Dated & RepeatedSentence)[] };
  const overlap = { largest: 0, sum: 0, pairs: 0, worst: null as [Dated, Dated] | null };
  const refused: ReadingsFigures['refused'] = [];
  let whole = 0;
  let toldAnew = 0;

  function likeOthers({ sign, date }: Dated, likeness: Likeness) {
    for (const sentence of likeness.repeated) {
      if (sentence.sign === sign) repeated.withinSign++;
      else repeated.withinDay++;
      if (repeated.examples.length < EXAMPLES) repeated.examples.push({ ...sentence, sign, date });
    }
    overlap.sum += likeness.overlapSum;
    overlap.pairs += likeness.compared;
    const { nearest } = likeness;
    if (nearest && nearest.share > overlap.largest) {
      overlap.largest = nearest.share;
      overlap.worst = [
        { sign, date },
        { sign: nearest.sign, date: nearest.date },
      ];
    }
  }

  function examine(reading: Reading) {
    const likenesses: Likeness[] = [];
    const { sign, date } = reading;
    const earlier = overhear(ledger, (likeness) => likenesses.push(likeness));
    return { reading, likenesses, examined: examineReading(reading, { sign, date, earlier }) };
  }

  return {
    /** Enters the reading as it would be published: the first version that every gate lets through. */
    enter(sign: Sign, date: CivilDate) {
      let told = examine(writeReading(sign, date));
      if (!passes(told.examined.results)) {
        toldAnew++;
        for (let version = 1; version < READING_VERSIONS; version++) {
          const other = examine(writeReading(sign, date, version));
          if (!passes(other.examined.results)) continue;
          told = other;
          break;
        }
      }
      const { reading, examined, likenesses } = told;
      for (const likeness of likenesses) likeOthers({ sign, date }, likeness);
      const text = proseOf(reading);
      ledger.add({ sign, date, text });
      statements.push(checkableStatements(examined.statements));
      words.push(wordsOf(text).length);
      grades.push(readingGrade(text));
      if (passes(examined.results)) whole++;
      for (const { gate, passed: through, reasons } of examined.results) {
        if (through) passed.set(gate, passed.get(gate)! + 1);
        else if (refused.filter((other) => other.gate === gate).length < EXAMPLES) {
          refused.push({ sign, date, gate, reason: reasons[0]! });
        }
      }
    },
    sums() {
      const readings = words.length;
      return {
        readings,
        passed: whole,
        toldAnew,
        gates: [...passed].map(([gate, count]) => ({
          gate,
          passed: count,
          share: count / readings,
        })),
        statements: spreadOf(statements),
        words: spreadOf(words),
        grade: spreadOf(grades),
        repeated,
        overlap: {
          largest: overlap.largest,
          mean: overlap.pairs === 0 ? 0 : overlap.sum / overlap.pairs,
          pairs: overlap.pairs,
          worst: overlap.worst,
        },
        refused,
      };
    },
  };
}

/** The same ledger, with an ear to what it answers, so that no text is compared twice. */
function overhear(ledger: ReadingLedger, hear: (likeness: Likeness) => void): ReadingLedger {
  return {
    ...ledger,
    compare(reading) {
      const likeness = ledger.compare(reading);
      hear(likeness);
      return likeness;
    },
  };
}

/** What a span of readings is held to. */
export function targetsOf(
  figures: Pick<ReadingsFigures, 'readings' | 'passed' | 'repeated' | 'overlap' | 'grade'>,
): Target[] {
  const { readings, passed, repeated, overlap, grade } = figures;
  return [
    { aim: 'every reading passes every gate', met: passed === readings },
    { aim: 'no sentence is repeated', met: repeated.withinSign + repeated.withinDay === 0 },
    { aim: 'largest overlap at most 10 %', met: overlap.largest <= LARGEST_OVERLAP },
    {
      aim: `median reading grade ${GRADES.min} to ${GRADES.max}`,
      met: grade.median >= GRADES.min && grade.median <= GRADES.max,
    },
  ];
}
