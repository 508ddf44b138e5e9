import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '#backend/embedded/auth/sign-in-limits.ts';
import { clientAddress } from './client-address.ts';

/** A share picture takes a tenth of a second to draw, and there is one for each stored reading. */
const MOST = { points: 120, duration: 60 };

/** Limits the share pictures that a network may ask for to 120 a minute: 429 with the seconds to wait. */
export function limitPictures(proxies: number): MiddlewareHandler {
  const limiter = new RateLimiterMemory(MOST);
  return async (c, next) => {
    try {
      await limiter.consume(networkOf(clientAddress(c, proxies)));
    } catch (refusal) {
      const seconds = Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1_000);
      return c.text('That was too much at once. Please wait a moment and try again.', 429, {
        'Retry-After': String(seconds),
      });
    }
    return next();
  };
}
