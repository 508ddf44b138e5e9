import { findObject, type StoredObject } from '#data/stored-objects.ts';
import { hasEtag } from '#domain/has-etag.ts';
import { isValidKey } from './bucket.ts';
import { objectInfo } from './object-json.ts';
import { askedTransform, sourceType } from './resize.ts';
import { invalidKey, noSuchKey, storageError, unknownRoute } from './storage-error.ts';
import type { StorageRequest, StorageTools } from './storage-request.ts';

/** `GET /object/info/{bucket}/{name}`: the metadata of an object. */
export async function answerInfo(tools: StorageTools, asked: StorageRequest): Promise<Response> {
  const object = await objectAsked(tools, asked);
  if (object instanceof Response) return object;
  return Response.json(objectInfo(object), { headers: { ETag: object.metadata.eTag } });
}

/** `GET` and `HEAD /object/public/{bucket}/{name}`: the bytes, or 304 if the browser has them. */
export async function answerObject(tools: StorageTools, asked: StorageRequest): Promise<Response> {
  const object = await objectAsked(tools, asked);
  if (object instanceof Response) return object;
  const { request } = asked;
  const { eTag, size, mimetype } = object.metadata;
  const headers = headersOf(request, object);
  if (hasEtag(request.headers.get('If-None-Match'), eTag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', mimetype);
  headers.set('Content-Length', String(size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  const bytes = await tools.readBytes(object);
  return bytes ? new Response(bytes, { headers }) : noSuchKey();
}

/** `GET /render/image/public/{bucket}/{name}?width=400&height=225&resize=cover`: the image, resized. */
export async function answerImage(tools: StorageTools, asked: StorageRequest): Promise<Response> {
  const { request } = asked;
  const { resize, readBytes } = tools;
  if (!resize) return unknownRoute(request);
  const object = await objectAsked(tools, asked);
  if (object instanceof Response) return object;
  const source = sourceType(object.metadata.mimetype);
  if (!source) return undrawable('invalid or unsupported for rendering');
  const transform = askedTransform(request, source);
  if (transform instanceof Response) return transform;
  const image = await resize(object.version, () => readBytes(object), transform);
  if (image === null) return noSuchKey();
  if (image === 'busy') return storageError('SlowDown', 'Too many requests');
  if (image === 'unreadable') return undrawable('invalid or unsupported for rendering');
  if (image === 'too large') return undrawable('too large to process');
  const headers = headersOf(request, object);
  headers.set('ETag', image.etag);
  headers.set('Vary', 'Accept');
  if (hasEtag(request.headers.get('If-None-Match'), image.etag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', image.type);
  headers.set('Content-Length', String(image.bytes.length));
  return new Response(request.method === 'HEAD' ? null : image.bytes, { headers });
}

/** The object that a path names, or the refusal. */
async function objectAsked(
  { objects }: StorageTools,
  { bucket, name }: StorageRequest,
): Promise<StoredObject | Response> {
  if (!isValidKey(name)) return invalidKey(name);
  return (await findObject(objects, bucket.id, name)) ?? noSuchKey();
}

function undrawable(why: string): Response {
  return storageError('InvalidRequest', `The source image is ${why}`);
}

function headersOf(request: Request, { metadata, updatedAt }: StoredObject): Headers {
  const headers = new Headers({
    'Cache-Control': metadata.cacheControl,
    ETag: metadata.eTag,
    'Last-Modified': new Date(updatedAt).toUTCString(),
    'X-Robots-Tag': 'none',
  });
  const download = new URL(request.url).searchParams.get('download');
  if (download !== null) headers.set('Content-Disposition', asAttachment(download));
  return headers;
}

function asAttachment(name: string): string {
  const encoded = encodeURIComponent(name);
  return name ? `attachment; filename=${encoded}; filename*=UTF-8''${encoded}` : 'attachment;';
}
