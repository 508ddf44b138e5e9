import { BUCKETS } from './bucket.ts';
import { listObjects } from './list-objects.ts';
import { answerImage, answerInfo, answerObject } from './read-objects.ts';
import { noSuchBucket } from './storage-error.ts';
import type { StorageHandler, StorageRequest, StorageTools } from './storage-request.ts';
import { copy, move, removeMany, removeOne, upload } from './write-objects.ts';

interface Route {
  methods: string[];
  path: RegExp;
  /** Who may call: anyone, even without a key; callers with a key; or only the secret key. */
  who: 'anyone' | 'key' | 'service';
  answer: StorageHandler;
}

const READ = ['GET', 'HEAD'];
/**
 * A bucket's name in a path. The words excluded here begin Supabase's routes for signed URLs, uploads and lists; we have no
 * private buckets to sign for.
 */
const BUCKET = '(?!sign/|upload/|list/|list-v2/)(?<bucket>[^/]+)';
const OBJECT = `${BUCKET}/(?<name>.+)`;

/** The first match answers. */
const ROUTES: Route[] = [
  route(READ, `object/public/${OBJECT}`, 'anyone', answerObject),
  route(READ, `object/authenticated/${OBJECT}`, 'key', answerObject),
  route(READ, `render/image/public/${OBJECT}`, 'anyone', answerImage),
  route(READ, `render/image/authenticated/${OBJECT}`, 'key', answerImage),
  route(['GET'], `object/info/public/${OBJECT}`, 'anyone', answerInfo),
  route(['GET'], `object/info/authenticated/${OBJECT}`, 'key', answerInfo),
  route(['GET'], `object/info/${OBJECT}`, 'anyone', answerInfo),
  route(['POST'], `object/list/${BUCKET}`, 'key', listObjects),
  route(['POST'], 'object/move', 'service', move),
  route(['POST'], 'object/copy', 'service', copy),
  route(READ, `object/${OBJECT}`, 'anyone', answerObject),
  route(['POST', 'PUT'], `object/${OBJECT}`, 'service', upload),
  route(['DELETE'], `object/${OBJECT}`, 'service', removeOne),
  route(['DELETE'], `object/${BUCKET}`, 'service', removeMany),
  route(['GET'], 'bucket', 'key', answerBuckets),
  route(['GET'], 'bucket/(?<name>[^/]+)', 'key', answerBucket),
];

/** The route of a request to `/storage/v1/…` with the names in its path, decoded; null if there is none. */
export function routeOf(request: Request) {
  const asked = new URL(request.url).pathname.slice('/storage/v1/'.length);
  for (const route of ROUTES) {
    const found = route.methods.includes(request.method) && route.path.exec(asked);
    if (!found) continue;
    const { bucket = null, name = '' } = found.groups ?? {};
    return { ...route, bucket: bucket === null ? null : decoded(bucket), name: decoded(name) };
  }
  return null;
}

function route(methods: string[], path: string, who: Route['who'], answer: Route['answer']): Route {
  return { methods, path: new RegExp(`^${path}$`), who, answer };
}

/** Returned unchanged if it cannot be decoded; no bucket or object has such a name. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * `GET /bucket`: every bucket for the secret key; everyone else gets an empty list, as from Supabase's row level
 * security.
 */
function answerBuckets(_tools: StorageTools, { caller }: Pick<StorageRequest, 'caller'>) {
  return Response.json(bucketsSeenBy(caller));
}

/** `GET /bucket/{id}`. */
function answerBucket(
  _tools: StorageTools,
  { caller, name }: Pick<StorageRequest, 'caller' | 'name'>,
) {
  const bucket = bucketsSeenBy(caller).find(({ id }) => id === name);
  return bucket ? Response.json(bucket) : noSuchBucket();
}

function bucketsSeenBy(caller: StorageRequest['caller']) {
  if (caller !== 'service') return [];
  return BUCKETS.map(({ id, fileSizeLimit, allowedMimeTypes }) => ({
    id,
    name: id,
    owner: '',
    public: true,
    file_size_limit: fileSizeLimit,
    allowed_mime_types: allowedMimeTypes,
  }));
}
