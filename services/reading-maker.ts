import type { DataClient } from '#data/client.ts';
import { findReading, storeIfMissing } from '#data/readings.ts';
import type { CivilDate, Instant } from '#domain/calendar/civil-date.ts';
import type { ReadingWriter } from '#domain/reading/reading-writer.ts';
import type { StoredReading } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Log } from './log.ts';

export interface MakerDeps {
  /** With the secret key: it writes. */
  data: DataClient;
  writer: ReadingWriter;
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
 * Makes the reading of a sign and date. However many ask at once, it is written once; where another
 * server was first, the stored row stays as it is.
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
  const written = await deps.writer.write(sign, date);
  const now = new Date(deps.clock()).toISOString();
  const reading: StoredReading = {
    ...written,
    source: deps.writer.name,
    checks: [],
    published: true,
    createdAt: now,
    updatedAt: now,
  };
  return { reading, stored: store(deps, reading) };
}

async function store({ data, log }: MakerDeps, reading: StoredReading): Promise<boolean> {
  const { sign, date } = reading;
  try {
    await storeIfMissing(data, reading);
    return (await findReading(data, sign, date)) !== null;
  } catch (error) {
    log.error({ err: error, sign, date }, 'A reading could not be stored.');
    return false;
  }
}
