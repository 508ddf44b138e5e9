import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import { isOnDate, READER_PLACES, type ReaderPlace } from '#domain/calendar/readers.ts';
import { isHouseOf } from '#domain/reading/choose-passages/area-fit.ts';
import { dealFor } from '#domain/reading/choose-passages/choose-passages.ts';
import type { Deal } from '#domain/reading/choose-passages/hand.ts';
import { moonStayForMostReaders, shareOfStay } from '#domain/reading/contacts/lead.ts';
import { GATES, type GateName, type GateResult, proseOf } from '#domain/reading/gates/gates.ts';
import { passes, runGates } from '#domain/reading/gates/judge-reading.ts';
import {
  openReadingLedger,
  PASSAGE_DAYS,
  type ReadingLedger,
} from '#domain/reading/gates/reading-ledger.ts';
import { checkableStatements } from '#domain/reading/gates/truth.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { wordsOf } from '#domain/reading/words-and-sentences.ts';
import { READING_VERSIONS, writeReading } from '#domain/reading/write/write-reading.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import { solarHouse } from '#domain/zodiac/solar-houses.ts';
import { type Spread, spreadOf } from './spread.ts';

/** What the gates find in the computed readings of a span of days. */
export interface ReadingsFigures {
  from: CivilDate;
  to: CivilDate;
  readings: number;
  /** Readings that pass every gate. */
  passed: number;
  /** How many were rewritten from other passages because a gate refused the first. */
  rewritten: number;
  gates: { gate: GateName; passed: number; share: number }[];
  /** Statements about the sky in introduction, sections and the lines under them that can be checked. */
  statements: Spread;
  words: Spread;
  /** Passages that a sign already had within 90 days, and passages that two signs have on one date. */
  returned: number;
  shared: number;
  /** The largest share of a reading's five-word runs that another reading of its sign has within 90 days. */
  largestOverlap: number;
  /**
   * Of all sections: those whose passage was written for a body of their contact, those whose contact is in a house of
   * their area of life, and those of the day's theme.
   */
  fit: { body: number; house: number; theme: number };
  /** By place: how many of the contacts that introductions and sections rest on fall on the reader's own date. */
  onDate: Record<ReaderPlace, number>;
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
const MIN_STATEMENTS = 3;
const MEDIAN_STATEMENTS = 8;
const ON_DATE = 0.75;

/** Writes and judges every reading from `from` on, each against those of the days before it in the span. */
export function readingsFigures(
  from: CivilDate,
  days: number,
  onProgress: (date: CivilDate) => void = () => {},
): ReadingsFigures {
  const started = performance.now();
  const ledger = openReadingLedger();
  const measured: Measurements[] = [];
  for (let day = 0; day < days; day++) {
    const date = addDays(from, day);
    onProgress(date);
    ledger.forgetBefore(addDays(date, -PASSAGE_DAYS));
    for (const sign of SIGNS) {
      const one = measureReading(sign, date, ledger);
      measured.push(one.measured);
      ledger.add({ sign, date, text: proseOf(one.reading) });
    }
  }
  const figures = { from, to: addDays(from, days - 1), ...sumsOf(measured) };
  return {
    ...figures,
    targets: targetsOf(figures),
    seconds: Math.round((performance.now() - started) / 100) / 10,
  };
}

/** The measurements of one reading. */
interface Measurements extends Dated {
  version: number;
  results: GateResult[];
  statements: number;
  words: number;
  returned: number;
  shared: number;
  overlap: number;
  sections: number;
  bodyFits: number;
  houseFits: number;
  themeFits: number;
  onDate: Record<ReaderPlace, number>;
}

/** The reading as it would be published: the first version that passes every gate. */
function measureReading(sign: Sign, date: CivilDate, ledger: ReadingLedger) {
  const examine = (version: number) => {
    const reading = writeReading(sign, date, version);
    return { version, reading, ...runGates(reading, { sign, date, earlier: ledger }) };
  };
  let one = examine(0);
  for (let version = 1; !passes(one.results) && version < READING_VERSIONS; version++) {
    const other = examine(version);
    if (passes(other.results)) one = other;
  }
  const { version, reading, results, statements } = one;
  const { reusedPassages, closest } = ledger.compare({ sign, date, text: proseOf(reading) });
  const { introduction, sections } = dealFor(sign, date, version);
  const measured: Measurements = {
    sign,
    date,
    version,
    results,
    statements: checkableStatements(statements),
    words: wordsOf(proseOf(reading)).length,
    returned: reusedPassages.filter((other) => other.sign === sign).length,
    shared: reusedPassages.filter((other) => other.sign !== sign).length,
    overlap: closest?.share ?? 0,
    sections: sections.length,
    bodyFits: sections.filter(({ card, contact }) => card.passage.bodies[0] === contact.body)
      .length,
    houseFits: sections.filter(({ area, contact }) =>
      isHouseOf(area, solarHouse(sign, contact.sign)),
    ).length,
    themeFits: sections.filter(({ card }) =>
      card.passage.themes.includes(introduction.passage.themes[0]!),
    ).length,
    onDate: restsOnDate(reading, dealFor(sign, date, version)),
  };
  return { measured, reading };
}

/**
 * For each place, the fraction of the events behind the introduction and sections that fall on the date in local time.
 * Something that lasts for days counts as falling on it.
 */
function restsOnDate({ date }: Reading, { lead, sections }: Deal): Record<ReaderPlace, number> {
  const sky = skyOfDate(date);
  const share = (place: ReaderPlace) => {
    const isLeadOn = lead.lunation
      ? isOnDate(lead.lunation.at, date, place)
      : shareOfStay(moonStayForMostReaders(sky), sky, place) >= 0.5;
    const on = sections.filter(({ contact: { at } }) => at === null || isOnDate(at, date, place));
    return (Number(isLeadOn) + on.length) / (1 + sections.length);
  };
  return byPlace(share);
}

function sumsOf(measured: readonly Measurements[]) {
  const sections = sum(measured, (one) => one.sections);
  return {
    readings: measured.length,
    passed: measured.filter(({ results }) => passes(results)).length,
    rewritten: measured.filter(({ version }) => version > 0).length,
    gates: GATES.map((gate) => {
      const through = measured.filter(
        ({ results }) => results.find((result) => result.gate === gate)!.passed,
      );
      return { gate, passed: through.length, share: through.length / measured.length };
    }),
    statements: spreadOf(measured.map((one) => one.statements)),
    words: spreadOf(measured.map((one) => one.words)),
    returned: sum(measured, (one) => one.returned),
    shared: sum(measured, (one) => one.shared),
    largestOverlap: Math.max(...measured.map(({ overlap }) => overlap)),
    fit: {
      body: sum(measured, (one) => one.bodyFits) / sections,
      house: sum(measured, (one) => one.houseFits) / sections,
      theme: sum(measured, (one) => one.themeFits) / sections,
    },
    onDate: byPlace((place) => sum(measured, (one) => one.onDate[place]) / measured.length),
    refused: refusalsIn(measured),
  };
}

function refusalsIn(measured: readonly Measurements[]): ReadingsFigures['refused'] {
  return GATES.flatMap((gate) =>
    measured
      .flatMap(({ sign, date, results }) =>
        results
          .filter((result) => result.gate === gate && !result.passed)
          .map(({ reasons }) => ({ sign, date, gate, reason: reasons[0]! })),
      )
      .slice(0, EXAMPLES),
  );
}

function byPlace(of: (place: ReaderPlace) => number): Record<ReaderPlace, number> {
  return Object.fromEntries(READER_PLACES.map((place) => [place, of(place)])) as Record<
    ReaderPlace,
    number
  >;
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

/** The limits that a span of readings must meet. */
export function targetsOf(
  figures: Pick<
    ReadingsFigures,
    'readings' | 'passed' | 'returned' | 'shared' | 'statements' | 'onDate'
  >,
): Target[] {
  const { readings, passed, returned, shared, statements, onDate } = figures;
  return [
    { aim: 'every reading passes every gate', met: passed === readings },
    { aim: 'no passage returns to a sign within 90 days', met: returned === 0 },
    { aim: 'no passage is shared by two signs on a date', met: shared === 0 },
    {
      aim: `at least ${MIN_STATEMENTS} checkable statements, median ${MEDIAN_STATEMENTS}`,
      met: statements.min >= MIN_STATEMENTS && statements.median >= MEDIAN_STATEMENTS,
    },
    {
      aim: `at least ${100 * ON_DATE}% of the events behind readings fall on the reader's own date, in each place`,
      met: Object.values(onDate).every((share) => share >= ON_DATE),
    },
  ];
}
