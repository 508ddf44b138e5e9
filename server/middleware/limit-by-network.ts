import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf, takePoint } from '#backend/embedded/auth/sign-in-limits.ts';
import { clientAddress } from './client-address.ts';

/** A share image takes a tenth of a second to draw, and a month of the sky calendar half of that to compute. */
const MAX_REQUESTS = { points: 120, duration: 60 };

/**
 * Limits a network to 120 requests a minute; above that, 429 with the seconds to wait. Requests that the page cache
 * makes itself don't count.
 */
export function limitByNetwork(
  proxies: number,
): MiddlewareHandler<{ Bindings: { isForCache?: boolean } }> {
  const limiter = new RateLimiterMemory(MAX_REQUESTS);
  return async (c, next) => {
    if (c.env?.isForCache) return next();
    const seconds = await takePoint(limiter, networkOf(clientAddress(c, proxies)));
    if (seconds === null) return next();
    return c.text('Too many requests. Please wait a moment and try again.', 429, {
      'Retry-After': String(seconds),
    });
  };
}
