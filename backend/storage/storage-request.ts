import type { DataClient } from '#data/client.ts';
import type { Bucket } from './bucket.ts';
import type { StorageCaller } from './callers.ts';
import type { ReadBytes } from './kept-bytes.ts';
import type { Resize } from './resize.ts';

/** What the answers need. */
export interface StorageTools {
  /** With the secret key, to the table that the objects are in. */
  objects: DataClient;
  readBytes: ReadBytes;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Without it there are no images in other sizes. */
  resize?: Resize;
}

/** A request, with what its path names. */
export interface StorageRequest {
  request: Request;
  caller: StorageCaller;
  bucket: Bucket;
  /** The name of an object, or the id of a bucket. */
  name: string;
}
