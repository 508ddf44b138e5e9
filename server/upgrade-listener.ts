import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Backend } from '#backend/backend.ts';
import { REALTIME_PATH, refuse } from '#backend/realtime/open-realtime.ts';
import { forwardedAddress } from './middleware/client-address.ts';

/** The upgrade listener of Node's server, for requests that pass `isRealtimeUpgrade`. */
export function upgradeListener({
  backend,
  trustedProxies,
}: {
  backend: Pick<Backend, 'realtime'>;
  trustedProxies: number;
}) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    if (!backend.realtime) {
      refuse(socket, '404 Not Found');
      return;
    }
    const address = forwardedAddress(
      request.socket.remoteAddress ?? 'unknown',
      String(request.headers['x-forwarded-for'] ?? ''),
      trustedProxies,
    );
    backend.realtime.upgrade(request, socket, head, address);
  };
}

/**
 * Whether a request may be upgraded. Any other upgrade, such as the h2c that Java's HTTP client offers, is ignored, and the
 * request is answered as usual.
 */
export function isRealtimeUpgrade({ url, headers }: IncomingMessage): boolean {
  return url?.split('?')[0] === REALTIME_PATH && headers.upgrade?.toLowerCase() === 'websocket';
}
