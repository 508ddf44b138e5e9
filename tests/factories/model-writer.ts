import { afterAll, beforeAll, beforeEach } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import type { Judge } from '#domain/reading/gates/judgment.ts';
import { writeReading } from '#domain/reading/write/write-reading.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import {
  createModelWriter,
  type ModelWriter,
  type ModelWriterDeps,
} from '#writers/model-writer.ts';
import { keptLog } from './log.ts';
import { answerOf, type ModelServer, startModelServer } from './model-server.ts';

/** A model writer with a local server, a fixed clock, and waits that return at once. */
export interface Bench {
  readonly server: ModelServer;
  now: number;
  waits: number[];
  logged: { message: string; details: object }[];
  writer(changes?: Partial<ModelWriterDeps>): ModelWriter;
}

export const DATE = civilDate('2026-11-21');
export const KEY = 'sk-test-4f9a7c21d8';
export const ARIES = writeReading('aries', DATE);
export const ANSWER = answerOf(ARIES);
export const GOOD = JSON.stringify(ANSWER);
export const NOTHING_SAID = { earlier: [], recent: async () => [] };

/** A judge that passes everything. */
const letThrough: Judge = () => ({ checks: [], refusals: [] });

export function openBench(): Bench {
  let server: ModelServer | null = null;
  const bench: Bench = {
    get server() {
      return server!;
    },
    now: 0,
    waits: [],
    logged: [],
    writer(changes = {}) {
      const keep = (details: object, message: string) => bench.logged.push({ message, details });
      return createModelWriter({
        settings: settingsFor(bench.server),
        judge: letThrough,
        fallback: createComputedWriter({ judge: letThrough, log: keptLog() }),
        clock: () => bench.now,
        sleep: async (ms) => bench.waits.push(ms),
        dailyCalls: 100,
        log: { info: keep, warn: keep },
        ...changes,
      });
    },
  };
  beforeAll(async () => {
    server = await startModelServer();
  });
  beforeEach(() => {
    bench.server.requests.length = 0;
    bench.now = Date.parse('2026-11-20T12:00:00Z');
    bench.waits = [];
    bench.logged = [];
  });
  afterAll(() => bench.server.close());
  return bench;
}

/** Far longer than this machine needs; tests of slowness set their own. */
export function settingsFor({ baseUrl }: ModelServer) {
  return { baseUrl, apiKey: KEY, model: 'test-model', timeoutMs: 5000 };
}
