import type { Server, ServerOptions } from 'node:http';

/**
 * How long a client may take: Node returns 408 and closes the connection. Its defaults are 60 and 300 seconds, checked
 * every 30. More than 16 KB of headers are answered with 431, bodies are limited by the app.
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
 * The time limits of connections. Between two requests no other limit applies: Node's default keep-alive timeout of
 * five seconds would cost every request two timers, and proxies expect a longer one, so they would send requests into
 * connections that are being closed.
 */
export function limitConnections(server: Server): void {
  server.setTimeout(SILENT_CONNECTION_MS);
  server.keepAliveTimeout = 0;
}
