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
])('answers the target %s with %i', async (target, status) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
  expect((await text(socket)).split(' ')[1]).toBe(String(status));
});
