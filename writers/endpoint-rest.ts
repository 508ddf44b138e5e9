import type { Instant } from '#domain/calendar/civil-date.ts';
import type { WriterLog } from './writing-record.ts';

/** Leaves an endpoint alone that does not serve, so that thirty-six readings do not wait for it in turn. */
export interface EndpointRest {
  resting(): boolean;
  /** It answered, whatever the answer is worth. */
  answered(): void;
  /** It did not serve; with `askedToWaitMs`, it named a wait that is too long for us, and rests at once. */
  failed(askedToWaitMs?: number): void;
}

const FAILURES_BEFORE_REST = 3;
const REST_MS = 5 * 60_000;

/** After a rest one request tries again, and where that fails too the next rest begins. */
export function createEndpointRest(clock: () => Instant, log: WriterLog): EndpointRest {
  let failures = 0;
  let until: Instant | null = null;
  return {
    resting: () => until !== null && clock() < until,
    answered() {
      failures = 0;
      until = null;
    },
    failed(askedToWaitMs) {
      failures += 1;
      if (askedToWaitMs === undefined && failures < FAILURES_BEFORE_REST) return;
      until = clock() + Math.min(askedToWaitMs ?? REST_MS, REST_MS);
      log.warn(
        { failures, until: new Date(until).toISOString() },
        'The model does not serve and is left alone for a while.',
      );
    },
  };
}
