import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { holdScripts } from './shell/late-scripts/hold-scripts.server.ts';
import { NonceContext } from './shell/nonce.ts';
import { SiteNameContext } from './shell/site-name.ts';
import { siteContext } from './site-context.ts';

const ABORT_AFTER_MS = 10_000;

/** Renders the whole page before it is sent: the HTML is complete, also for readers without scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, siteName } = context.get(siteContext);
  if (status === 503) headers.set('Retry-After', '60');
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <SiteNameContext value={siteName}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </SiteNameContext>
      </NonceContext>,
      {
        nonce,
        // Without scripts, React's late arrivals would stay hidden at the end of the page.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(patience);
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          text(body).then(
            (html) => resolve(new Response(holdScripts(html), { headers, status: responseStatus })),
            reject,
          );
          pipe(body);
        },
        onShellError: reject,
        onError() {
          responseStatus = 500;
        },
      },
    );
    const patience = setTimeout(abort, ABORT_AFTER_MS);
  });
}

/** Client errors are not our failure, and whoever answered 503 has logged why. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error)) {
    // React Router's own message about this build's routes, which it would otherwise send with the page.
    error.data = null;
    if (error.status < 500 || error.status === 503) return;
  }
  if (!request.signal.aborted) context.get(siteContext).reportError(error);
};
