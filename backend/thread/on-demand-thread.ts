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
  let current: { worker: Worker; askers: Map<number, PromiseWithResolvers<unknown>> } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function running() {
    if (current) return current;
    const worker = new Worker(script, options);
    const askers = new Map<number, PromiseWithResolvers<unknown>>();
    const started = { worker, askers };
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => {
      const asker = askers.get(answer.id);
      askers.delete(answer.id);
      if ('error' in answer) asker?.reject(answer.error);
      else asker?.resolve(answer.done);
    });
    worker.on('error', onError);
    worker.on('exit', () => {
      if (current === started) current = null;
      for (const { reject } of askers.values()) reject(new ThreadEnded());
    });
    current = started;
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = current;
    current = null;
    await stopped?.worker.terminate();
  }

  function stopIfIdle(): void {
    if (!current?.askers.size) void stop();
    else idle!.refresh();
  }

  /** Rejects with what the script threw, or with `ThreadEnded`. */
  async function ask(request: object): Promise<unknown> {
    clearTimeout(idle);
    idle = setTimeout(stopIfIdle, IDLE_MS).unref();
    const { worker, askers } = running();
    const id = count++;
    worker.postMessage({ id, request });
    const asker = Promise.withResolvers<unknown>();
    askers.set(id, asker);
    return asker.promise;
  }

  return { ask, stop };
}
