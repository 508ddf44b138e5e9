import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#domain/calendar/durations.ts';

/** Each origin has its own entries, in one cache of 24. */
const cache = new LRUCache<string, string>({
  max: 24,
  ttl: MINUTE_MS,
  perf: { now: () => Date.now() },
});

/** Caches, for a minute, a text that is slow to build and often requested. */
export async function cachedText(key: string, make: () => Promise<string>): Promise<string> {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const text = await make();
  cache.set(key, text);
  return text;
}
