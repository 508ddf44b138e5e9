import { LRUCache } from 'lru-cache';
import type { DataClient } from '#data/client.ts';
import { bytesOf, type StoredObject } from '#data/stored-objects.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of an object's version; null if it is gone. */
export type ReadBytes = (object: Pick<StoredObject, 'id' | 'version'>) => Promise<Bytes | null>;

/**
 * Reads the bytes of objects, once for concurrent requests, and caches the most recently read, up to `maxBytes`:
 * decoding five megabytes blocks the thread for a tenth of a second. A version's bytes never change.
 */
export function keepBytes(objects: DataClient, maxBytes: number): ReadBytes {
  const cache = new LRUCache<string, Bytes, Parameters<ReadBytes>[0]>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    fetchMethod: async (_version, _stale, { context }) =>
      (await bytesOf(objects, context)) ?? undefined,
  });
  return async (object) => (await cache.fetch(object.version, { context: object })) ?? null;
}
