import { LRUCache } from 'lru-cache';
import type { MadePicture } from './made-picture.server.ts';

export interface PictureCacheLimits {
  /** The cache's size; the least recently used pictures are evicted first. */
  maxBytes: number;
  /** How many pictures are rendered at once; the others wait. */
  atOnce: number;
  /** How many may wait; further requests get `busy`. */
  maxWaiting: number;
}

type Make = () => Promise<MadePicture | null>;

/** The picture for `key`, null if `make` has none, or `busy` if too many are waiting. */
export type PictureCache = (key: string, make: Make) => Promise<MadePicture | null | 'busy'>;

/**
 * Caches pictures and renders missing ones, once for concurrent requests, within fixed limits of memory and work. If a
 * picture can't be rendered it throws, and the next request tries again.
 */
export function createPictureCache({
  maxBytes,
  atOnce,
  maxWaiting,
}: PictureCacheLimits): PictureCache {
  const cache = new LRUCache<string, MadePicture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const underWay = new Map<string, Promise<MadePicture | null>>();
  const waiting: (() => void)[] = [];
  let working = 0;

  return async function pictureOf(key, make) {
    const cached = cache.get(key);
    if (cached) return cached;
    const running = underWay.get(key);
    if (running) return running;
    if (working >= atOnce && waiting.length >= maxWaiting) return 'busy';

    const making = makeAndKeep(key, make);
    underWay.set(key, making);
    return making;
  };

  /** Stays in `underWay` until it is cached, so no request in between renders it twice. */
  async function makeAndKeep(key: string, make: Make): Promise<MadePicture | null> {
    try {
      const picture = await inTurn(make);
      if (picture) cache.set(key, picture);
      return picture;
    } finally {
      underWay.delete(key);
    }
  }

  async function inTurn(make: Make): Promise<MadePicture | null> {
    if (working >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else working++;
    try {
      return await make();
    } finally {
      // Hand the slot to the next one.
      const next = waiting.shift();
      if (next) next();
      else working--;
    }
  }
}
