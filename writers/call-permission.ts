import { type CivilDate, civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import type { CallBudget } from './call-budget.ts';
import type { EndpointRest } from './endpoint-rest.ts';
import type { WriterLog } from './writing-record.ts';

export interface CallPermissionDeps {
  clock(): Instant;
  budget: CallBudget;
  rest: EndpointRest;
  log: WriterLog;
  /** Aborts when the server stops. */
  signal?: AbortSignal;
}

/** Asks for one call to the model: null grants it, a sentence says why not. A limit reached is told once a day. */
export type CallPermission = () => Promise<string | null>;

export function createCallPermission(deps: CallPermissionDeps): CallPermission {
  const { clock, budget, rest, log, signal } = deps;
  let limitToldOn: CivilDate | null = null;

  return async function ask() {
    if (signal?.aborted) return 'The server is stopping.';
    if (rest.resting()) return 'The endpoint failed and is left alone for a while.';
    const today = civilDateAt(clock());
    try {
      if (await budget.take(today)) return null;
    } catch (error) {
      log.warn({ err: error }, "The count of the day's model calls did not answer.");
      return "The count of the day's calls did not answer.";
    }
    if (limitToldOn !== today) {
      limitToldOn = today;
      log.warn({ today }, 'The daily limit of model calls is reached.');
    }
    return 'The daily limit of calls is reached.';
  };
}
