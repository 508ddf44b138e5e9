import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';

const BUCKET = 'images';
/** How long browsers cache an image from the bucket's own URL, in seconds. */
const KEPT_FOR = '86400';
const MAX_IMAGES = 1000;

/** The top level of the images bucket: names, each with the hash of its bytes. Throws a DataError. */
export async function listImages(client: DataClient): Promise<Map<string, string>> {
  const { data, error } = await client.storage.from(BUCKET).list('', { limit: MAX_IMAGES });
  if (error) throw failed('Listing the images', error);
  return new Map(
    data
      .filter(({ id }) => id !== null)
      .map(({ name, metadata }) => [name, String(metadata?.eTag ?? '').replaceAll('"', '')]),
  );
}

/** The bytes of an image, or null if there is no such image. Throws a DataError. */
export async function readImage(client: DataClient, name: string): Promise<Uint8Array | null> {
  const { data, error } = await client.storage.from(BUCKET).download(name);
  if (error && isMissing(error)) return null;
  if (error) throw failed(`Reading the image ${name}`, error);
  return data.bytes();
}

/** The hash that we uploaded an image with, or null if somebody else uploaded it. Throws a DataError. */
export async function hashAtUpload(client: DataClient, name: string): Promise<string | null> {
  const { data, error } = await client.storage.from(BUCKET).info(name);
  if (error) throw failed(`Looking up the image ${name}`, error);
  const hash: unknown = data.metadata?.hash;
  return typeof hash === 'string' ? hash : null;
}

/** Uploads a WebP image to the bucket, replacing one of the same name. Needs the secret key. Throws a DataError. */
export async function putImage(
  client: DataClient,
  { name, bytes, hash }: { name: string; bytes: Uint8Array; hash: string },
): Promise<void> {
  const { error } = await client.storage.from(BUCKET).upload(name, bytes, {
    contentType: 'image/webp',
    cacheControl: KEPT_FOR,
    metadata: { hash },
    upsert: true,
  });
  if (error) throw failed(`Uploading the image ${name}`, error);
}

function isMissing(error: Error): boolean {
  return 'statusCode' in error && error.statusCode === '404';
}

function failed(question: string, error: Error): DataError {
  const code = 'statusCode' in error ? String(error.statusCode) : undefined;
  return new DataError(question, { message: error.message, code });
}
