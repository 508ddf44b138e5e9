import type { DataClient } from '#data/client.ts';
import { DataError } from '#data/data-error.ts';
import type { Log } from '#services/log.ts';
import type { Keys } from '../embedded/lite.ts';
import { BUCKETS, findBucket } from './bucket.ts';
import { storageCaller } from './callers.ts';
import type { ReadBytes } from './kept-bytes.ts';
import { listObjects } from './list-objects.ts';
import { answerImage, answerInfo, answerObject, objectNamed } from './read-objects.ts';
import type { Resize } from './resize.ts';
import { invalidKey, noSuchBucket, notAllowed, storageError } from './storage-error.ts';
import { type Route, routeOf } from './storage-routes.ts';
import { copy, move, removeMany, removeOne, upload } from './write-objects.ts';

export interface StorageDeps {
  /** With the secret key, to the table that the objects are in. */
  objects: DataClient;
  readBytes: ReadBytes;
  keys: Keys;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Max-Age': '86400',
};

/**
 * Answers `/storage/v1/…` like Supabase's storage, for what supabase-js asks of a public bucket. Who asks is looked at
 * before the body is read. `resize` draws images in other sizes; without it there are none.
 */
export async function answerStorage(
  deps: StorageDeps,
  request: Request,
  resize?: Resize,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request);
  const response = await answerRoute(deps, request, resize).catch((error) => {
    if (!(error instanceof DataError)) throw error;
    deps.log.error({ err: error }, 'The store did not answer the storage.');
    return storageError('DatabaseTimeout', 'The connection to the database timed out');
  });
  response.headers.set('Access-Control-Allow-Origin', '*');
  return response;
}

async function answerRoute(
  deps: StorageDeps,
  request: Request,
  resize: Resize | undefined,
): Promise<Response> {
  const route = routeOf(request);
  if (!route || (route.what === 'image' && !resize)) return unknownRoute(request);
  if (route.who !== 'anyone') {
    const caller = await storageCaller(request, deps.keys);
    if (caller instanceof Response) return caller;
    const isKnown = route.bucket === null || findBucket(route.bucket);
    if (route.who === 'service' && caller !== 'service') {
      return isKnown ? notAllowed() : noSuchBucket();
    }
    if (route.what === 'buckets') return answerBuckets(caller, route.name);
  }
  return answerKnown(deps, request, { route, resize });
}

async function answerKnown(
  deps: StorageDeps,
  request: Request,
  { route, resize }: { route: Route; resize: Resize | undefined },
): Promise<Response> {
  const { objects } = deps;
  if (route.what === 'move') return move(deps, request);
  if (route.what === 'copy') return copy(deps, request);
  const { name } = route;
  const bucket = findBucket(route.bucket ?? '');
  if (!bucket) return noSuchBucket();
  if (name === null) return invalidKey(new URL(request.url).pathname);
  switch (route.what) {
    case 'list':
      return listObjects(objects, request, bucket);
    case 'upload': {
      const replace = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
      return upload(deps, request, { bucket, name, replace });
    }
    case 'remove many':
      return removeMany(deps, request, bucket);
    case 'remove':
      return removeOne(deps, { bucket, name });
  }
  const object = await objectNamed(objects, bucket, name);
  if (object instanceof Response) return object;
  if (route.what === 'info') return answerInfo(object);
  if (route.what === 'image' && resize)
    return answerImage(deps.readBytes, request, { object, resize });
  return answerObject(deps.readBytes, request, object);
}

/** `GET /bucket` and `/bucket/{id}`: what the service sees; row level security hides buckets from everyone else. */
function answerBuckets(caller: 'service' | 'reader', id: string | null): Response {
  const seen = (caller === 'service' ? BUCKETS : []).map((bucket) => ({
    id: bucket.id,
    name: bucket.id,
    owner: '',
    public: true,
    file_size_limit: bucket.fileSizeLimit,
    allowed_mime_types: bucket.allowedMimeTypes,
  }));
  if (id === '') return Response.json(seen);
  const found = seen.find((bucket) => bucket.id === id);
  return found ? Response.json(found) : noSuchBucket();
}

function preflight(request: Request): Response {
  const headers = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: { ...CORS, ...(headers && { 'Access-Control-Allow-Headers': headers }) },
  });
}

function unknownRoute({ method, url }: Request): Response {
  const path = new URL(url).pathname.slice('/storage/v1'.length);
  return Response.json(
    { message: `Route ${method}:${path} not found`, error: 'Not Found', statusCode: 404 },
    { status: 404 },
  );
}
