import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { keptLog } from '#tests/factories/log.ts';
import { serveClient } from './client.ts';

function connection() {
  let time = 0;
  const close = vi.fn();
  const socket = Object.assign(new EventEmitter(), {
    close,
    send() {},
    bufferedAmount: 0,
    OPEN: 1,
  });
  serveClient(socket as never, {
    version: '1.0.0',
    readRow: async () => null,
    isOurs: async () => true,
    log: keptLog(),
    now: () => time,
  });
  return {
    async send(count: number) {
      const heartbeat = '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"1"}';
      for (let i = 0; i < count; i++) socket.emit('message', heartbeat, false);
      await new Promise((resolve) => setTimeout(resolve));
    },
    wait: (ms: number) => (time += ms),
    close,
  };
}

it('lets a client send 200 messages in ten seconds, and no more', async () => {
  const { send, wait, close } = connection();
  await send(200);
  wait(10_001);
  await send(200);
  expect(close).not.toHaveBeenCalled();
  await send(1);
  expect(close).toHaveBeenCalledWith(1008, 'Too many messages.');
});
