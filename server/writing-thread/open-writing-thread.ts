import { Worker } from 'node:worker_threads';
import {
  type Judge,
  type Judgment,
  judge,
  withComparison,
} from '#domain/reading/gates/judgment.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { type WriteVersion, writeVersion } from '#domain/reading/write/write-reading.ts';
import type { Log } from '#services/log.ts';
import type { WritingAnswer, WritingRequest, WritingTask } from './messages.ts';

/** Writes and judges readings without holding up the thread that serves pages. */
export interface WritingThread {
  write: WriteVersion;
  judge: Judge;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** It takes some 70 MB, so it ends when there is nothing to write. */
const IDLE_MS = 60_000;
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 160 };

interface Asker {
  resolve(done: unknown): void;
  reject(error: unknown): void;
}

/** Why the thread did not respond: it failed or was ended. */
class ThreadEnded extends Error {}

/** Starts the thread at the first reading. If it fails or is ended, the readings under way are written and judged here. */
export function openWritingThread(log: Log): WritingThread {
  const askers = new Map<number, Asker>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function running(): Worker {
    if (worker) return worker;
    const started = new Worker(new URL('./writing-thread.ts', import.meta.url), {
      resourceLimits: HEAP,
    });
    started.unref();
    started.on('message', (answer: WritingAnswer) => {
      const asker = askers.get(answer.id);
      askers.delete(answer.id);
      if ('error' in answer) asker?.reject(answer.error);
      else asker?.resolve(answer.done);
    });
    started.on('error', (error) => {
      log.error({ err: error }, 'The thread that writes readings failed.');
    });
    started.on('exit', () => {
      if (worker === started) worker = null;
      for (const { reject } of askers.values()) reject(new ThreadEnded());
      askers.clear();
    });
    worker = started;
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  }

  function stopIfIdle(): void {
    if (askers.size === 0) void stop();
    else idle!.refresh();
  }

  async function ask<T>(task: WritingTask, orHere: () => T | Promise<T>): Promise<T> {
    clearTimeout(idle);
    idle = setTimeout(stopIfIdle, IDLE_MS).unref();
    const id = count++;
    const done = new Promise<T>((resolve, reject) => {
      askers.set(id, { resolve: resolve as Asker['resolve'], reject });
      running().postMessage({ ...task, id } satisfies WritingRequest);
    });
    try {
      return await done;
    } catch (error) {
      if (error instanceof ThreadEnded) return orHere();
      throw error;
    }
  }

  return {
    write: (sign, date, version, taken) =>
      ask<Reading | null>({ type: 'write', of: { sign, date }, version, taken }, () =>
        writeVersion(sign, date, version, taken),
      ),
    async judge(reading, context) {
      const { sign, date } = context;
      const alone = await ask<Judgment>({ type: 'judge', of: { sign, date }, reading }, () =>
        judge(reading, { sign, date, earlier: [] }),
      );
      return withComparison(alone, reading, context);
    },
    stop,
  };
}
