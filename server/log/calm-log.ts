import { DataError } from '#data/data-error.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Log } from '#services/log.ts';

interface Failure {
  what: string;
  /** The level of its first line. */
  level: keyof Log;
  first: number;
  last: number;
  times: number;
  /** How many of those times have not been logged yet. */
  unlogged: number;
  loggedAt: number;
  logIntervalMs: number;
}

const CHECK_INTERVAL_MS = 5_000;
const FIRST_LOG_INTERVAL_MS = MINUTE_MS;
const MAX_LOG_INTERVAL_MS = 3_600_000;
const OVER_AFTER_MS = MINUTE_MS;
const MAX_FAILURES = 100;
/** Beyond `MAX_FAILURES`, all others are counted together. */
const OTHERS = 'other failures';

export interface CalmLog extends Log {
  /** Writes the summaries that are due; a timer does so too. */
  summarize(): void;
  stop(): void;
}

/**
 * A log that repeats no failure: a line with an `err` is written once, then counted. A summary follows after a minute,
 * and then at doubling intervals up to an hour; one more line says that it hasn't happened for a minute. Store failures
 * are errors, grouped by what the store says, whatever was being done.
 */
export function calmLog(
  log: Log,
  store: string,
  now: () => number = () => performance.now(),
): CalmLog {
  const failures = new Map<string, Failure>();

  const say = (given: keyof Log) => (details: object, message: string) => {
    const failure = failureIn(details, message, store);
    if (failure === null) return log[given](details, message);
    const isNamed = failures.has(failure.what) || failures.size < MAX_FAILURES;
    const what = isNamed ? failure.what : OTHERS;
    const known = failures.get(what);
    if (known) {
      known.times++;
      known.unlogged++;
      known.last = now();
      return;
    }
    const level = failure.isOfStore ? 'error' : given;
    failures.set(what, started(what, level, now()));
    log[level](failure.details, failure.message);
  };

  function summarize(): void {
    for (const failure of failures.values()) {
      const { what, level, first, last, times, unlogged, loggedAt, logIntervalMs } = failure;
      if (now() - last >= OVER_AFTER_MS) {
        failures.delete(what);
        if (times > 1) {
          log.info({ times, seconds: seconds(last - first) }, `Not seen for a minute: ${what}`);
        }
      } else if (unlogged > 0 && now() - loggedAt >= logIntervalMs) {
        log[level](
          { times: unlogged, seconds: seconds(now() - loggedAt) },
          `Still failing: ${what}`,
        );
        failure.unlogged = 0;
        failure.loggedAt = now();
        failure.logIntervalMs = Math.min(2 * logIntervalMs, MAX_LOG_INTERVAL_MS);
      }
    }
  }

  const timer = setInterval(summarize, CHECK_INTERVAL_MS).unref();
  return {
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
    summarize,
    stop: () => clearInterval(timer),
  };
}

function started(what: string, level: keyof Log, now: number): Failure {
  return {
    what,
    level,
    first: now,
    last: now,
    times: 1,
    unlogged: 0,
    loggedAt: now,
    logIntervalMs: FIRST_LOG_INTERVAL_MS,
  };
}

/** What failed according to a line, and how to log it; null for a line without a failure. */
function failureIn(details: object, message: string, store: string) {
  const { err } = details as { err?: unknown };
  if (err === undefined || err === null) return null;
  if (err instanceof DataError) {
    const what = `The store at ${store} is failing: ${err.reason}`;
    return { what, details: { ...details, during: message }, message: what, isOfStore: true };
  }
  const reason = err instanceof Error ? err.message : String(err);
  return { what: `${message} ${reason}`.slice(0, 300), details, message, isOfStore: false };
}

function seconds(ms: number): number {
  return Math.round(ms / 1_000);
}
