import { BUCKETS } from './bucket.ts';
import { noSuchBucket } from './storage-error.ts';
import type { StorageRequest, StorageTools } from './storage-request.ts';

/** `GET /bucket`: every bucket for the secret key; row level security hides them from everyone else. */
export function answerBuckets(_tools: StorageTools, { caller }: Pick<StorageRequest, 'caller'>) {
  return Response.json(bucketsSeenBy(caller));
}

/** `GET /bucket/{id}`. */
export function answerBucket(
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
