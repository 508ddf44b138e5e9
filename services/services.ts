import type { DataClient } from '#data/client.ts';
import type { NearestDates, PublishedPage } from '#data/reading-dates.ts';
import { type EarlierText, earlierTexts } from '#data/reading-history.ts';
import { findReading, type RefusedReading, refusedReadings, setPublished } from '#data/readings.ts';
import { probeWrite } from '#data/work-claims.ts';
import type { CivilDate, DateSpan, Instant } from '#domain/calendar/civil-date.ts';
import type { CivilMonth } from '#domain/calendar/civil-month.ts';
import { comingUp } from '#domain/reading/contacts/coming-up.ts';
import { dayFacts } from '#domain/reading/contacts/day-facts.ts';
import type { SkyFact, UpcomingFact } from '#domain/reading/reading.ts';
import type { ReadingWriter } from '#domain/reading/reading-writer.ts';
import { withdrawalReason } from '#domain/reading/stored/change-reason.ts';
import type { OtherDays } from '#domain/reading/stored/other-days.ts';
import type { StoredReading } from '#domain/reading/stored/stored-reading.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import type { SunStay } from '#domain/sky/sun-year.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { type Corrections, correctionsOf } from './corrections.ts';
import { type Covers, openCovers } from './covers.ts';
import { type DrawnSky, drawnSkyOf } from './drawn-sky.ts';
import { openEarlierReadings } from './earlier-readings.ts';
import { type ArchiveOptions, type ArchiveOutcome, makeArchive } from './make-archive.ts';
import { nearestDaysTo, openStoredSpans, otherDaysOf } from './other-days.ts';
import { type PublishOptions, publishDay, type SignOutcome } from './publish-day.ts';
import { type Readiness, readiness } from './readiness.ts';
import { openReadingChanges, type ReadingChanges } from './reading-changes.ts';
import { type DayReading, readingForDay } from './reading-for-day.ts';
import {
  type Headlines,
  headlinesOf,
  monthsOfReadings,
  newestReadingsOf,
  publishedPages,
} from './reading-lists.ts';
import { createReadingMaker, type MakerDeps } from './reading-maker.ts';
import { type RewriteOutcome, type Rewriter, rewriteReading } from './rewrite-reading.ts';
import { roleOfToken } from './role-of-token.ts';
import { type SkyAtAGlance, skyAtAGlance } from './sky-at-a-glance.ts';
import {
  type CalendarMonth,
  type CalendarRetrograde,
  calendarMonth,
  calendarRetrogrades,
  type UpcomingSky,
  upcomingSky,
} from './sky-calendar.ts';
import { type SkyNow, type SkyTopic, skyNow } from './sky-now.ts';
import { sunOfYear } from './sun-of-year.ts';
import { type DayVerification, verifyDay } from './verify-day.ts';
import { openWorkClaims } from './work-claims.ts';

/** The use cases of pages, functions and the scheduler, bound to one store, writer and clock. */
export interface Services {
  clock: () => Instant;
  readingForDay(sign: Sign, date: CivilDate): Promise<DayReading>;
  skyOfDay(date: CivilDate): DrawnSky;
  /** The sky of a date in sentences, as seen from a sign. */
  skyFacts(sign: Sign, date: CivilDate): SkyFact[];
  /** What the month after a date brings a sign. */
  comingUp(sign: Sign, date: CivilDate): UpcomingFact[];
  skyAtAGlance(date: CivilDate): SkyAtAGlance;
  /** The Sun's stays in the signs that begin in a year. */
  sunOfYear(year: number): readonly SunStay[];
  /** The calendar of a month, of a year's retrogrades, and of the months in the feeds. */
  calendarMonth(month: CivilMonth): CalendarMonth;
  calendarRetrogrades(year: number): CalendarRetrograde[];
  upcomingSky(month: CivilMonth): UpcomingSky;
  /** What an article's subject is doing in the sky on a date. */
  skyNow(topic: SkyTopic, date: CivilDate): SkyNow;
  /** The dates among `dates` that have a published reading of a sign; none if the store does not respond. */
  otherDays(sign: Sign, dates: readonly CivilDate[]): Promise<OtherDays>;
  nearestDays(sign: Sign, date: CivilDate): Promise<NearestDates>;
  /** The newest published readings of a sign up to a date; null if the store does not respond. */
  newestReadings(
    sign: Sign,
    options: { upTo: CivilDate; count: number },
  ): Promise<StoredReading[] | null>;
  /** The headlines of the published readings for each of some dates; none if the store does not respond. */
  headlines(dates: readonly CivilDate[]): Promise<Headlines[]>;
  /** The published readings of at most two months, without text; null if the store does not respond. */
  publishedPages(span: DateSpan): Promise<PublishedPage[] | null>;
  /** The months with readings up to that of a date, newest first; null if the store does not respond. */
  monthsOfReadings(upTo: CivilDate): Promise<CivilMonth[] | null>;
  publishDay(date: CivilDate, options?: PublishOptions): Promise<SignOutcome[]>;
  /** Computes the missing readings of the last days. Throws a DataError if the store does not respond. */
  makeArchive(options: ArchiveOptions): Promise<ArchiveOutcome>;
  readiness(): Promise<Readiness>;
  /** Every change to a published reading, newest first; null if the store does not respond. */
  corrections(part: { from: number; count: number }): Promise<Corrections | null>;
  covers: Covers;
  /** The reading changes that this server is notified of. */
  changes: ReadingChanges;
  /**
   * Writes to the store; returns the time by its clock if it has one. Throws a DataError if the store refuses the
   * write.
   */
  probeWrite(): Promise<Instant | null>;
  /**
   * The operator's actions; this server applies their changes at once. Each throws a DataError if the store does not
   * respond.
   */
  operator: {
    roleOfToken(token: string): Promise<'reader' | 'admin' | null>;
    verifyDay(date: CivilDate): Promise<DayVerification>;
    /** False if there is no published reading to withdraw. `note` is shown to readers and may be empty. */
    withdraw(sign: Sign, date: CivilDate, note?: string): Promise<boolean>;
    /** False if there is no withdrawn reading to restore. */
    restore(sign: Sign, date: CivilDate): Promise<boolean>;
    rewrite(sign: Sign, date: CivilDate, note?: string): Promise<RewriteOutcome>;
    storedReading(sign: Sign, date: CivilDate): Promise<StoredReading | null>;
    earlierTexts(sign: Sign, date: CivilDate): Promise<EarlierText[]>;
    refusedReadings(from: CivilDate): Promise<RefusedReading[]>;
  };
}

/**
 * Binds every use case to the store, writers and clock, sharing the texts published earlier. Without a `background`
 * client, everything uses `data`; without a `writer`, the computed one also writes in advance.
 */
export function createServices(
  given: Omit<MakerDeps, 'earlier' | 'claims' | 'changes' | 'background' | 'writer'> & {
    background?: DataClient;
    writer?: ReadingWriter;
  },
): Services {
  const { background = given.data, writer = given.computed } = given;
  const changes = openReadingChanges();
  const deps = {
    ...given,
    background,
    writer,
    changes,
    earlier: openEarlierReadings({ ...given, data: background, changes }),
    claims: openWorkClaims(given),
  };
  const { data } = deps;
  const spans = openStoredSpans(deps);
  const make = createReadingMaker(deps);
  const rewrite: Rewriter = (sign, date, options) =>
    rewriteReading(deps, sign, date, options).finally(() => changes.notify({ sign, date }));
  return {
    clock: deps.clock,
    readingForDay: (sign, date) => readingForDay({ ...deps, make }, sign, date),
    skyOfDay: drawnSkyOf,
    skyFacts: (sign, date) => dayFacts(skyOfDate(date), sign),
    comingUp,
    skyAtAGlance,
    sunOfYear,
    calendarMonth,
    calendarRetrogrades,
    upcomingSky,
    skyNow,
    otherDays: (sign, dates) => otherDaysOf({ ...deps, spans }, sign, dates),
    nearestDays: (sign, date) => nearestDaysTo(deps, sign, date),
    newestReadings: (sign, options) => newestReadingsOf(deps, sign, options),
    headlines: (dates) => headlinesOf(deps, dates),
    publishedPages: (span) => publishedPages(deps, span),
    monthsOfReadings: (upTo) => monthsOfReadings(deps, upTo),
    publishDay: (date, options) => publishDay({ ...deps, make, rewrite }, date, options),
    makeArchive: (options) => makeArchive({ ...deps, make }, options),
    readiness: () => readiness(deps),
    corrections: (part) => correctionsOf(deps, part),
    covers: openCovers(deps),
    changes,
    probeWrite: () => probeWrite(data),
    operator: {
      roleOfToken: (token) => roleOfToken(deps, token),
      verifyDay: (date) => verifyDay(deps, date),
      withdraw: (sign, date, note = '') =>
        setPublished(data, sign, date, false, withdrawalReason(note)).finally(() =>
          changes.notify({ sign, date }),
        ),
      restore: (sign, date) =>
        setPublished(data, sign, date, true).finally(() => changes.notify({ sign, date })),
      rewrite: (sign, date, note) => rewrite(sign, date, { note }),
      storedReading: (sign, date) => findReading(data, sign, date),
      earlierTexts: (sign, date) => earlierTexts(data, sign, date),
      refusedReadings: (from) => refusedReadings(data, from),
    },
  };
}
