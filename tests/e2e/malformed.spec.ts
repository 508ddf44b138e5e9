import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { answerTo, malformedRequest, WRONG_ANSWER } from './malformed-requests.ts';
import { expect, test } from './site.ts';

/** `npm run bench -- attack` sends thousands. */
const RUNS = 300;
const SLOW_SENDERS = 100;

function open(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // The server may close before it has read everything.
  socket.on('error', () => socket.destroy());
  return socket;
}

test('malformed requests are plainly refused, and slow senders disconnected', async ({ site }) => {
  // Shorter than Node's own timeout.
  test.setTimeout(60_000);
  const starts = ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: site.test\r\nX-Slow: ', '\r\n'];
  const slow = Array.from({ length: SLOW_SENDERS }, (_, i) => {
    const socket = open(site.url);
    socket.write(starts[i % starts.length]!);
    return buffer(socket);
  });

  await fc.assert(
    fc.asyncProperty(malformedRequest, async (request) => {
      const { text, end } = await answerTo(site.url, request);
      expect(text).not.toMatch(WRONG_ANSWER);
      if (text === '') expect(['reset', 'unfinished']).toContain(end);
    }),
    { numRuns: RUNS, seed: 20261121, endOnFailure: true },
  );

  const told = (await Promise.all(slow)).map((answer) => String(answer).split('\r\n')[0]);
  expect(new Set(told)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  expect((await fetch(site.url)).status).toBe(200);
});
