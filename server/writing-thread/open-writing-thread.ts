import { onDemandThread, ThreadEnded } from '#backend/thread/on-demand-thread.ts';
import {
  type Judge,
  type Judgment,
  judge,
  withComparison,
} from '#domain/reading/gates/judgment.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { type WriteVersion, writeVersion } from '#domain/reading/write/write-reading.ts';
import type { Log } from '#services/log.ts';
import type { WritingTask } from './messages.ts';

/** Writes and judges readings without holding up the thread that serves pages. */
export interface WritingThread {
  write: WriteVersion;
  judge: Judge;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** It takes some 70 MB. */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 160 };

/** Starts the thread at the first reading. If it fails or is ended, the readings under way are written and judged here. */
export function openWritingThread(log: Log): WritingThread {
  const script = new URL('./writing-thread.ts', import.meta.url);
  const thread = onDemandThread(script, { resourceLimits: HEAP }, (error) => {
    log.error({ err: error }, 'The thread that writes readings failed.');
  });

  async function ask<T>(task: WritingTask, orHere: () => T | Promise<T>): Promise<T> {
    try {
      return (await thread.ask(task)) as T;
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
    stop: thread.stop,
  };
}
