import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#domain/calendar/durations.ts';

/** Each origin has its own entries; invented origins only evict each other. */
const cache = new LRUCache<string, string>({
  max: 24,
  ttl: MINUTE_MS,
  perf: { now: () => Date.now() },
});

/** Caches, for a minute, a text that is slow to build and often requested. */
export async function cachedText(key: string, make: () => Promise<string>): Promise<string> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const text = await make();
  cache.set(key, text);
  return text;
}
