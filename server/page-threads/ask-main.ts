import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FOR_PAGE_THREAD } from './messages.ts';

/** Shorter than the main thread keeps an idle connection open. */
const IDLE_MS = 60_000;

/** Headers that a proxy does not forward, because they concern one connection. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect']);
const FORWARDED_FOR = 'x-forwarded-for';

/** How a page thread calls the main thread, on the socket where the main thread listens. */
export function askMain(socketPath: string) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });

  /** Forwards a request to the main thread. */
  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url: path, rawHeaders } = request;
    const kept = withoutHeaders(rawHeaders, [...HOP_BY_HOP, FORWARDED_FOR, FOR_PAGE_THREAD]);
    const chunked = request.headers['transfer-encoding'] ? ['transfer-encoding', 'chunked'] : [];
    const headers = [...kept, FORWARDED_FOR, forwardedFor(request), ...chunked];
    const asked = ask({ socketPath, agent, method, path, headers });
    asked.on('response', (answer) => {
      const headers = withoutHeaders(answer.rawHeaders, HOP_BY_HOP);
      response.writeHead(answer.statusCode!, answer.statusMessage, headers);
      pipeline(answer, response, () => {});
    });
    asked.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Retry-After': '1' }).end();
    });
    response.on('close', () => {
      if (!response.writableFinished) asked.destroy();
    });
    request.pipe(asked);
  }

  /** Connects a client's upgrade request to the main thread. */
  function forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const headers = withoutHeaders(request.rawHeaders, [FORWARDED_FOR]);
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
    lines.push(`${FORWARDED_FOR}: ${forwardedFor(request)}`, '', '');
    const main = connect(socketPath);
    main.write(lines.join('\r\n'), 'latin1');
    main.write(head);
    pipeline(socket, main, socket, () => {});
  }

  /** A page to cache, and whether it is up to date. Rejects if the main thread can't be reached. */
  async function page({ url }: Request): Promise<{ response: Response; isCurrent: boolean }> {
    const { host, pathname } = new URL(url);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { host, [FOR_PAGE_THREAD]: '1' };
      const asked = ask({ socketPath, agent, path: pathname, headers }, resolve);
      asked.on('error', reject).end();
    });
    const headers = new Headers();
    const raw = withoutHeaders(answer.rawHeaders, [...HOP_BY_HOP, 'date', 'etag', 'cache-status']);
    for (let i = 0; i < raw.length; i += 2) headers.append(raw[i]!, raw[i + 1]!);
    const status = answer.statusCode!;
    const response = new Response(await buffer(answer), { status, headers });
    return { response, isCurrent: /; (hit|stored)$/.test(String(answer.headers['cache-status'])) };
  }

  return { forward, forwardUpgrade, page, close: () => agent.destroy() };
}

/** Removes headers by name from a list of alternating names and values. */
function withoutHeaders(raw: readonly string[], names: Iterable<string>): string[] {
  const removed = new Set(names);
  return raw.filter((_, i) => !removed.has(raw[i - (i % 2)]!.toLowerCase()));
}

function forwardedFor({ headers, socket }: IncomingMessage): string {
  const before = headers[FORWARDED_FOR];
  return [...(before ? [before] : []), socket.remoteAddress ?? 'unknown'].join(', ');
}
