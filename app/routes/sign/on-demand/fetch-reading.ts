import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { ReaderSources } from '#services/browser/reader/reader-sources.ts';
import type { DrawnSky } from '#services/drawn-sky.ts';

/** Where we are looking for the reading, or found it. */
export type LoadingSource = 'none' | 'cache' | 'database' | 'ai';

export type OnDemandState =
  | { kind: 'loading'; source: LoadingSource }
  | {
      kind: 'ready';
      source: LoadingSource;
      reading: PublishedReading;
      sky: DrawnSky | null;
      /** Whether it had to be generated, and the reader waited for more than a second. */
      hadToWait: boolean;
    }
  | { kind: 'withdrawn' }
  | { kind: 'failed' };

export interface FetchDeps {
  openSources: (signal: AbortSignal) => Promise<ReaderSources>;
  /** Rejects when `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds on a clock that only goes forward. */
  now: () => number;
}

const FETCH_DELAY_MS = 100;
/** The cache responds at once; this is long enough for the browser to paint the message. */
const CACHE_SHOWS_MS = 50;
const RETRY_DELAY_MS = 1_000;
const MIN_WAIT_FOR_TOAST_MS = 1_000;
export const PREPARING: OnDemandState = { kind: 'loading', source: 'none' };

/**
 * Finds a reading, yielding each step: first the copy on the device, then the stored one, then a new one. On failure,
 * yields that it failed, then throws the cause; throws at once when `signal` is aborted.
 */
export async function* fetchReading(
  { openSources, wait, now }: FetchDeps,
  { sign, date, signal }: { sign: Sign; date: CivilDate; signal: AbortSignal },
): AsyncGenerator<OnDemandState, void, void> {
  const opening = openSources(signal);
  // A failure is handled below; until then nothing awaits it.
  opening.catch(() => {});

  try {
    yield PREPARING;
    await wait(FETCH_DELAY_MS, signal);
    const sources = await opening;
    const drawn = sources.sky(date, signal);
    const ready = async (reading: PublishedReading, source: LoadingSource, hadToWait = false) =>
      ({ kind: 'ready', source, reading, sky: await drawn, hadToWait }) as const;

    yield { kind: 'loading', source: 'cache' };
    const kept = sources.kept(sign, date);
    const storedPromise = kept ? null : sources.stored(sign, date, signal);
    // Handled below, too; without this, a rejection in the meantime would count as unhandled.
    storedPromise?.catch(() => {});
    await wait(CACHE_SHOWS_MS, signal);
    if (kept) {
      yield await ready(kept, 'cache');
      return;
    }

    yield { kind: 'loading', source: 'database' };
    const stored = await storedPromise?.catch((error: unknown) => {
      signal.throwIfAborted();
      console.warn(`The store did not respond for ${sign} on ${date}.`, error);
      return null;
    });
    if (stored) {
      sources.keep(stored);
      yield await ready(stored, 'database');
      return;
    }

    yield { kind: 'loading', source: 'ai' };
    const started = now();
    const made = await sources.generated(sign, date, signal).catch(async () => {
      await wait(RETRY_DELAY_MS, signal);
      return sources.generated(sign, date, signal);
    });
    if (made === 'withdrawn') {
      yield { kind: 'withdrawn' };
      return;
    }
    sources.keep(made);
    yield await ready(made, 'ai', now() - started > MIN_WAIT_FOR_TOAST_MS);
  } catch (error) {
    signal.throwIfAborted();
    yield { kind: 'failed' };
    throw error;
  }
}
