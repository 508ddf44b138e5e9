import { BUCKETS } from './bucket.ts';
import { listObjects } from './list-objects.ts';
import { answerImage, answerInfo, answerObject } from './read-objects.ts';
import { noSuchBucket } from './storage-error.ts';
import type { StorageRequest, StorageTools } from './storage-request.ts';
import { copy, move, removeMany, removeOne, upload } from './write-objects.ts';

interface Route {
  methods: string[];
  path: RegExp;
  /** Who may call: anyone, even without a key; callers with a key; or only the secret key. */
  who: 'anyone' | 'key' | 'service';
  answer(tools: StorageTools, asked: StorageRequest): Promise<Response> | Response;
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
  { methods: READ, path: path(`object/public/${OBJECT}`), who: 'anyone', answer: answerObject },
  { methods: READ, path: path(`object/authenticated/${OBJECT}`), who: 'key', answer: answerObject },
  {
    methods: READ,
    path: path(`render/image/public/${OBJECT}`),
    who: 'anyone',
    answer: answerImage,
  },
  {
    methods: READ,
    path: path(`render/image/authenticated/${OBJECT}`),
    who: 'key',
    answer: answerImage,
  },
  {
    methods: ['GET'],
    path: path(`object/info/public/${OBJECT}`),
    who: 'anyone',
    answer: answerInfo,
  },
  {
    methods: ['GET'],
    path: path(`object/info/authenticated/${OBJECT}`),
    who: 'key',
    answer: answerInfo,
  },
  { methods: ['GET'], path: path(`object/info/${OBJECT}`), who: 'anyone', answer: answerInfo },
  { methods: ['POST'], path: path(`object/list/${BUCKET}`), who: 'key', answer: listObjects },
  { methods: ['POST'], path: path('object/move'), who: 'service', answer: move },
  { methods: ['POST'], path: path('object/copy'), who: 'service', answer: copy },
  { methods: READ, path: path(`object/${OBJECT}`), who: 'anyone', answer: answerObject },
  { methods: ['POST', 'PUT'], path: path(`object/${OBJECT}`), who: 'service', answer: upload },
  { methods: ['DELETE'], path: path(`object/${OBJECT}`), who: 'service', answer: removeOne },
  { methods: ['DELETE'], path: path(`object/${BUCKET}`), who: 'service', answer: removeMany },
  { methods: ['GET'], path: path('bucket'), who: 'key', answer: answerBuckets },
  { methods: ['GET'], path: path('bucket/(?<name>[^/]+)'), who: 'key', answer: answerBucket },
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

function path(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
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
