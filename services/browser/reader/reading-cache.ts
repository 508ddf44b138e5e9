import type { CivilDate, Instant } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

const PREFIX = 'horoscope_cache_';
/** Does not begin with the prefix, so it is not an entry and never expires. */
const COUNTS_KEY = 'horoscope_counts';
const LIFETIME_MS = 12 * 60 * 60 * 1000;

export interface CacheEntry<Kept> {
  data: Kept;
  /** When it was stored, by the device's clock. */
  timestamp: Instant;
  zodiacSign: Sign;
  date: CivilDate;
}

export interface CacheCounts {
  hits: number;
  misses: number;
}

/** The readings cached on this device for twelve hours. Failures are logged once. */
export interface ReadingCache<Kept> {
  /** The fresh entry of a sign and date, counted as a hit; null is counted as a miss. */
  find(sign: Sign, date: CivilDate): Kept | null;
  /** The same without counting, for callers that are not looking for a reading. */
  peek(sign: Sign, date: CivilDate): Kept | null;
  /** Stores an entry, and removes expired ones. */
  keep(sign: Sign, date: CivilDate, data: Kept): void;
}

export interface CacheDeps<Kept> {
  /** The device's storage; even accessing it may throw. */
  storage: () => Storage;
  now: () => Instant;
  /** An entry's contents, or null if they are not valid. */
  parse: (sign: Sign, date: CivilDate, data: unknown) => Kept | null;
}

/** A cache in the storage that `storage` returns, which is called for every access. Creating it touches nothing. */
export function openReadingCache<Kept>({
  storage,
  now,
  parse,
}: CacheDeps<Kept>): ReadingCache<Kept> {
  return {
    find(sign, date) {
      return attempt(() => {
        const store = storage();
        const entry = lookUp(store, sign, date);
        attempt(() => count(store, entry ? 'hits' : 'misses'));
        return entry;
      });
    },
    peek: (sign, date) => attempt(() => lookUp(storage(), sign, date)),
    keep(sign, date, data) {
      const entry: CacheEntry<Kept> = { data, timestamp: now(), zodiacSign: sign, date };
      attempt(() => {
        const store = storage();
        removeExpired(store);
        store.setItem(keyOf(sign, date), JSON.stringify(entry));
      });
    },
  };

  function lookUp(store: Storage, sign: Sign, date: CivilDate): Kept | null {
    const key = keyOf(sign, date);
    const entry = readEntry(store, key);
    if (entry?.zodiacSign === sign && entry.date === date && isFresh(entry)) {
      const kept = parse(sign, date, entry.data);
      if (kept !== null) return kept;
    }
    store.removeItem(key);
    return null;
  }

  function removeExpired(store: Storage): void {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
    for (const key of keys) {
      if (!key?.startsWith(PREFIX)) continue;
      const entry = readEntry(store, key);
      if (!entry || !isFresh(entry)) store.removeItem(key);
    }
  }

  /** An entry from the future is not fresh, so a clock that was set back can't keep it for longer. */
  function isFresh({ timestamp }: Partial<CacheEntry<unknown>>): boolean {
    if (typeof timestamp !== 'number') return false;
    const age = now() - timestamp;
    return age >= 0 && age < LIFETIME_MS;
  }
}

/** The hits and misses on this device so far. */
export function readCounts(store: Pick<Storage, 'getItem'>): CacheCounts {
  const { hits, misses } = Object(readJson(store, COUNTS_KEY)) as Partial<CacheCounts>;
  return {
    hits: Number.isInteger(hits) ? hits! : 0,
    misses: Number.isInteger(misses) ? misses! : 0,
  };
}

function count(store: Storage, what: keyof CacheCounts): void {
  const counts = readCounts(store);
  store.setItem(COUNTS_KEY, JSON.stringify({ ...counts, [what]: counts[what] + 1 }));
}

function keyOf(sign: Sign, date: CivilDate): string {
  return `${PREFIX}${sign}${date}`;
}

function readEntry(store: Storage, key: string): Partial<CacheEntry<unknown>> | null {
  const json = readJson(store, key);
  return typeof json === 'object' ? json : null;
}

function readJson(store: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? 'null');
  } catch {
    // Not one of our entries.
    return null;
  }
}

function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch (cause) {
    warnOnce(cause);
    return null;
  }
}

const warnedOf = new Set<string>();

/** A blocked or full storage fails every time; one log line is enough. */
function warnOnce(cause: unknown): void {
  const name = cause instanceof Error ? cause.name : String(cause);
  if (warnedOf.has(name)) return;
  warnedOf.add(name);
  console.warn('The reading cache on this device is unavailable.', cause);
}
