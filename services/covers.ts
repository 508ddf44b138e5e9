import { setImmediate } from 'node:timers/promises';
import type { DataClient } from '#data/client.ts';
import { hashAtUpload, listImages, putImage, readImage } from '#data/images.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { type Log, orNull } from './log.ts';

/** An image in the images bucket. */
export interface StoredCover {
  /** The hash of its bytes. */
  hash: string;
  /** Its bytes; null if the store can't deliver them. */
  read(): Promise<Uint8Array | null>;
}

/** A cover that is part of the build. */
export interface BundledCover {
  id: string;
  bytes: Uint8Array;
  /** The MD5 of its bytes in hexadecimal, which Supabase uses as the object's ETag. */
  hash: string;
}

/** The covers in the images bucket, each as `{id}.webp`. */
export interface Covers {
  /** The bucket's image under an id, as far as this server knows; null if there is none. */
  find(id: string): StoredCover | null;
  /**
   * Uploads covers that the bucket lacks or has from an earlier version of the site. Images uploaded by anyone else
   * stay. Failures are logged.
   */
  put(readBundled: () => Promise<readonly BundledCover[]>): Promise<void>;
}

/** How long it can take to notice changes that others make to the bucket. */
const MAX_AGE_MS = 60_000;

export function openCovers({
  data,
  clock,
  log,
}: {
  data: DataClient;
  clock: () => Instant;
  log: Log;
}): Covers {
  let known = new Map<string, string>();
  let refreshedAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    refreshedAt = clock();
    known = await listImages(data);
  }

  function read(name: string): Promise<Uint8Array | null> {
    const message = 'A cover could not be read; pages show the bundled one.';
    return orNull(log, message, () => readImage(data, name));
  }

  return {
    find(id) {
      if (clock() - refreshedAt > MAX_AGE_MS) {
        refresh().catch((error) => log.warn({ err: error }, 'The images could not be listed.'));
      }
      const name = nameOf(id);
      const hash = known.get(name);
      return hash === undefined ? null : { hash, read: () => read(name) };
    },

    async put(readBundled) {
      try {
        await refresh();
        let count = 0;
        for (const { id, bytes, hash } of await readBundled()) {
          const name = nameOf(id);
          if (await isUpToDate(name, hash)) continue;
          await putImage(data, { name, bytes, hash });
          count++;
          // SQLite answers synchronously: without a pause, no other request would be served until all are uploaded.
          await setImmediate();
        }
        if (count > 0) {
          await refresh();
          log.info({ count }, 'Covers were uploaded to the images bucket.');
        }
      } catch (error) {
        log.warn({ err: error }, 'The covers could not be uploaded to the images bucket.');
      }
    },
  };

  async function isUpToDate(name: string, hash: string): Promise<boolean> {
    const stored = known.get(name);
    if (stored === undefined || stored === hash) return stored === hash;
    const uploadedHash = await hashAtUpload(data, name);
    return uploadedHash === null || uploadedHash === hash;
  }
}

function nameOf(id: string): string {
  return `${id}.webp`;
}
