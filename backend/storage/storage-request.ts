import type { DataClient } from '#data/client.ts';
import type { Bucket } from './bucket.ts';
import type { StorageCaller } from './callers.ts';
import type { ReadBytes } from './kept-bytes.ts';
import type { Resize } from './resize.ts';

/** What the handlers need. */
export interface StorageTools {
  /** With the secret key, for the table of the objects. */
  objects: DataClient;
  readBytes: ReadBytes;
  /** Milliseconds since 1970. */
  now: () => number;
  /** If missing, images can't be resized. */
  resize?: Resize;
}

/** A request with the names in its path. */
export interface StorageRequest {
  request: Request;
  caller: StorageCaller;
  bucket: Bucket;
  /** The name of an object, or the id of a bucket. */
  name: string;
}

export type StorageHandler = (
  tools: StorageTools,
  asked: StorageRequest,
) => Promise<Response> | Response;
