import { setTimeout } from 'node:timers/promises';
import { DataError } from '#data/data-error.ts';
import type { Log } from '#services/log.ts';
import { authError } from './auth/auth-error.ts';
import { postgrestError } from './rest/postgrest-error.ts';

/** Longer than the wait for a SQLite lock. */
const MAX_MS = { rest: 3_000, auth: 10_000 };

/**
 * The answer to a browser, or 504 in the shape of PostgREST or GoTrue if the store hangs. Signing in has a longer
 * limit, because password checks queue up. The clock starts once the whole request has arrived: a slow sender is not a
 * slow store, and Node closes its connection. Rejects if the sender disconnects.
 */
export async function answerInTime(
  request: Request,
  ask: (whole: Request) => Promise<Response>,
  api: keyof typeof MAX_MS,
  log: Log,
  maxMs = MAX_MS[api],
): Promise<Response> {
  const answer = ask(await withWholeBody(request));
  const done = new AbortController();
  const late = setTimeout(maxMs, null, { signal: done.signal }).catch(() => null);
  try {
    const first = await Promise.race([answer, late]);
    if (first) return first;
  } finally {
    done.abort();
  }
  // Nobody waits for the result any more.
  answer.catch(() => {});
  const err = new DataError('Answering a browser', { message: 'no response in time' });
  log.error({ err }, "A browser's request timed out.");
  return api === 'rest'
    ? postgrestError(504, 'PGRST003', 'Timed out acquiring connection from connection pool.')
    : authError(504, 'request_timeout', 'The store is not responding.');
}

async function withWholeBody(request: Request): Promise<Request> {
  return request.body ? new Request(request, { body: await request.arrayBuffer() }) : request;
}
