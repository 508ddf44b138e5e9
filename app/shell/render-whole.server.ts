import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface Rendered {
  html: string;
  /** The errors of the parts that failed: React leaves them empty, for the browser to try again. */
  failures: unknown[];
}

/**
 * Renders the whole page before it is sent, so that the HTML is complete for readers without scripts, too. Whatever
 * isn't ready after `patienceMs` counts as failed. Rejects if the page fails outside its Suspense boundaries.
 */
export function renderWhole(
  page: ReactNode,
  { nonce, patienceMs }: { nonce: string; patienceMs: number },
): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Without scripts, React's late arrivals would stay hidden at the end of the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(patience);
        const body = new PassThrough();
        text(body).then((html) => resolve({ html, failures }), reject);
        // After an abort, React is still busy with the other parts that it gave up.
        queueMicrotask(() => pipe(body));
      },
      onShellError(error) {
        clearTimeout(patience);
        reject(error);
      },
      onError(error) {
        failures.push(error);
      },
    });
    const patience = setTimeout(abort, patienceMs);
  });
}
