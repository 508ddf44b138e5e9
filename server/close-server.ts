import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How to end a server without cutting an answer: it takes no more requests, a connection that waits for
 * none is closed at once, any other when it has been answered, or after `patienceMs`. To be called before
 * the server listens. Node's own `close()` keeps a connection for seconds after its answer, and one that
 * a browser opened ahead until it is used.
 */
export function prepareToClose(server: Server): (patienceMs: number) => Promise<void> {
  const idle = new Set<Socket>();
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

  return (patienceMs) =>
    new Promise((resolve) => {
      closing = true;
      const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
      server.close(() => {
        clearTimeout(patience);
        resolve();
      });
      for (const socket of idle) socket.destroy();
    });
}
