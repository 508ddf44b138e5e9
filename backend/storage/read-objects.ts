import type { DataClient } from '#data/client.ts';
import { findObject, type StoredObject } from '#data/stored-objects.ts';
import { type Bucket, isValidKey } from './bucket.ts';
import type { ReadBytes } from './kept-bytes.ts';
import { objectInfo } from './object-json.ts';
import { askedTransform, type Resize, sourceType } from './resize.ts';
import { invalidKey, noSuchKey, storageError } from './storage-error.ts';

/** `GET /object/info/{bucket}/{name}`: what is known of an object. */
export function answerInfo(object: StoredObject): Response {
  return Response.json(objectInfo(object), { headers: { ETag: object.metadata.eTag } });
}

/** `GET` and `HEAD /object/public/{bucket}/{name}`: the bytes, or 304 to a browser that has them. */
export async function answerObject(
  readBytes: ReadBytes,
  request: Request,
  object: StoredObject,
): Promise<Response> {
  const { eTag, size, mimetype } = object.metadata;
  const headers = headersOf(request, object);
  if (knows(request, eTag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', mimetype);
  headers.set('Content-Length', String(size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  const bytes = await readBytes(object);
  return bytes ? new Response(bytes, { headers }) : noSuchKey();
}

/** `GET /render/image/public/{bucket}/{name}?width=400&height=225&resize=cover`: the image in another size. */
export async function answerImage(
  readBytes: ReadBytes,
  request: Request,
  { object, resize }: { object: StoredObject; resize: Resize },
): Promise<Response> {
  const source = sourceType(object.metadata.mimetype);
  const asked = source && askedTransform(request, source);
  if (!asked) return unreadable('invalid or unsupported for rendering');
  if (asked instanceof Response) return asked;
  const image = await resize(object.version, () => readBytes(object), asked);
  switch (image) {
    case null:
      return noSuchKey();
    case 'busy':
      return storageError('SlowDown', 'Too many requests');
    case 'unreadable':
      return unreadable('invalid or unsupported for rendering');
    case 'too large':
      return unreadable('too large to process');
  }
  const headers = headersOf(request, object);
  headers.set('ETag', image.etag);
  headers.set('Vary', 'Accept');
  if (knows(request, image.etag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', image.type);
  headers.set('Content-Length', String(image.bytes.length));
  return new Response(request.method === 'HEAD' ? null : image.bytes, { headers });
}

/** The object of a name, or the refusal of a name that there is none of. */
export async function objectNamed(
  objects: DataClient,
  bucket: Bucket,
  name: string,
): Promise<StoredObject | Response> {
  if (!isValidKey(name)) return invalidKey(name);
  return (await findObject(objects, bucket.id, name)) ?? noSuchKey();
}

function unreadable(why: string): Response {
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

function knows(request: Request, eTag: string): boolean {
  const known = request.headers.get('If-None-Match') ?? '';
  return known === '*' || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === eTag);
}
