import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Answerer } from './pages/serve-pages.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** `GET http://name:password@host/`: valid for a proxy, but it can't become a Request. */
const WITH_CREDENTIALS = /^https?:\/\/[^/?#]*@/i;

/**
 * A TRACE request can't become a Request, either. Of the methods that fetch forbids, Node itself refuses CONNECT and
 * doesn't know TRACK.
 */
const NO_METHOD = 'TRACE';

/**
 * How many requests of one connection may be unanswered. Browsers and proxies send the next one when the last is
 * answered; Node would start on every pipelined request at once, a thousand of them in 40 KB.
 */
const MAX_IN_FLIGHT = 8;

/** The request listener of Node's server: `first` may answer before the app. */
export function requestListener(
  fetch: Fetch,
  {
    first = () => false,
    ...options
  }: Parameters<typeof getRequestListener>[1] & { first?: Answerer } = {},
) {
  const answer = getRequestListener(fetch, options);
  const inFlight = new WeakMap<Socket, number>();

  function count(socket: Socket, change: 1 | -1): void {
    inFlight.set(socket, (inFlight.get(socket) ?? 0) + change);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    if ((inFlight.get(socket) ?? 0) >= MAX_IN_FLIGHT) {
      socket.destroy();
      return;
    }
    if (WITH_CREDENTIALS.test(request.url ?? '')) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The request URL must not contain credentials.\n');
      return;
    }
    if (request.method === NO_METHOD) {
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
      void answer(request, response);
    }
    if (response.writableEnded) return;
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  };
}

/** `Host: 256.1.1.1` looks like a host name, but no URL can have it. */
function hasValidHost({ url = '', headers: { host } }: IncomingMessage): boolean {
  return URL.canParse(/^https?:/i.test(url) ? url : `http://${host ?? 'localhost'}/`);
}
