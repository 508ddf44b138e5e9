import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestListener } from './request-listener.ts';

const server = createServer(requestListener(async (request) => new Response(request.url)));
let port: number;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
});

it.each([
  ['/', 200],
  ['http://site.test/rest/v1/', 200],
  ['/?from=http://a@b', 200],
  ['http://name:password@site.test/', 400],
  ['HTTPS://name@site.test/rest/v1/profiles', 400],
  ['http://256.1.1.1/', 400],
])('responds to the target %s with %i', async (target, status) => {
  expect(await statusOf('GET', target)).toBe(status);
});

it('refuses a method that no Request can have', async () => {
  expect(await statusOf('TRACE', '/auth/v1/user')).toBe(405);
});

it('refuses a Host header that no URL can have', async () => {
  expect(await statusOf('GET', '/', '256.1.1.1')).toBe(400);
});

it('closes a connection with too many unanswered requests', async () => {
  let started = 0;
  const waiting = createServer(
    requestListener(() => {
      started++;
      return new Promise<Response>(() => {});
    }),
  );
  await new Promise<void>((listening) => waiting.listen(0, '127.0.0.1', listening));
  const socket = connect((waiting.address() as AddressInfo).port, '127.0.0.1');
  const request = 'GET / HTTP/1.1\r\nHost: site.test\r\n\r\n';
  socket.write(request.repeat(8));
  await expect.poll(() => started).toBe(8);
  socket.write(request.repeat(1_000));
  await once(
    socket.on('error', () => {}),
    'close',
  );
  expect(started).toBe(8);
  waiting.close();
});

it('hands requests to the app one by one, with other events in between', async () => {
  const events: string[] = [];
  const app = createServer(
    requestListener(async () => {
      events.push('request');
      setImmediate(() => events.push('event'));
      return new Response('');
    }),
  );
  await new Promise<void>((listening) => app.listen(0, '127.0.0.1', listening));
  const socket = connect((app.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: site.test\r\n\r\n'.repeat(3));
  await expect.poll(() => events.length).toBe(6);
  expect(events).toEqual(['request', 'event', 'request', 'event', 'request', 'event']);
  socket.destroy();
  app.close();
});

async function statusOf(method: string, target: string, host = 'site.test'): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}
