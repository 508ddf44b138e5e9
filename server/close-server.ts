import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Ends a server without cutting off an answer: it accepts no more requests, and closes idle connections at once and the
 * others after their answer, or after `patienceMs`. For as long, an upgraded connection is left to whoever took it over.
 * Call this before the server listens. Node's own `close()` keeps a connection for seconds after its answer, and one that
 * a browser opened ahead of time until it is used.
 */
export function prepareToClose(server: Server): (patienceMs: number) => Promise<void> {
  /** Every connection with its last answer; null before its first request. */
  const connections = new Map<Socket, ServerResponse | null>();
  const upgraded = new Set<Duplex>();
  let closing = false;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  // For each request, so without a listener for each.
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
