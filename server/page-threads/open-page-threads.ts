import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Log } from '#services/log.ts';
import type { ReadingChanges } from '#services/reading-changes.ts';
import { freePort } from '../free-port.ts';
import type { LogSettings } from '../log/open-log.ts';
import type { Metrics } from '../metrics.ts';
import type { MessageFromThread, MessageToThread, PageThreadSettings } from './messages.ts';

export interface PageThreads {
  /** Where they listen. */
  port: number;
  /** From now on they receive these changes, and whatever they cached is out of date. */
  follow(changes: ReadingChanges): void;
  /** Ends the threads once their requests have been answered, or after `patienceMs`. */
  close(patienceMs: number): Promise<void>;
}

export interface PageThreadsDeps {
  count: number;
  /** Answers what the threads don't; it listens on a private socket. */
  main: Server;
  port: number;
  host: string;
  siteUrl: string | null;
  serviceWorker: boolean;
  logSettings: LogSettings;
  log: Log;
  clock: () => number;
  /** Counts the requests that the threads answered; null if nobody reads metrics. */
  counter: Pick<Metrics, 'request'> | null;
}

const RESTART_DELAY_MS = 1_000;
/** A page thread produces little garbage, and its cache is bounded. */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };

/**
 * Starts threads that accept connections in place of the main thread. Rejects with Node's error if the port is
 * unavailable. A thread that fails is restarted.
 */
export async function openPageThreads(deps: PageThreadsDeps): Promise<PageThreads> {
  const { count, main, host, log, clock } = deps;
  // With `reusePort`, we would silently share the port with a server that already uses it, so first make sure that it
  // is free.
  const port = await freePort(deps.port, host);
  const dir = await mkdtemp(path.join(tmpdir(), 'ephemera-'));
  const mainSocket = path.join(dir, 'main.sock');
  main.listen(mainSocket);
  await once(main, 'listening');

  const threads = new Set<Worker>();
  let changes: ReadingChanges | null = null;
  let closing = false;

  const tellAll = (message: MessageToThread) => {
    for (const thread of threads) thread.postMessage(message);
  };

  function start(): Promise<void> {
    const workerData: PageThreadSettings = {
      mainSocket,
      address: { port, host, reusePort: count > 1 },
      siteUrl: deps.siteUrl,
      serviceWorker: deps.serviceWorker,
      log: deps.logSettings,
      clockAheadMs: clock() - Date.now(),
      isListening: changes?.isListening() ?? true,
      isCounted: deps.counter !== null,
    };
    const thread = new Worker(new URL('./page-thread.ts', import.meta.url), {
      workerData,
      resourceLimits: HEAP,
    });
    threads.add(thread);
    thread.on('error', (error) => log.error({ err: error }, 'A page thread failed.'));
    thread.on('exit', async () => {
      threads.delete(thread);
      if (closing) return;
      await setTimeout(RESTART_DELAY_MS);
      if (!closing) void start();
    });
    return new Promise((resolve) => {
      thread.on('message', (message: MessageFromThread) => {
        if (message.type === 'open') resolve();
        if (message.type === 'counted') {
          for (const request of message.requests) deps.counter?.request(request);
        }
      });
    });
  }

  await Promise.all(Array.from({ length: count }, start));
  return {
    port,
    follow(followed) {
      changes = followed;
      const isCurrent = () => changes === followed;
      followed.subscribe((changed) => isCurrent() && tellAll({ type: 'changed', changed }));
      followed.onListeningChange(
        (isListening) => isCurrent() && tellAll({ type: 'listening', isListening }),
      );
      tellAll({ type: 'listening', isListening: followed.isListening() });
      tellAll({ type: 'changed', changed: null });
    },
    async close(patienceMs) {
      closing = true;
      const ended = [...threads].map((thread) => once(thread, 'exit'));
      tellAll({ type: 'close', patienceMs });
      await Promise.all(ended);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
