import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy to a Postgres database that a test can shut. */
export interface Gate {
  /** The database's URL through the gate. */
  url: string;
  /** How many connections it has accepted. */
  connections: number;
  /** New connections are forwarded to the database, get no response, or are reset. */
  state: 'open' | 'hanging' | 'resetting';
}

/** A gate that hangs in front of a database until the test has finished. */
export async function gateBefore(databaseUrl: string): Promise<Gate> {
  const inside = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    gate.connections++;
    keep(socket);
    if (gate.state === 'resetting') socket.resetAndDestroy();
    if (gate.state !== 'open') return;
    const beyond = connect(Number(inside.port), inside.hostname);
    keep(beyond);
    socket.pipe(beyond).pipe(socket);
  });
  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const gate: Gate = { url: url.href, connections: 0, state: 'hanging' };
  return gate;
}
