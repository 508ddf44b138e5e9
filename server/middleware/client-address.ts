import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The network address that a request comes from. Behind proxies of ours it is the last but so many in
 * `X-Forwarded-For`, which each of them writes; what stands before could be anybody's invention.
 */
export function clientAddress(c: Context, proxies: number): string {
  const { incoming } = Object(c.env) as Partial<HttpBindings>;
  const direct = incoming?.socket.remoteAddress ?? 'unknown';
  return forwardedAddress(direct, c.req.header('x-forwarded-for') ?? '', proxies);
}

/** The same by the address that is connected and what the header says. */
export function forwardedAddress(direct: string, header: string, proxies: number): string {
  if (proxies === 0) return direct;
  const forwarded = header.split(',').map((one) => one.trim());
  return forwarded.at(-proxies) || direct;
}
