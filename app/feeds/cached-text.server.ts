import { MINUTE_MS } from '#domain/calendar/durations.ts';

const CACHED_MS = MINUTE_MS;
/** Each origin has its own entries; invented origins only evict each other. */
const MAX_TEXTS = 24;

const cache = new Map<string, { text: string; until: number }>();

/**
 * Caches, for a minute, a text that is slow to build and often requested. Null is not cached. `now` is in
 * milliseconds.
 */
export async function cachedText(
  key: string,
  now: number,
  make: () => Promise<string | null>,
): Promise<string | null> {
  const known = cache.get(key);
  if (known && known.until > now) return known.text;
  const text = await make();
  cache.delete(key);
  if (text !== null) cache.set(key, { text, until: now + CACHED_MS });
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_TEXTS) break;
    cache.delete(oldest);
  }
  return text;
}
