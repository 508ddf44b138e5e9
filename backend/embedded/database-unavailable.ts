import { storageUnavailable } from '../storage/storage-error.ts';
import { postgrestError } from './rest/postgrest-error.ts';

/** The Retry-After for browsers: the database is retried at least that often. */
const RETRY_AFTER_S = 15;

/** 503 in the shape of PostgREST, GoTrue or Supabase's storage, by the path of the request. */
export function databaseUnavailable(request: Request): Response {
  const answer = answerFor(new URL(request.url).pathname);
  answer.headers.set('Retry-After', String(RETRY_AFTER_S));
  answer.headers.set('Access-Control-Allow-Origin', '*');
  return answer;
}

function answerFor(pathname: string): Response {
  if (pathname.startsWith('/storage/')) return storageUnavailable();
  if (pathname.startsWith('/auth/')) {
    return Response.json(
      {
        code: 503,
        error_code: 'unexpected_failure',
        msg: 'The database is not responding. Please try again later.',
      },
      { status: 503 },
    );
  }
  return postgrestError(
    503,
    'PGRST002',
    'Could not query the database for the schema cache. Retrying.',
  );
}
