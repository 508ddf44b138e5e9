import type { MiddlewareHandler } from 'hono';
import type { Log } from '#services/log.ts';

/** One line for each request that failed on our side; those that went well leave none. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    if (c.res.status < 500) return;
    const ms = Math.round(performance.now() - started);
    log.warn({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'Answered.');
  };
}
