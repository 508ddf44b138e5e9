import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openInFlightLimit } from './in-flight.ts';
import { jobQueue } from './pages/job-queue.ts';
import type { Answerer } from './pages/serve-pages.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** `GET http://name:password@host/`: valid for a proxy, but it can't become a Request. */
const WITH_CREDENTIALS = /^https?:\/\/[^/?#]*@/i;

/**
 * A TRACE request can't become a Request, either. Of the methods that fetch forbids, Node itself refuses CONNECT and
 * doesn't know TRACK.
 */
const FORBIDDEN_METHOD = 'TRACE';

/**
 * The request listener of Node's server: `first` may answer before the app. The app gets requests one by one, with new
 * connections accepted in between: a flood of expensive requests must not keep others from a cached page.
 */
export function requestListener(
  fetch: Fetch,
  {
    first = () => false,
    ...options
  }: Parameters<typeof getRequestListener>[1] & { first?: Answerer } = {},
) {
  const answer = getRequestListener(fetch, options);
  const inFlight = openInFlightLimit();
  const starts = jobQueue();

  async function answerInTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await starts.turn();
    if (!response.destroyed) await answer(request, response);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (inFlight.refuses(request)) return;
    if (WITH_CREDENTIALS.test(request.url ?? '')) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The request URL must not contain credentials.\n');
      return;
    }
    if (request.method === FORBIDDEN_METHOD) {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('This method is not allowed.\n');
      return;
    }
    if (!first(request, response)) {
      if (!hasValidHost(request)) {
        response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end('The request does not name a valid host.\n');
        return;
      }
      void answerInTurn(request, response);
    }
    inFlight.add(request, response);
  };
}

/** `Host: 256.1.1.1` looks like a host name, but no URL can have it. */
function hasValidHost({ url = '', headers: { host } }: IncomingMessage): boolean {
  return URL.canParse(/^https?:/i.test(url) ? url : `http://${host || 'localhost'}/`);
}
