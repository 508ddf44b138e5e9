import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { openRealtime, REALTIME_PATH } from '#backend/realtime/open-realtime.ts';
import { keptLog } from '#tests/factories/log.ts';
import { prepareToClose } from './close-server.ts';
import { upgradeListener } from './upgrade-listener.ts';

/** Longer than any test takes, so whatever closes during a test wasn't closed by this limit. */
const LONG_MS = 60_000;

it('lets a request in progress finish, then closes its connection', async () => {
  const { server, port, close, answer } = await listen();
  const asked = ask(port);
  await once(server, 'request');
  let closed = false;
  const closing = close(LONG_MS).then(() => {
    closed = true;
  });
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
  expect(closed).toBe(false);

  answer();
  expect(await text(await asked)).toBe('answered');
  await closing;
});

it('closes idle connections at once, whether they have had a response or not', async () => {
  const { server, port, close, answer } = await listen();
  answer();
  expect(await text(await ask(port))).toBe('answered');
  const silent = connect(port, '127.0.0.1');
  await once(server, 'connection');
  await Promise.all([close(LONG_MS), once(silent, 'close')]);
});

it('cuts off a request that gets no response in time', async () => {
  const { server, port, close } = await listen();
  const asked = ask(port);
  await once(server, 'request');
  await Promise.all([close(0), expect(asked).rejects.toThrow('socket hang up')]);
});

it('disconnects realtime clients with a reason, even one that does not respond', async () => {
  const { server, port, close } = await listen();
  const realtime = await openRealtime({
    keys: { publishableKey: 'key', secretKey: 'secret', jwtSecret: 'jwt' },
    changes: { listen: async () => {}, close: async () => {} },
    readRow: async () => null,
    log: keptLog(),
    now: () => 0,
  });
  server.on('upgrade', upgradeListener({ backend: { realtime }, trustedProxies: 0 }));
  const address = `ws://127.0.0.1:${port}${REALTIME_PATH}?apikey=key`;
  const [client, mute] = [new WebSocket(address), new WebSocket(address)];
  await Promise.all([once(client, 'open'), once(mute, 'open')]);
  mute.pause();

  const closed = once(client, 'close');
  await Promise.all([close(LONG_MS), realtime.dismiss()]);
  expect((await closed)[0]).toBe(1001);
  mute.terminate();
  await realtime.close();
});

it('closes an upgraded connection that stays open too long', async () => {
  const { server, port, close } = await listen();
  server.on('upgrade', () => {});
  const client = connect(port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: any\r\n\r\n');
  await once(server, 'upgrade');
  await Promise.all([close(0), once(client, 'close')]);
});

/** A server that answers nothing until `answer` is called. */
async function listen() {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = createServer(async (_request, response) => {
    await mayAnswer;
    response.end('answered');
  });
  const close = prepareToClose(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port, close, answer };
}

/** Sends a request the way a browser does, which keeps the connection open. */
async function ask(port: number): Promise<IncomingMessage> {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [response] = await once(get({ host: '127.0.0.1', port, agent }), 'response');
  return response;
}
