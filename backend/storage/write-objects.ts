import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { DataClient } from '#data/client.ts';
import {
  bytesOf,
  findObject,
  insertObject,
  type NewObject,
  removeObjects,
  renameObject,
  replaceObject,
  type StoredObject,
} from '#data/stored-objects.ts';
import { BUCKETS, isValidKey } from './bucket.ts';
import { objectAsJson } from './object-json.ts';
import { readJson } from './read-json.ts';
import { readUpload } from './read-upload.ts';
import { alreadyExists, invalidKey, noSuchBucket, noSuchKey } from './storage-error.ts';
import type { StorageHandler } from './storage-request.ts';

/** As many names as fit comfortably in one query. */
const REMOVED_AT_ONCE = 100;

/** `POST` and `PUT /object/{bucket}/{name}`: stores the uploaded file. */
export const upload: StorageHandler = async ({ objects, now }, { request, bucket, name }) => {
  if (!isValidKey(name)) return invalidKey(name);
  const file = await readUpload(request, bucket);
  if (file instanceof Response) return file;
  const { bytes, mimetype, cacheControl, userMetadata } = file;
  const at = new Date(now()).toISOString();
  const object: NewObject = {
    bucket: bucket.id,
    name,
    version: randomUUID(),
    metadata: { eTag: eTagOf(bytes), size: bytes.length, mimetype, cacheControl },
    userMetadata,
    createdAt: at,
    updatedAt: at,
    bytes,
  };
  return stored(objects, object, request.method === 'PUT' || isUpsert(request));
};

const twoNames = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
});

/** `POST /object/copy` with `{bucketId, sourceKey, destinationKey, destinationBucket?}`. */
export const copy: StorageHandler = async ({ objects, now }, { request }) => {
  const asked = await readTwoNames(objects, request);
  if (asked instanceof Response) return asked;
  const { source, to, destinationKey } = asked;
  const bytes = await bytesOf(objects, source);
  if (!bytes) return noSuchKey();
  const at = new Date(now()).toISOString();
  const object: NewObject = {
    ...source,
    bucket: to.id,
    name: destinationKey,
    version: randomUUID(),
    createdAt: at,
    updatedAt: at,
    bytes,
  };
  return stored(objects, object, isUpsert(request));
};

/** `POST /object/move` with the same: the object keeps its bytes, version and creation date. */
export const move: StorageHandler = async ({ objects, now }, { request }) => {
  const asked = await readTwoNames(objects, request);
  if (asked instanceof Response) return asked;
  const { source, to, destinationKey: name } = asked;
  const isSame = source.name === name;
  if (!isSame && (await findObject(objects, to.id, name))) return alreadyExists();
  const updatedAt = new Date(now()).toISOString();
  const isDone = isSame || (await renameObject(objects, { id: source.id, name, updatedAt }));
  if (!isDone) return alreadyExists();
  return Response.json({ message: 'Successfully moved', Id: source.id, Key: name });
};

const names = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

/**
 * `DELETE /object/{bucket}` with `{prefixes}`: removes the objects with these names, and returns those that existed.
 */
export const removeMany: StorageHandler = async ({ objects }, { request, bucket }) => {
  const body = await readJson(request, names);
  if (body instanceof Response) return body;
  const removed: StoredObject[] = [];
  for (let from = 0; from < body.prefixes.length; from += REMOVED_AT_ONCE) {
    const some = body.prefixes.slice(from, from + REMOVED_AT_ONCE).filter(isValidKey);
    if (some.length > 0) removed.push(...(await removeObjects(objects, bucket.id, some)));
  }
  return Response.json(removed.map(objectAsJson));
};

/** `DELETE /object/{bucket}/{name}`. */
export const removeOne: StorageHandler = async ({ objects }, { bucket, name }) => {
  if (!isValidKey(name)) return invalidKey(name);
  const removed = await removeObjects(objects, bucket.id, [name]);
  return removed.length > 0 ? Response.json({ message: 'Successfully deleted' }) : noSuchKey();
};

function isUpsert(request: Request): boolean {
  return request.headers.get('x-upsert') === 'true';
}

async function stored(objects: DataClient, object: NewObject, replace: boolean): Promise<Response> {
  const id = replace ? await replaceObject(objects, object) : await insertObject(objects, object);
  if (!id) return alreadyExists();
  return Response.json({ Id: id, Key: `${object.bucket}/${object.name}` });
}

async function readTwoNames(objects: DataClient, request: Request) {
  const body = await readJson(request, twoNames);
  if (body instanceof Response) return body;
  const { bucketId, sourceKey, destinationBucket, destinationKey } = body;
  const from = BUCKETS.find(({ id }) => id === bucketId);
  const to = BUCKETS.find(({ id }) => id === (destinationBucket ?? bucketId));
  if (!from || !to) return noSuchBucket();
  if (!isValidKey(destinationKey)) return invalidKey(destinationKey);
  const source = isValidKey(sourceKey) ? await findObject(objects, from.id, sourceKey) : null;
  return source ? { source, to, destinationKey } : noSuchKey();
}

function eTagOf(bytes: Uint8Array): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
