import { Buffer } from 'node:buffer';
import { imageSize } from 'image-size';
import type { Json } from '#data/database.types.ts';
import { parsedJson } from '../parsed-json.ts';
import { boundedBody } from './bounded-body.ts';
import type { Bucket } from './bucket.ts';
import { storageError, tooLarge } from './storage-error.ts';

/** An uploaded file with its declared metadata. */
export interface Upload {
  bytes: Uint8Array;
  mimetype: string;
  cacheControl: string;
  userMetadata: Json;
}

/** The size of a form around its file: boundaries, other fields, and up to 64 KB of metadata. */
const FORM_BYTES = 72 * 1024;
const METADATA_BYTES = 64 * 1024;
const CACHE_CONTROL = /^[\w=, -]{1,100}$/;

/**
 * The file that a request uploads, in a form (a Blob in supabase-js) or as the body itself (anything else), or the
 * refusal of a file that the bucket does not accept or whose content doesn't match its declared type. If the headers
 * show that the type isn't allowed, the body is not read.
 */
export async function readUpload(request: Request, bucket: Bucket): Promise<Upload | Response> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  return type.startsWith('multipart/form-data')
    ? readForm(request, type, bucket)
    : readBody(request, type, bucket);
}

async function readBody(
  request: Request,
  mimetype: string,
  bucket: Bucket,
): Promise<Upload | Response> {
  if (!bucket.allowedMimeTypes.includes(mimetype)) return wrongType(mimetype);
  const bytes = await boundedBody(request, bucket.fileSizeLimit);
  if (!bytes) return tooLarge();
  const metadata = Buffer.from(request.headers.get('x-metadata') ?? '', 'base64').toString();
  return uploaded(bytes, mimetype, request.headers.get('cache-control'), metadata);
}

async function readForm(
  request: Request,
  type: string,
  bucket: Bucket,
): Promise<Upload | Response> {
  const body = await boundedBody(request, bucket.fileSizeLimit + FORM_BYTES);
  if (!body) return tooLarge();
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  const file = form && [...form.values()].find((value) => value instanceof File);
  if (!file) return storageError('InvalidRequest', 'No content provided');
  const mimetype = textOf(form.get('contentType')) ?? file.type;
  if (!bucket.allowedMimeTypes.includes(mimetype)) return wrongType(mimetype);
  if (file.size > bucket.fileSizeLimit) return tooLarge();
  const seconds = textOf(form.get('cacheControl'));
  return uploaded(
    await file.bytes(),
    mimetype,
    seconds && `max-age=${seconds}`,
    textOf(form.get('metadata')),
  );
}

function uploaded(
  bytes: Uint8Array,
  mimetype: string,
  cacheControl: string | null,
  metadata: string | null,
): Upload | Response {
  if (metadata && metadata.length > METADATA_BYTES) {
    return storageError('EntityTooLarge', 'The user_metadata exceeded the maximum allowed size');
  }
  if (typeOf(bytes) !== mimetype) {
    return storageError('InvalidMimeType', `The content is not of mime type ${mimetype}`);
  }
  const isPlain = cacheControl !== null && CACHE_CONTROL.test(cacheControl);
  return {
    bytes,
    mimetype,
    cacheControl: isPlain ? cacheControl : 'no-cache',
    userMetadata: objectOf(metadata),
  };
}

/** The type that the bytes themselves show; null if they are not an image. */
function typeOf(bytes: Uint8Array): string | null {
  try {
    const { type } = imageSize(bytes);
    return type === 'jpg' ? 'image/jpeg' : `image/${type}`;
  } catch {
    return null;
  }
}

function wrongType(mimetype: string): Response {
  return storageError('InvalidMimeType', `mime type ${mimetype} is not supported`);
}

function textOf(value: FormDataEntryValue | null): string | null {
  return typeof value === 'string' ? value : null;
}

/** Like Supabase, ignores metadata that is not a JSON object. */
function objectOf(json: string | null): Json {
  const value = parsedJson(json || '{}') as Json;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
