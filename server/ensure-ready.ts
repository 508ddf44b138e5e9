import { Cron } from 'croner';
import { DataError } from '#data/data-error.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { datesTodaySomewhere, datesToHaveReady } from '#domain/calendar/today-somewhere.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import type { Log } from '#services/log.ts';
import type { PublishOptions } from '#services/publish-day.ts';
import type { Services } from '#services/services.ts';

/** Every quarter of an hour: the next date is generated a day before it begins anywhere. */
const EVERY_QUARTER_HOUR = '*/15 * * * *';

/** If the clock is set, other dates may be needed at once. */
const CHECK_INTERVAL_MS = 5_000;
const RETRY_DELAY_MS = 30_000;

/**
 * Generates the missing readings of every date that is today somewhere, returns, and then generates those of the next
 * date in the background. Repeats that every quarter of an hour, when the dates change, and half a minute after
 * something failed. Once `signal` is aborted, it returns after the reading under way.
 */
export async function ensureReady(
  services: Pick<Services, 'clock' | 'publishDay' | 'readingForDay'>,
  log: Log,
  signal?: AbortSignal,
) {
  const live = datesTodaySomewhere(services.clock());
  const isReady = await makeMissing(live, services, log, { atStartup: true, signal });
  if (!isReady) await computeOne(live[0]!, services, log);

  const stopping = new AbortController();
  let dates = datesToHaveReady(services.clock());
  let failedAt: number | null = null;
  let current = Promise.resolve();
  /** Runs after any run in progress, which may be for other dates. */
  const makeAll = () => {
    dates = datesToHaveReady(services.clock());
    failedAt = null;
    current = current.then(async () => {
      const isComplete = await makeMissing(dates, services, log, { signal: stopping.signal });
      if (!isComplete) failedAt = performance.now();
    });
    return current;
  };
  void makeAll();
  const schedule = new Cron(EVERY_QUARTER_HOUR, { protect: true, unref: true }, makeAll);
  const watch = setInterval(() => {
    const now = datesToHaveReady(services.clock());
    const isOther = String(now) !== String(dates);
    if (isOther) log.info({ from: dates, to: now }, 'The live dates have changed.');
    const isDue = failedAt !== null && performance.now() - failedAt > RETRY_DELAY_MS;
    if (isOther || isDue) void makeAll();
  }, CHECK_INTERVAL_MS).unref();

  return {
    /** A run in progress stops, too, after the current reading. */
    stop() {
      stopping.abort();
      schedule.stop();
      clearInterval(watch);
    },
    /** Resolves when no reading is being generated. */
    idle: () => current,
  };
}

/** Pages will compute their readings, so the code is loaded and compiled before the first reader has to wait for it. */
async function computeOne(
  date: CivilDate,
  services: Pick<Services, 'readingForDay'>,
  log: Log,
): Promise<void> {
  await services.readingForDay(SIGNS[0], date).catch((error) => {
    log.error({ err: error, date }, 'A reading could not be computed.');
  });
}

/** False if the store does not respond, or a reading could not be generated or stored. */
async function makeMissing(
  dates: CivilDate[],
  services: Pick<Services, 'publishDay'>,
  log: Log,
  options: PublishOptions = {},
): Promise<boolean> {
  let isComplete = true;
  for (const date of dates) {
    if (options.signal?.aborted) break;
    try {
      const outcomes = await services.publishDay(date, options);
      const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
      if (failed.length === 0) continue;
      isComplete = false;
      log.error({ date, failed }, 'Readings are missing.');
    } catch (error) {
      log.error({ err: error, date }, 'The readings of a date could not be generated.');
      // The other dates would fail with the same store.
      if (error instanceof DataError) return false;
      isComplete = false;
    }
  }
  return isComplete;
}
