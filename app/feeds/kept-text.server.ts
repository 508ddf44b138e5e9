import { MINUTE_MS } from '#domain/calendar/durations.ts';

const KEPT_MS = MINUTE_MS;
/** Each origin has its own entries; invented origins only evict each other. */
const MOST = 24;

const kept = new Map<string, { text: string; until: number }>();

/**
 * Caches a text that is slow to build and often requested for a minute; null results are not cached. `now` is in
 * milliseconds.
 */
export async function keptText(
  key: string,
  now: number,
  make: () => Promise<string | null>,
): Promise<string | null> {
  const known = kept.get(key);
  if (known && known.until > now) return known.text;
  const text = await make();
  kept.delete(key);
  if (text !== null) kept.set(key, { text, until: now + KEPT_MS });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
  }
  return text;
}
