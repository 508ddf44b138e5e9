import { setImmediate } from 'node:timers/promises';

export interface JobQueue {
  /** Runs jobs one at a time, in order, and yields to other events in between. */
  run<T>(job: () => Promise<T>): Promise<T>;
  /** Waits for its turn, like a job that takes no time. */
  turn(): Promise<void>;
  /** How many jobs have not ended. */
  waiting(): number;
}

export function jobQueue(): JobQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function run<T>(job: () => Promise<T>): Promise<T> {
    waiting++;
    const done = last.then(job).finally(() => waiting--);
    last = done.then(yieldToOthers, yieldToOthers);
    return done;
  }

  return {
    run,
    turn: () => run(async () => {}),
    waiting: () => waiting,
  };
}

/**
 * Node accepts one connection per turn of its event loop, and reads from it in a later one. With a single turn between
 * two jobs of a tenth of a second, a hundred clients who connect at once would each wait for a hundred jobs.
 */
const TURNS_BETWEEN_JOBS = 256;

async function yieldToOthers(): Promise<void> {
  for (let turn = 0; turn < TURNS_BETWEEN_JOBS; turn++) await setImmediate();
}
