import { MINUTE_MS } from '#domain/calendar/durations.ts';

const KEPT_MS = MINUTE_MS;
/** Each origin has its own entries; invented origins only evict each other. */
const MOST = 24;

const kept = new Map<string, { text: string; until: number; changes: number }>();

/**
 * Caches a text that is slow to build and often requested, for a minute or until a reading changes; null results are
 * not cached. `now` is in milliseconds; `changes` is the count of changed readings, for texts built from them.
 */
export async function keptText(
  key: string,
  now: number,
  make: () => Promise<string | null>,
  changes = 0,
): Promise<string | null> {
  const known = kept.get(key);
  if (known && known.until > now && known.changes === changes) return known.text;
  const text = await make();
  kept.delete(key);
  if (text !== null) kept.set(key, { text, until: now + KEPT_MS, changes });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
  }
  return text;
}
