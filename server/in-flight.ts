import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How many requests of one connection may be unanswered. Browsers and proxies send the next one when the last is
 * answered; Node would start on every pipelined request at once, a thousand of them in 40 KB.
 */
const MAX_IN_FLIGHT = 8;

/** Limits the unanswered requests of each connection. */
export function openInFlightLimit() {
  const inFlight = new WeakMap<Socket, number>();

  function count(socket: Socket, change: 1 | -1): void {
    inFlight.set(socket, (inFlight.get(socket) ?? 0) + change);
  }

  return {
    /** Whether a request is one too many; if so, closes its connection. */
    refuses({ socket }: IncomingMessage): boolean {
      if ((inFlight.get(socket) ?? 0) < MAX_IN_FLIGHT) return false;
      socket.destroy();
      return true;
    },

    /** Counts a request until its response is closed. */
    add({ socket }: IncomingMessage, response: ServerResponse): void {
      if (response.writableEnded) return;
      count(socket, 1);
      response.once('close', () => count(socket, -1));
    },
  };
}
