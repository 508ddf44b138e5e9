import { setTimeout } from 'node:timers/promises';
import { writeReading } from '#domain/reading/computed-writer.ts';
import { judgeReading } from '#domain/reading/gates/judge-reading.ts';
import type { ReadingWriter } from '#domain/reading/reading-writer.ts';
import { computedWriter } from '#services/computed-writer.ts';
import type { Log } from '#services/log.ts';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';

export interface OpenWriter {
  writer: ReadingWriter;
  /** Ends what the writer waits for; the computed writer takes over at once. */
  stop(): void;
}

/** The writer that the settings name. The model's code is loaded only where one is set: it takes 30 MB. */
export async function openWriter(ai: Env['ai'], clock: Clock, log: Log): Promise<OpenWriter> {
  if (!ai) return { writer: computedWriter, stop: () => {} };

  const [{ createModelWriter }, { createCallBudget }] = await Promise.all([
    import('#writers/model-writer.ts'),
    import('#writers/call-budget.ts'),
  ]);
  const stopping = new AbortController();
  const { dailyCalls, ...settings } = ai;
  log.info({ model: ai.model, dailyCalls }, 'A model writes ahead.');
  return {
    writer: createModelWriter({
      settings,
      computed: writeReading,
      judge: judgeReading,
      clock,
      sleep: (ms) => setTimeout(ms, undefined, { signal: stopping.signal }),
      budget: createCallBudget(dailyCalls),
      log,
      signal: stopping.signal,
    }),
    stop: () => stopping.abort(),
  };
}
