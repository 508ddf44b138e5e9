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
  const idle = new Set<Socket>();
  const upgraded = new Set<Duplex>();
  let closing = false;

  server.on('connection', (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    response.once('close', () => {
      if (closing) socket.destroySoon();
      else if (!socket.destroyed) idle.add(socket);
    });
  });

  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    idle.delete(socket as Socket);
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
      for (const socket of idle) socket.destroy();
    });
}
