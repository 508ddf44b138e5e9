import type { MiddlewareHandler } from 'hono';
import type { Log } from '#services/log.ts';
import type { Metrics } from '../metrics.ts';
import { routeKind } from './route-kind.ts';

const LONGEST_PATH = 200;

/** A line for each request, without query and address; a request that failed on our side is a warning. Counts it, too. */
export function observeRequests(log: Log, metrics: Metrics | null): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { method, path } = c.req;
    const { status, headers } = c.res;
    const bytes = headers.get('content-length');
    log[status >= 500 ? 'warn' : 'info'](
      {
        method,
        path: path.slice(0, LONGEST_PATH),
        status,
        ms: Math.round(ms),
        ...(bytes !== null && { bytes: Number(bytes) }),
      },
      'Answered.',
    );
    metrics?.request({ kind: routeKind(path), status, seconds: ms / 1_000 });
  };
}
