import type { MiddlewareHandler } from 'hono';
import type { Log } from '#services/log.ts';
import type { Metrics } from '../metrics.ts';
import { routeKind } from './route-kind.ts';

const MAX_PATH_LENGTH = 200;

/** A request and its response: the time it took in milliseconds, and the bytes of the body if known. */
export interface Answered {
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes?: number;
}

export type RecordRequest = (answered: Answered) => void;

/** A line for each request, without query and address; a request that failed on our side is a warning. Counts it, too. */
export function requestRecorder(log: Log, metrics: Pick<Metrics, 'request'> | null): RecordRequest {
  return ({ method, path, status, ms, bytes }) => {
    log[status >= 500 ? 'warn' : 'info'](
      {
        method,
        path: path.slice(0, MAX_PATH_LENGTH),
        status,
        ms: Math.round(ms),
        ...(bytes !== undefined && { bytes }),
      },
      'Answered.',
    );
    metrics?.request({ kind: routeKind(path), status, seconds: ms / 1_000 });
  };
}

/** nginx's status for a request whose client disconnected before the response. */
const CLIENT_CLOSED = 499;

/**
 * Records every request except those from the page cache, which records the requests that it answers itself. A request that
 * failed because its client disconnected is not our failure.
 */
export function observeRequests(
  record: RecordRequest,
): MiddlewareHandler<{ Bindings: { isForCache?: boolean } }> {
  return async (c, next) => {
    if (c.env?.isForCache) return next();
    // Read now: `resourceRules` turns HEAD into GET.
    const { method, path } = c.req;
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { headers } = c.res;
    const isAborted = c.res.status >= 500 && c.req.raw.signal.aborted;
    const status = isAborted ? CLIENT_CLOSED : c.res.status;
    const bytes = headers.get('content-length');
    record({ method, path, status, ms, ...(bytes !== null && { bytes: Number(bytes) }) });
  };
}
