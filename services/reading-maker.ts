import { setTimeout } from 'node:timers/promises';
import type { DataClient } from '#data/client.ts';
import { findReading, replaceReading, storeIfMissing } from '#data/readings.ts';
import type { CivilDate, Instant } from '#domain/calendar/civil-date.ts';
import { isTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import type { ReadingWriter, WrittenReading } from '#domain/reading/reading-writer.ts';
import { type StoredReading, standingOf } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { EarlierReadings } from './earlier-readings.ts';
import { type Log, orNull } from './log.ts';
import type { ReadingChanges } from './reading-changes.ts';
import type { WorkClaims } from './work-claims.ts';

export interface MakerDeps {
  /** With the secret key, because it writes. */
  data: DataClient;
  /** The same store for background work, with a longer timeout. */
  background: DataClient;
  /** Writes in advance, and may take its time. */
  writer: ReadingWriter;
  /** Writes immediately: readings of live dates. */
  computed: ReadingWriter;
  earlier: EarlierReadings;
  claims: WorkClaims;
  changes: ReadingChanges;
  /** How long another server may take with a reading that a visitor, or the schedule, is waiting for. */
  patience?: Partial<typeof PATIENCE>;
  clock: () => Instant;
  log: Log;
  /** Called for every written reading, whatever the outcome. */
  onGeneration?: (generation: Generation) => void;
}

export interface Generation {
  sign: Sign;
  date: CivilDate;
  /** `computed`, or the model's name. */
  source: string;
  /** `refused` by a gate; `unstored` if the store rejected it or already has another reading. */
  outcome: 'published' | 'refused' | 'unstored';
}

/** A new reading, and the result of storing it, which the caller need not await. */
export interface MadeReading {
  reading: StoredReading;
  /** Never rejects. */
  stored: Promise<StoringResult>;
}

export interface StoringResult {
  /** False if the store failed. */
  isStored: boolean;
  /** Null if it is published, otherwise why it isn't. */
  reason: string | null;
}

export interface MakeOptions {
  /** Not for a page request: retries even if the gates just refused it, and may wait longer. */
  isBackground?: boolean;
  /**
   * For a starting server, which doesn't serve anyone until this is done: waits half a second at most for other
   * servers, and no longer for the store than a page does.
   */
  atStartup?: boolean;
  /** Skips the model, which writes in advance and never for past days. */
  computed?: boolean;
  /** Stops waiting for another server; the call then rejects. */
  signal?: AbortSignal;
}

/** Null if the reading was just refused and `isBackground` is not set. */
export type ReadingMaker = (
  sign: Sign,
  date: CivilDate,
  options?: MakeOptions,
) => Promise<MadeReading | null>;

/** How long another server may take before the reading is generated here too. A killed server may have left a claim. */
const PATIENCE = { visitorMs: 2_000, scheduleMs: 60_000, startMs: 500 };
const POLL_INTERVAL_MS = 100;

/** The same sky gives the same text, so a refused reading isn't judged again for every page request. */
const REFUSAL_LIFETIME_MS = 10 * 60_000;

/** While the store accepts no readings, a new one is cached for page requests. */
const UNSTORED_LIFETIME_MS = 60_000;

/**
 * Generates the reading of a sign and date, and publishes it if every gate passed it. It is written once, no matter how
 * many requests and servers want it at the same time.
 */
export function createReadingMaker(deps: MakerDeps): ReadingMaker {
  const underWay = new Map<string, Promise<MadeReading>>();
  const refusedUntil = new Map<string, Instant>();
  /** The readings that the store refused, and until when to serve them, by `performance.now()`. */
  const unstoredReadings = new Map<string, { made: MadeReading; until: number }>();
  deps.changes.subscribe((changed) => {
    if (!changed) {
      refusedUntil.clear();
      unstoredReadings.clear();
      return;
    }
    refusedUntil.delete(`${changed.sign} ${changed.date}`);
    unstoredReadings.delete(`${changed.sign} ${changed.date}`);
  });

  const { visitorMs, scheduleMs, startMs } = { ...PATIENCE, ...deps.patience };
  const backgroundDeps = { ...deps, data: deps.background };

  return async function make(
    sign,
    date,
    { isBackground = false, atStartup = false, computed = false, signal } = {},
  ) {
    const patienceMs = atStartup ? startMs : isBackground ? scheduleMs : visitorMs;
    // Callers share an attempt only if it waits as long and has the same writer.
    const key = `${sign} ${date} ${patienceMs} ${computed}`;
    const running = underWay.get(key);
    if (running) return running;
    const name = `${sign} ${date}`;
    if (!isBackground && (refusedUntil.get(name) ?? 0) > deps.clock()) return null;
    const unstored = unstoredReadings.get(name);
    if (!isBackground && unstored && unstored.until > performance.now()) return unstored.made;

    const withStore = isBackground && !atStartup ? backgroundDeps : deps;
    const making = makeOnce(
      computed ? { ...withStore, writer: deps.computed } : withStore,
      sign,
      date,
      { patienceMs, signal },
    );
    underWay.set(key, making);
    const forget = () => underWay.delete(key);
    making.then(({ stored }) => stored).then(forget, forget);
    const made = await making;
    if (made.reading.published) refusedUntil.delete(name);
    else refusedUntil.set(name, deps.clock() + REFUSAL_LIFETIME_MS);
    void made.stored.then(({ isStored }) => {
      if (isStored) unstoredReadings.delete(name);
      else unstoredReadings.set(name, { made, until: performance.now() + UNSTORED_LIFETIME_MS });
    });
    return made;
  };
}

/** The name under which servers claim the writing of a reading. */
export function readingKey(sign: Sign, date: CivilDate): string {
  return `reading ${sign} ${date}`;
}

/**
 * Generates the reading here, or waits for the server that is already doing so. If that takes too long, it is generated
 * here too; the store keeps whichever arrives first.
 */
async function makeOnce(
  deps: MakerDeps,
  sign: Sign,
  date: CivilDate,
  { patienceMs, signal }: { patienceMs: number; signal: AbortSignal | undefined },
): Promise<MadeReading> {
  const key = readingKey(sign, date);
  const before = await findStored(deps, sign, date);
  const deadline = performance.now() + patienceMs;
  let claim = await deps.claims.claim(key);
  while (claim === 'elsewhere' && performance.now() < deadline) {
    await setTimeout(POLL_INTERVAL_MS, undefined, { signal });
    const found = await findMade(deps, sign, date, before);
    if (found) return found;
    claim = await deps.claims.claim(key);
  }
  try {
    // Another server may have finished between the caller's check and the claim.
    const made = (await findMade(deps, sign, date, before)) ?? (await write(deps, sign, date));
    if (claim !== 'elsewhere') made.stored.then(claim.release);
    return made;
  } catch (error) {
    if (claim !== 'elsewhere') await claim.release();
    throw error;
  }
}

/** The reading that another server has written; null if there is none yet, or only the earlier refused one. */
async function findMade(
  deps: MakerDeps,
  sign: Sign,
  date: CivilDate,
  before: StoredReading | null,
): Promise<MadeReading | null> {
  const reading = await findStored(deps, sign, date);
  if (!reading) return null;
  const isOld = reading.updatedAt === before?.updatedAt;
  if (isOld && standingOf(reading) === 'refused') return null;
  return { reading, stored: Promise.resolve({ isStored: true, reason: whyUnpublished(reading) }) };
}

/** The stored reading; null if there is none or the store does not respond. */
function findStored({ data, log }: MakerDeps, sign: Sign, date: CivilDate) {
  const find = () => findReading(data, sign, date);
  return orNull(log, 'Could not look for an existing reading.', find, { sign, date });
}

async function write(deps: MakerDeps, sign: Sign, date: CivilDate): Promise<MadeReading> {
  const { earlier, clock, computed } = deps;
  const started = performance.now();
  const writer = isTodaySomewhere(date, clock()) ? computed : deps.writer;
  const written = await writer.write(sign, date, {
    earlier: earlier.ledger,
    recent: () => earlier.near(sign, date),
  });
  const made = asStored(written, clock());
  earlier.add(made);
  const stored = store(deps, made);
  stored.then(({ reason }) => {
    const outcome = !made.published ? 'refused' : reason === null ? 'published' : 'unstored';
    reportGeneration(deps, { sign, date, source: made.source, outcome }, started, reason);
  });
  return { reading: made, stored };
}

/** Logs and counts the reading. `started` is by `performance.now()`; `reason` says why it is unstored. */
export function reportGeneration(
  { log, onGeneration }: Pick<MakerDeps, 'log' | 'onGeneration'>,
  generation: Generation,
  started: number,
  reason: string | null,
): void {
  const ms = Math.round(performance.now() - started);
  if (generation.outcome === 'unstored') {
    log.warn({ ...generation, ms, err: reason }, 'A reading was written but not stored.');
  } else log.info({ ...generation, ms }, 'A reading was written.');
  onGeneration?.(generation);
}

/** A new reading as it will be stored: published if every gate passed it. */
export function asStored(written: WrittenReading, now: Instant): StoredReading {
  const { reading, source, checks, refusals, record } = written;
  const instant = new Date(now).toISOString();
  return {
    ...reading,
    source,
    checks,
    writing: { record, refusals },
    published: refusals.length === 0,
    createdAt: instant,
    updatedAt: instant,
  };
}

/** Stores the reading if there is none yet, or if it passes the gates and the stored one did not. */
async function store({ data, log }: MakerDeps, reading: StoredReading): Promise<StoringResult> {
  const { sign, date } = reading;
  try {
    await storeIfMissing(data, reading);
    let stored = await findReading(data, sign, date);
    if (stored && reading.published && standingOf(stored) === 'refused') {
      await replaceReading(data, stored, reading);
      stored = await findReading(data, sign, date);
    }
    const deleted = 'The reading was deleted right after it was stored.';
    return { isStored: true, reason: stored ? whyUnpublished(stored) : deleted };
  } catch (error) {
    log.error({ err: error, sign, date }, 'A reading could not be stored.');
    return { isStored: false, reason: 'The reading could not be stored.' };
  }
}

function whyUnpublished({ published, writing }: StoredReading): string | null {
  return published ? null : (writing.refusals[0] ?? 'The reading was withdrawn.');
}
