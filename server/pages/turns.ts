import { setImmediate } from 'node:timers/promises';

/** Runs one job at a time, in the order they came, and lets other events be handled between two. */
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
