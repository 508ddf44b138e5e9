import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasEtag } from '#domain/has-etag.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { ReadyAnswer, ReadyBody } from './ready-answer.ts';

export interface Sent {
  status: number;
  bytes: number;
}

/**
 * Sends an answer to a GET or HEAD request: compressed in a way the client accepts, or a 304 if the client already has
 * it. `more` lists further headers, names and values alternating. Calls `done` once it is handed to the connection.
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  { more = [], done }: { more?: readonly string[]; done: (sent: Sent) => void },
): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding'] as string | undefined);
  const send = (ready: ReadyBody) => done(sendBody(request, response, answer.status, ready, more));
  const ready = answer.ready(encoding);
  // Avoids promises if possible: nearly all requests take this path.
  if (ready) send(ready);
  else
    answer
      .prepared(encoding)
      .then(send)
      .catch((error) => response.destroy(error));
}

function sendBody(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  status: number,
  { body, etag, head, headOf304 }: ReadyBody,
  more: readonly string[],
): Sent {
  if (status === 200 && hasEtag(headers['if-none-match'], etag)) {
    response.writeHead(304, [...headOf304, ...more]);
    response.end();
    return { status: 304, bytes: 0 };
  }
  response.writeHead(status, [...head, ...more]);
  response.end(method === 'HEAD' ? undefined : body);
  return { status, bytes: body.length };
}
