import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Backend } from '#backend/backend.ts';
import { REALTIME_PATH } from '#backend/realtime/open-realtime.ts';
import { forwardedAddress } from './middleware/client-address.ts';

/** What Node's server calls for a request to go on as another protocol: the realtime connections, and nothing else. */
export function upgradeListener({
  backend,
  trustedProxies,
}: {
  backend: Pick<Backend, 'realtime'>;
  trustedProxies: number;
}) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    if (!backend.realtime || !isRealtime(request)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
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

export function isRealtime({ url }: IncomingMessage): boolean {
  return url?.split('?')[0] === REALTIME_PATH;
}
