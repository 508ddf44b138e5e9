import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine on which nothing listens: the given one, or any if it is 0. Rejects if it is taken. */
export async function freePort(port = 0, host = '127.0.0.1'): Promise<number> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  const found = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return found.port;
}
