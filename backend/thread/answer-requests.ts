import { parentPort } from 'node:worker_threads';

/** An answer, or what was thrown instead. */
export type ThreadAnswer = { id: number; done: unknown } | { id: number; error: unknown };

/** Answers the requests of an `onDemandThread`, one at a time, in the thread's script. */
export function answerRequests<Asked>(answer: (request: Asked) => unknown): void {
  let last = Promise.resolve();
  async function respond({ id, request }: { id: number; request: Asked }): Promise<void> {
    try {
      parentPort!.postMessage({ id, done: await answer(request) } satisfies ThreadAnswer);
    } catch (error) {
      parentPort!.postMessage({ id, error } satisfies ThreadAnswer);
    }
  }
  parentPort!.on('message', (message) => {
    last = last.then(() => respond(message));
  });
}
