import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The network address that a request comes from. Behind proxies of ours it is the last but so many in
 * `X-Forwarded-For`, which each of them writes; what stands before could be anybody's invention.
 */
export function clientAddress(c: Context, proxies: number): string {
  const { incoming } = Object(c.env) as Partial<HttpBindings>;
  const direct = incoming?.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim());
  return forwarded.at(-proxies) || direct;
}
