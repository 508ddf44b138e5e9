import type { DataClient } from '#data/client.ts';
import { bytesOf, type StoredObject } from '#data/stored-objects.ts';

/** The bytes of an object's version; null if it is gone. */
export type ReadBytes = (
  object: Pick<StoredObject, 'id' | 'version'>,
) => Promise<Uint8Array<ArrayBuffer> | null>;

/**
 * Reads the bytes of objects, once for concurrent requests, and caches those read last, up to `most` bytes: decoding
 * five megabytes blocks the thread for a tenth of a second. A version's bytes never change.
 */
export function keepBytes(objects: DataClient, most: number): ReadBytes {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const underWay = new Map<string, ReturnType<ReadBytes>>();
  let size = 0;

  return async function bytesOfVersion(object) {
    const { version } = object;
    const known = take(version);
    if (known) {
      keep(version, known);
      return known;
    }
    const reading = underWay.get(version) ?? read(object);
    underWay.set(version, reading);
    return reading;
  };

  async function read(object: Parameters<ReadBytes>[0]) {
    try {
      const bytes = await bytesOf(objects, object);
      if (bytes) keep(object.version, bytes);
      return bytes;
    } finally {
      underWay.delete(object.version);
    }
  }

  function take(version: string) {
    const bytes = kept.get(version);
    if (!bytes) return null;
    kept.delete(version);
    size -= bytes.length;
    return bytes;
  }

  function keep(version: string, bytes: Uint8Array<ArrayBuffer>) {
    take(version);
    kept.set(version, bytes);
    size += bytes.length;
    for (const oldest of kept.keys()) {
      if (size <= most) return;
      take(oldest);
    }
  }
}
