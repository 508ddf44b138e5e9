import type { Backend } from '../backend.ts';
import { refuse } from '../realtime/open-realtime.ts';
import { storageUnavailable } from '../storage/storage-error.ts';
import { authError } from './auth/auth-error.ts';
import { loadProject, openDataDir } from './data-dir.ts';
import { INTERNAL_URL } from './internal-url.ts';
import { postgrestError } from './rest/postgrest-error.ts';

/**
 * Stands in for a project whose Postgres has not responded since the server started. No request reaches the database,
 * because its grants are still unchecked: the server's own queries fail immediately, and browsers are told to retry.
 * The publishable key is from an earlier start on this machine, or empty.
 */
export async function openWithoutDatabase(settings: {
  dataDir: string;
  databaseUrl: string;
}): Promise<Backend> {
  const project = await loadProject(await openDataDir(settings.dataDir), settings.databaseUrl);
  return {
    url: INTERNAL_URL,
    publishableKey: project?.keys.publishableKey ?? '',
    secretKey: 'none before the database responds',
    async fetch() {
      throw new Error('the database has not responded since the server started');
    },
    handle: async (request) => databaseUnavailable(request),
    realtime: {
      upgrade: (_request, socket) => refuse(socket, '503 Service Unavailable'),
      follow() {},
      async dismiss() {},
      async close() {},
    },
    fault: () => null,
    async close() {},
  };
}

/** The Retry-After for browsers: the database is retried at least that often. */
const RETRY_AFTER_S = 15;

/** 503 in the shape of PostgREST, GoTrue or Supabase's storage, by the path of the request. */
function databaseUnavailable(request: Request): Response {
  const answer = answerFor(new URL(request.url).pathname);
  answer.headers.set('Retry-After', String(RETRY_AFTER_S));
  answer.headers.set('Access-Control-Allow-Origin', '*');
  return answer;
}

function answerFor(pathname: string): Response {
  if (pathname.startsWith('/storage/')) return storageUnavailable();
  if (pathname.startsWith('/auth/')) {
    const msg = 'The database is not responding. Please try again later.';
    return authError(503, 'unexpected_failure', msg);
  }
  return postgrestError(
    503,
    'PGRST002',
    'Could not query the database for the schema cache. Retrying.',
  );
}
