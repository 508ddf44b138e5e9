import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The network address of a request's client. Each of our own proxies appends an address to `X-Forwarded-For`, so the
 * client's address is found by counting from the end; a client can forge the entries before it.
 */
export function clientAddress(c: Context, proxies: number): string {
  const { incoming } = Object(c.env) as Partial<HttpBindings>;
  const direct = incoming?.socket.remoteAddress ?? 'unknown';
  return forwardedAddress(direct, c.req.header('x-forwarded-for') ?? '', proxies);
}

/** The same from the connected address and the header. */
export function forwardedAddress(direct: string, header: string, proxies: number): string {
  if (proxies === 0) return direct;
  const forwarded = header.split(',').map((one) => one.trim());
  return forwarded.at(-proxies) || direct;
}
