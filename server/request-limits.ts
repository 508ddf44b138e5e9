import type { Server, ServerOptions } from 'node:http';

/**
 * How long a client may take: Node answers 408 and closes the connection. Its own limits are 60 and 300 seconds, and it
 * looks every 30. More than 16 KB of headers are answered with 431, bodies are limited by the app.
 */
export const REQUEST_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  optimizeEmptyRequests: true,
} satisfies ServerOptions;

/** Idle connections are closed after this: longer than the operator waits for a reading. */
const SILENT_CONNECTION_MS = 180_000;

/**
 * The time limits of connections. Between two requests no other one applies: Node's own of five seconds would cost every
 * request two timers, and is shorter than what proxies expect, which then send requests into a connection being closed.
 */
export function limitConnections(server: Server): void {
  server.setTimeout(SILENT_CONNECTION_MS);
  server.keepAliveTimeout = 0;
}
