import type { CivilDate, DateSpan, Instant } from '#domain/calendar/civil-date.ts';
import type { StoredReading } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { openEarlierReadings } from './earlier-readings.ts';
import { type PublishedDay, publishDay } from './publish-day.ts';
import { type Readiness, readiness } from './readiness.ts';
import { readingForDay } from './reading-for-day.ts';
import { createReadingMaker, type MakerDeps, type ReadingMaker } from './reading-maker.ts';
import { type SkyAtAGlance, skyAtAGlance } from './sky-at-a-glance.ts';
import { type SkyOfDay, skyOfDay } from './sky-of-day.ts';
import { storedDates, storedSpan } from './stored-dates.ts';

/** The questions that pages, functions and the scheduler ask, bound to one store, writer and clock. */
export interface Services {
  clock: () => Instant;
  makeReading: ReadingMaker;
  readingForDay(sign: Sign, date: CivilDate): Promise<StoredReading | null>;
  skyOfDay(date: CivilDate): SkyOfDay;
  skyAtAGlance(date: CivilDate): SkyAtAGlance;
  storedDates(sign: Sign, dates: readonly CivilDate[]): Promise<CivilDate[]>;
  storedSpan(sign: Sign): Promise<DateSpan | null>;
  publishDay(date: CivilDate): Promise<PublishedDay>;
  readiness(): Promise<Readiness>;
}

/** Binds every question to the store, writer and clock that are given; what was published earlier is shared among them. */
export function createServices(given: Omit<MakerDeps, 'earlier'>): Services {
  const deps = { ...given, earlier: openEarlierReadings(given.data, given.log) };
  const make = createReadingMaker(deps);
  return {
    clock: deps.clock,
    makeReading: make,
    readingForDay: (sign, date) => readingForDay({ ...deps, make }, sign, date),
    skyOfDay,
    skyAtAGlance,
    storedDates: (sign, dates) => storedDates(deps, sign, dates),
    storedSpan: (sign) => storedSpan(deps, sign),
    publishDay: (date) => publishDay({ ...deps, make }, date),
    readiness: () => readiness(deps),
  };
}
