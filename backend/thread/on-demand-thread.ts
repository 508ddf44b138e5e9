import { Worker, type WorkerOptions } from 'node:worker_threads';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { ThreadAnswer } from './answer-requests.ts';

const IDLE_MS = MINUTE_MS;

/** Why a thread did not respond: it failed or was ended. */
export class ThreadEnded extends Error {}

/**
 * A thread that starts at the first request and ends after a minute without one. Its script answers with
 * `answerRequests`. `onError` gets the error that ended it.
 */
export function onDemandThread(
  script: URL,
  options: WorkerOptions,
  onError: (error: unknown) => void,
) {
  const askers = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function running(): Worker {
    if (worker) return worker;
    const started = new Worker(script, options);
    started.unref();
    started.on('message', (answer: ThreadAnswer) => {
      const asker = askers.get(answer.id);
      askers.delete(answer.id);
      if ('error' in answer) asker?.reject(answer.error);
      else asker?.resolve(answer.done);
    });
    started.on('error', onError);
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

  /** Rejects with what the script threw, or with `ThreadEnded`. */
  function ask(request: object): Promise<unknown> {
    clearTimeout(idle);
    idle = setTimeout(stopIfIdle, IDLE_MS).unref();
    const id = count++;
    const asker = Promise.withResolvers<unknown>();
    askers.set(id, asker);
    running().postMessage({ id, request });
    return asker.promise;
  }

  return { ask, stop };
}
