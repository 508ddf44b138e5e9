import { setImmediate } from 'node:timers/promises';

/** Runs one job at a time, in order, and yields to other events in between. */
export function turns(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn(job) {
    const done = last.then(job);
    last = done.then(yieldToOthers, yieldToOthers);
    return done;
  };
}

function yieldToOthers(): Promise<void> {
  return setImmediate();
}
