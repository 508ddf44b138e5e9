import type { DataClient } from '#data/client.ts';
import { findReading, storeIfMissing } from '#data/readings.ts';
import type { CivilDate, Instant } from '#domain/calendar/civil-date.ts';
import { isTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { READING_VERSIONS, writeReading } from '#domain/reading/computed-writer.ts';
import type { ReadingWriter, WrittenReading } from '#domain/reading/reading-writer.ts';
import type { StoredReading } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { computedWriter } from './computed-writer.ts';
import type { EarlierReadings } from './earlier-readings.ts';
import type { Judge } from './judge.ts';
import type { Log } from './log.ts';

export interface MakerDeps {
  /** With the secret key: it writes. */
  data: DataClient;
  /** Writes ahead, and may take its time; a date that is today somewhere is written by computation. */
  writer: ReadingWriter;
  judge: Judge;
  earlier: EarlierReadings;
  clock: () => Instant;
  log: Log;
}

/** A reading just made, and its way into the store, which the caller need not wait for. */
export interface MadeReading {
  reading: StoredReading;
  /** Ends when the reading is stored, or when storing it failed and that was logged; never rejects. */
  stored: Promise<boolean>;
}

export type ReadingMaker = (sign: Sign, date: CivilDate) => Promise<MadeReading>;

/**
 * Makes the reading of a sign and date, and judges it: it is published only if every gate lets it
 * through. However many ask at once, it is written once; where another server was first, the stored row
 * stays as it is.
 */
export function createReadingMaker(deps: MakerDeps): ReadingMaker {
  const underWay = new Map<string, Promise<MadeReading>>();

  return function make(sign, date) {
    const key = `${sign} ${date}`;
    const running = underWay.get(key);
    if (running) return running;

    const making = write(deps, sign, date);
    underWay.set(key, making);
    const forget = () => underWay.delete(key);
    making.then(({ stored }) => stored).then(forget, forget);
    return making;
  };
}

async function write(deps: MakerDeps, sign: Sign, date: CivilDate): Promise<MadeReading> {
  const { earlier, clock } = deps;
  const live = isTodaySomewhere(date, clock());
  const writer = live ? computedWriter : deps.writer;
  const recent = writer === computedWriter ? [] : await earlier.near(sign, date);
  const written = await writer.write(sign, date, {
    earlier: earlier.ledger,
    recent,
  });

  const { reading, checks, refusals } = firstThatPasses(deps, written);
  const now = new Date(clock()).toISOString();
  const made: StoredReading = {
    ...reading,
    source: written.source,
    checks,
    writing: { record: written.record, refusals },
    published: refusals.length === 0,
    createdAt: now,
    updatedAt: now,
  };
  earlier.add(made);
  return { reading: made, stored: store(deps, made) };
}

/** A computed reading that a gate refuses is told in other passages, of the same sky. */
function firstThatPasses({ judge, earlier, log }: MakerDeps, { reading, source }: WrittenReading) {
  const { sign, date } = reading;
  const context = { sign, date, earlier: earlier.ledger };
  const first = { reading, ...judge(reading, context) };
  if (first.refusals.length === 0) return first;

  for (let version = 1; source === 'computed' && version < READING_VERSIONS; version++) {
    const other = writeReading(sign, date, version);
    const judged = judge(other, context);
    if (judged.refusals.length > 0) continue;
    log.info({ sign, date, version, refusals: first.refusals }, 'A reading was told anew.');
    return { reading: other, ...judged };
  }
  log.error({ sign, date, source, refusals: first.refusals }, 'A reading was refused.');
  return first;
}

async function store({ data, log }: MakerDeps, reading: StoredReading): Promise<boolean> {
  const { sign, date } = reading;
  try {
    await storeIfMissing(data, reading);
    return (await findReading(data, sign, date))?.published ?? false;
  } catch (error) {
    log.error({ err: error, sign, date }, 'A reading could not be stored.');
    return false;
  }
}
