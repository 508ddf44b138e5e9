import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The size of a network packet. */
const PACKET_BYTES = 1_400;
/** This many packets of the body reach past the first screen of every page; the rest comes at once. */
const PACKETS = 80;
/** A frame of the browser, so that it paints what each packet has brought. */
const PAUSE_MS = 17;
/** Packets end right before these, and the next one takes so long that a busy browser paints, too. */
const STOPS = ['<h1', '<nav aria-label="Footer"'];
const STOP_MS = 200;
/** `fetch` has undone the compression. */
const DROPPED_HEADERS = new Set(['content-encoding', 'content-length', 'transfer-encoding']);

/**
 * The site over a slow connection: its pages arrive packet by packet, and the browser paints what it has. Everything
 * else arrives at once, so any movement is caused by the page itself. For GET and HEAD only, and without the request's
 * headers.
 */
export async function slowLine(site: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async ({ url, method }, response) => {
    const answer = await fetch(`${site}${url}`, { method, redirect: 'manual' }).catch(() => null);
    if (!answer) {
      response.writeHead(502).end();
      return;
    }
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers)
      if (!DROPPED_HEADERS.has(name)) response.setHeader(name, value);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      // Nothing is painted until the head, which contains the styles, has arrived.
      const head = body.indexOf('</head>');
      response.write(body.subarray(0, head));
      const slow = Math.min(body.length, head + PACKETS * PACKET_BYTES);
      const stops = STOPS.map((text) => body.indexOf(text));
      for (let from = head, to = head; from < slow; from = to) {
        const end = Math.min(from + PACKET_BYTES, slow);
        const stop = stops.find((at) => from < at && at <= end);
        to = stop ?? end;
        response.write(body.subarray(from, to));
        await pause(stop ? STOP_MS : PAUSE_MS);
      }
      response.end(body.subarray(slow));
    } else response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
