import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * How to end a server without cutting an answer: it takes no more requests, a connection that waits for
 * none is closed at once, any other when it has been answered, or after `patienceMs`. One that was upgraded is left to
 * whoever took it over, for as long. To be called before the server listens. Node's own `close()` keeps a connection for seconds after its answer, and one that
 * a browser opened ahead until it is used.
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
