import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { REALTIME_PATH } from '#backend/realtime/open-realtime.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { openReadingChanges } from '#services/reading-changes.ts';
import { keptLog } from '#tests/factories/log.ts';
import type { CountedRequest } from '../metrics.ts';
import { servePages } from '../pages/serve-pages.ts';
import { isRealtimeUpgrade } from '../upgrade-listener.ts';
import { FOR_PAGE_THREAD } from './messages.ts';
import { openPageThreads, type PageThreads } from './open-page-threads.ts';

const LEO = '/leo-daily-horoscope';
const DATE = civilDate('2026-11-21');
const clock = () => Date.parse('2026-11-21T09:30:00Z');

const changes = openReadingChanges();
const log = keptLog();
const counted: CountedRequest[] = [];
let rendered = 0;
let status = 200;
let main: Server;
let threads: PageThreads;

beforeAll(async () => {
  const pages = servePages({
    siteUrl: null,
    services: { clock, changes },
    storeFailures: () => 0,
    record() {},
    async render() {
      const headers = { 'Content-Type': 'text/html; charset=utf-8' };
      return new Response(`Rendering ${++rendered}.`, { status, headers });
    },
  });
  main = createServer({ shouldUpgradeCallback: isRealtimeUpgrade }, async (asked, response) => {
    if (pages(asked, response)) return;
    const { method, url, headers } = asked;
    response.setHeader('X-Forwarded-For', headers['x-forwarded-for'] ?? '');
    response.setHeader('X-Marked', String(FOR_PAGE_THREAD in headers));
    response.end(`${method} ${url} ${await text(asked)}`);
  });
  const sockets = new WebSocketServer({ noServer: true });
  main.on('upgrade', (asked, socket, head) => {
    sockets.handleUpgrade(asked, socket, head, (client) => {
      client.on('message', (message) => client.send(`${message} of ${asked.url}`));
    });
  });
  threads = await openPageThreads({
    count: 1,
    main,
    port: 0,
    host: '127.0.0.1',
    siteUrl: null,
    serviceWorker: true,
    logSettings: { level: 'error', secrets: [], store: '' },
    log,
    clock,
    counter: { request: (one) => void counted.push(one) },
  });
  threads.follow(changes);
});

async function ask(
  path: string,
  options: { method?: string; headers?: object; body?: string } = {},
) {
  const { body, headers, ...rest } = options;
  const asked = request({ port: threads.port, path, headers: { ...headers }, ...rest }).end(body);
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

const pageText = async () => (await ask(LEO)).text;

it('sends a page that the main thread has rendered, again and again', async () => {
  const first = await ask(LEO);
  expect(first.headers['cache-status']).toBe('ephemera; fwd=uri-miss; stored');
  const again = await ask(LEO);
  expect(again.headers['cache-status']).toBe('ephemera; hit');
  expect([first.text, again.text]).toEqual(['Rendering 1.', 'Rendering 1.']);
  const { etag } = again.headers;
  expect((await ask(LEO, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

it('drops a page when its reading changes, but keeps it while rendering fails', async () => {
  const before = await pageText();
  changes.notify({ sign: 'aries', date: DATE });
  changes.notify({ sign: 'leo', date: DATE });
  await expect.poll(pageText).not.toBe(before);

  const kept = await pageText();
  status = 500;
  changes.notify(null);
  await expect
    .poll(async () => (await ask(LEO)).headers['cache-status'])
    .toMatch(/^ephemera; fwd=stale/);
  expect(await pageText()).toBe(kept);
  status = 200;
});

it("passes everything else to the main thread, with the client's address", async () => {
  const asked = await ask('/rest/v1/x?y=%20', {
    method: 'POST',
    body: 'a body',
    headers: { 'X-Forwarded-For': '192.0.2.7', [FOR_PAGE_THREAD]: '1' },
  });
  expect(asked).toMatchObject({ status: 200, text: 'POST /rest/v1/x?y=%20 a body' });
  expect(asked.headers).toMatchObject({
    'x-forwarded-for': '192.0.2.7, 127.0.0.1',
    'x-marked': 'false',
  });
  expect((await ask('http://other.test/a')).text).toBe('GET http://other.test/a ');
});

it('connects realtime clients with the main thread', async () => {
  const client = new WebSocket(`ws://127.0.0.1:${threads.port}${REALTIME_PATH}?apikey=a`);
  await once(client, 'open');
  client.send('A message');
  const [answer] = await once(client, 'message');
  expect(String(answer)).toBe(`A message of ${REALTIME_PATH}?apikey=a`);
  client.close();
  await once(client, 'close');
});

it('refuses a port that another server is using', async () => {
  const other = createServer();
  const deps = { count: 2, main: other, port: threads.port, host: '127.0.0.1' };
  const settings = {
    siteUrl: null,
    serviceWorker: true,
    logSettings: { level: 'error', secrets: [], store: '' } as const,
  };
  const opening = openPageThreads({ ...deps, ...settings, log, clock, counter: null });
  await expect(opening).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' });
});

afterAll(async () => {
  await threads.close(1_000);
  main.close();
  main.closeAllConnections();
  expect(log.messages).toEqual([]);
  expect(counted).toContainEqual({ kind: 'page', status: 304, seconds: expect.any(Number) });
  await expect(ask(LEO)).rejects.toThrow('ECONNREFUSED');
});
