import { type CivilDate, civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import type { DraftFailure } from './draft-failure.ts';
import { retryAfterMs } from './retry-after.ts';
import type { WriterLog } from './writing-record.ts';

export interface EndpointPolicyDeps {
  clock(): Instant;
  /** The maximum number of requests per UTC day. A restart resets the count. */
  dailyCalls: number;
  log: WriterLog;
  /** Aborts when the server stops. */
  signal?: AbortSignal;
}

/** When and how the endpoint may be called, and how long to wait after a failure. */
export interface EndpointPolicy {
  /** Counts a call. Null if it is granted, else a sentence that says why not. */
  takeCall(): string | null;
  /** Whether to request any JSON object instead of sending a schema. */
  schemaless(): boolean;
  /** The endpoint answered, whether or not the answer is usable. */
  served(): void;
  /** Records a failure. Returns the milliseconds to wait before the next call; null if another would be useless. */
  pauseAfter(failure: DraftFailure): number | null;
}

export const RETRY_DELAY_MS = 1000;
/** If an endpoint asks for a longer wait, it is paused instead. */
const MAX_RETRY_DELAY_MS = 20_000;
const FAILURES_BEFORE_PAUSE = 3;
const PAUSE_MS = 5 * 60_000;

/**
 * After three failures in a row the endpoint is paused for five minutes, so that a day's readings don't each wait for it.
 * After the pause a single call tries again; if it fails too, the next pause begins.
 */
export function createEndpointPolicy({
  clock,
  dailyCalls,
  log,
  signal,
}: EndpointPolicyDeps): EndpointPolicy {
  let refusesSchema = false;
  let failures = 0;
  let pausedUntil: Instant | null = null;
  let countedOn: CivilDate | null = null;
  let calls = 0;

  return {
    takeCall() {
      if (signal?.aborted) return 'The server is stopping.';
      if (pausedUntil !== null && clock() < pausedUntil) {
        return 'The endpoint is paused after failing.';
      }
      const today = civilDateAt(clock());
      if (today !== countedOn) calls = 0;
      countedOn = today;
      calls += 1;
      if (calls <= dailyCalls) return null;
      if (calls === dailyCalls + 1)
        log.warn({ today }, 'The daily limit of model calls is reached.');
      return 'The daily limit of calls is reached.';
    },
    schemaless: () => refusesSchema,
    served,
    pauseAfter(failure) {
      if (!failure.endpoint) {
        served();
        return failure.final ? null : RETRY_DELAY_MS;
      }
      if (failure.refusesSchema && !refusesSchema) {
        refusesSchema = true;
        return RETRY_DELAY_MS;
      }
      const askedMs = retryAfterMs(failure.retryAfter, clock()) ?? 0;
      const isTooLong = askedMs > MAX_RETRY_DELAY_MS;
      failures += 1;
      if (isTooLong || failures >= FAILURES_BEFORE_PAUSE) pause(isTooLong ? askedMs : PAUSE_MS);
      return failure.final || isTooLong ? null : Math.max(RETRY_DELAY_MS, askedMs);
    },
  };

  function served() {
    failures = 0;
    pausedUntil = null;
  }

  function pause(ms: number) {
    pausedUntil = clock() + Math.min(ms, PAUSE_MS);
    const until = new Date(pausedUntil).toISOString();
    log.warn({ failures, until }, 'The model is failing and is paused for a while.');
  }
}
