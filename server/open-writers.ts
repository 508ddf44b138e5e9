import { setTimeout } from 'node:timers/promises';
import type { ReadingWriter } from '#domain/reading/reading-writer.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import type { Log } from '#services/log.ts';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { openWritingThread } from './writing-thread/open-writing-thread.ts';

export interface OpenWriters {
  computed: ReadingWriter;
  /** Writes in advance: a model if the settings name one, otherwise the computed writer. */
  writer: ReadingWriter;
  /** Aborts the model's writer; the computed writer takes over at once. */
  stopWaiting(): void;
  /** Ends the thread in which readings are written. */
  stop(): Promise<void>;
}

/** The writers that the settings ask for. The model's code is loaded only if one is set: it takes 30 MB. */
export async function openWriters(ai: Env['ai'], clock: Clock, log: Log): Promise<OpenWriters> {
  const { write, judge, stop } = openWritingThread(log);
  const computed = createComputedWriter({ judge, write, log });
  if (!ai) return { computed, writer: computed, stopWaiting: () => {}, stop };

  const { createModelWriter } = await import('#writers/model-writer.ts');
  const stopping = new AbortController();
  const { dailyCalls, ...settings } = ai;
  log.info({ model: ai.model, dailyCalls }, 'A model writes readings ahead of time.');
  return {
    computed,
    writer: createModelWriter({
      settings,
      judge,
      write,
      fallback: computed,
      clock,
      sleep: (ms) => setTimeout(ms, undefined, { signal: stopping.signal }),
      dailyCalls,
      log,
      signal: stopping.signal,
    }),
    stopWaiting: () => stopping.abort(),
    stop,
  };
}
