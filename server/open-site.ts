import type { Backend } from '#backend/backend.ts';
import { boundedFetch, type FetchBounds } from '#data/bounded-fetch.ts';
import { createDataClient } from '#data/client.ts';
import type { Log } from '#services/log.ts';
import { createServices } from '#services/services.ts';
import type { AppDeps } from './app.ts';
import type { Clock } from './clock.ts';
import { ensureArchive } from './ensure-archive.ts';
import { ensureReady } from './ensure-ready.ts';
import type { Env } from './env.ts';
import { type Health, watchHealth } from './health.ts';
import type { Metrics } from './metrics.ts';
import { openWriters } from './open-writers.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';

export interface OpenSite
  extends Pick<
    AppDeps,
    'services' | 'log' | 'health' | 'metrics' | 'imageHost' | 'siteUrl' | 'trustedProxies'
  > {
  backend: Backend;
  siteName: string;
  /** How many requests to the store that a page waits for have failed. */
  storeFailures: () => number;
  /** Finishes the current reading, then disconnects from the store. */
  close(): Promise<void>;
}

/** The store's time limit for work that no page waits for. */
const BACKGROUND_TIMEOUT_MS = 10_000;

/**
 * Opens everything behind the pages on a backend, which the site closes when it is closed: writer, services, and the
 * schedule. When it returns, the readings of every date that is today somewhere are ready, unless the store failed
 * or `signal` was aborted.
 */
export async function openSite(
  env: Env,
  { log, clock, signal }: { log: Log; clock: Clock; signal?: AbortSignal },
  backend: Backend,
): Promise<OpenSite> {
  const metrics = await metricsFor(env, () => health.check());
  const connect = (bounds: FetchBounds) =>
    createDataClient({
      url: backend.url,
      key: backend.secretKey,
      fetch: boundedFetch(backend.fetch ?? fetch, bounds),
    });
  const { computed, writer, ...writers } = await openWriters(env.ai, clock, log);
  let storeFailures = 0;
  const data = connect({
    onFailure(method) {
      storeFailures++;
      metrics?.storeFailure(method);
    },
  });
  const services = createServices({
    data,
    background: connect({
      longestMs: BACKGROUND_TIMEOUT_MS,
      onFailure: metrics?.storeFailure,
    }),
    computed,
    writer,
    clock,
    log,
    onGeneration: metrics?.generation,
  });
  const health = watchHealth({ services, storeFault: backend.fault, log });
  const unsubscribe = subscribeToChanges(backend, data, services.changes, log);
  const schedule = await ensureReady(services, log, signal);
  const archive = ensureArchive(services, log, { days: env.archiveDays });

  return {
    backend,
    services,
    log,
    health,
    metrics,
    siteName: env.siteName,
    siteUrl: env.siteUrl,
    imageHost: env.imageHost,
    trustedProxies: env.trustedProxies,
    storeFailures: () => storeFailures,
    async close() {
      schedule.stop();
      archive.stop();
      health.stop();
      writers.stopWaiting();
      await schedule.idle();
      await archive.idle();
      await writers.stop();
      await unsubscribe();
      await backend.close();
    },
  };
}

/** Loaded only if somebody may read them. */
async function metricsFor(
  { metricsToken }: Env,
  health: () => Promise<Health>,
): Promise<Metrics | null> {
  if (metricsToken === null) return null;
  const { openMetrics } = await import('./metrics.ts');
  return openMetrics(metricsToken, health);
}
