import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

type Fetch = Parameters<typeof getRequestListener>[0];

/** `GET http://name:password@host/`: a proxy may be asked like that, but no Request can be made of it. */
const WITH_CREDENTIALS = /^https?:\/\/[^/?#]*@/i;

/** What Node's server calls for each request. */
export function requestListener(fetch: Fetch, options?: Parameters<typeof getRequestListener>[1]) {
  const answer = getRequestListener(fetch, options);
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (WITH_CREDENTIALS.test(request.url ?? '')) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The address of a request may hold no credentials.\n');
      return;
    }
    void answer(request, response);
  };
}
