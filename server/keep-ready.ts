import { Cron } from 'croner';
import { DataError } from '#data/data-error.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { datesTodaySomewhere, datesToHaveReady } from '#domain/calendar/today-somewhere.ts';
import type { Log } from '#services/log.ts';
import type { PublishOptions } from '#services/publish-day.ts';
import type { Services } from '#services/services.ts';

/** Every quarter of an hour: the next date is made a day before anyone's clock reaches it. */
const EVERY_QUARTER_HOUR = '*/15 * * * *';

/** A server that was killed may have left a claim, and nobody is served before this one listens. */
const PATIENCE_AT_START_MS = 500;

/**
 * Makes the missing readings of every date that is today somewhere, before it returns, then those of the
 * next date, and goes on by schedule. A store that does not answer is logged and asked again next time.
 */
export async function keepReady(services: Services, log: Log) {
  await makeMissing(datesTodaySomewhere(services.clock()), services, log, {
    patienceMs: PATIENCE_AT_START_MS,
  });
  const makeAll = () => makeMissing(datesToHaveReady(services.clock()), services, log);
  let current = makeAll();
  const schedule = new Cron(EVERY_QUARTER_HOUR, { protect: true, unref: true }, () => {
    current = current.then(makeAll);
    return current;
  });
  return {
    stop: () => schedule.stop(),
    /** Ends when no reading is being made. */
    idle: () => current,
  };
}

async function makeMissing(
  dates: CivilDate[],
  services: Services,
  log: Log,
  options: PublishOptions = {},
): Promise<void> {
  for (const date of dates) {
    try {
      const outcomes = await services.publishDay(date, options);
      const made = outcomes.filter(({ outcome }) => outcome === 'made').length;
      const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
      if (made > 0) log.info({ date, made }, 'Readings made.');
      if (failed.length > 0) log.error({ date, failed }, 'Readings are missing.');
    } catch (error) {
      log.error({ err: error, date }, 'The readings of a date could not be made.');
      // The other dates would wait for the same store in vain.
      if (error instanceof DataError) return;
    }
  }
}
