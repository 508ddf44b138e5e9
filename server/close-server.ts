import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Closes a server without cutting off a response: it accepts no more requests, and closes idle connections at once and
 * the others after their response, or after `patienceMs`. Until then, an upgraded connection is left to whoever took it
 * over. Call this before the server listens. Node's own `close()` keeps a connection open for seconds after its
 * response, and it waits for a connection that a browser opened in advance until that connection is used.
 */
export function prepareToClose(server: Server): (patienceMs: number) => Promise<void> {
  /** Every connection with its last response; null before its first request. */
  const connections = new Map<Socket, ServerResponse | null>();
  const upgraded = new Set<Duplex>();
  let closing = false;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  // Runs for every request, so it adds no listener for each.
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    connections.set(socket, response);
    if (closing) closeAfter(response, socket);
  });
  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    connections.delete(socket as Socket);
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });

  return (patienceMs) =>
    new Promise((resolve) => {
      closing = true;
      const patience = setTimeout(() => {
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
      }, patienceMs);
      server.close(() => {
        clearTimeout(patience);
        resolve();
      });
      for (const [socket, response] of connections) closeAfter(response, socket);
    });
}

function closeAfter(response: ServerResponse | null, socket: Socket): void {
  if (!response || response.writableFinished || response.destroyed) socket.destroy();
  else response.once('close', () => socket.destroySoon());
}
