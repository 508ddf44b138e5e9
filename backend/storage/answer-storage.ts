import { DataError } from '#data/data-error.ts';
import type { Log } from '#services/log.ts';
import type { Keys } from '../embedded/lite.ts';
import { BUCKETS } from './bucket.ts';
import { storageCaller } from './callers.ts';
import { noSuchBucket, notAllowed, storageError, unknownRoute } from './storage-error.ts';
import type { StorageTools } from './storage-request.ts';
import { routeOf } from './storage-routes.ts';

export interface StorageDeps extends StorageTools {
  keys: Keys;
  log: Log;
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Max-Age': '86400',
};

/** Answers `/storage/v1/…` like Supabase's storage, as far as supabase-js needs it for a public bucket. */
export async function answerStorage(deps: StorageDeps, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request);
  const response = await answerRoute(deps, request).catch((error) => {
    if (!(error instanceof DataError)) throw error;
    deps.log.error({ err: error }, 'The store did not respond to the storage API.');
    return storageError('DatabaseTimeout', 'The connection to the database timed out');
  });
  response.headers.set('Access-Control-Allow-Origin', '*');
  return response;
}

/** The caller and the target are checked before the body is read. */
async function answerRoute({ keys, ...tools }: StorageDeps, request: Request): Promise<Response> {
  const route = routeOf(request);
  if (!route) return unknownRoute(request);
  const bucket = BUCKETS.find(({ id }) => id === (route.bucket ?? id));
  if (!bucket) return noSuchBucket();
  const caller = route.who === 'anyone' ? 'reader' : await storageCaller(request, keys);
  if (caller instanceof Response) return caller;
  if (route.who === 'service' && caller !== 'service') return notAllowed();
  return route.answer(tools, { request, caller, bucket, name: route.name });
}

function preflight(request: Request): Response {
  const headers = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: { ...CORS, ...(headers && { 'Access-Control-Allow-Headers': headers }) },
  });
}
