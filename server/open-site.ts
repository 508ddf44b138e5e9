import type { Logger } from 'pino';
import { type Backend, openBackend } from '#backend/backend.ts';
import { boundedFetch } from '#data/bounded-fetch.ts';
import { createDataClient } from '#data/client.ts';
import { judge } from '#services/judge.ts';
import { createServices, type Services } from '#services/services.ts';
import type { AppDeps } from './app.ts';
import { startClock } from './clock.ts';
import type { Env } from './env.ts';
import { hearChanges } from './hear-changes.ts';
import { keepReady } from './keep-ready.ts';
import { openWriter } from './open-writer.ts';

export interface OpenSite
  extends Pick<AppDeps, 'services' | 'log' | 'imageHost' | 'siteUrl' | 'trustedProxies'> {
  backend: Backend;
  services: Services;
  siteName: string;
  /** Finishes the reading under way, then lets go of the store. */
  close(): Promise<void>;
}

/**
 * Opens everything behind the pages: store, clock, writer, services, and the schedule; the readings of
 * every date that is today somewhere stand ready when it returns.
 */
export async function openSite(env: Env, log: Logger): Promise<OpenSite> {
  const clock = startClock(env.clockStart);
  if (env.clockStart !== null) {
    log.warn(
      { clock: new Date(clock()).toISOString() },
      'CLOCK is set: this is not the real time.',
    );
  }

  const backend = await openBackend(env, log);
  const data = createDataClient({
    url: backend.url,
    key: backend.secretKey,
    fetch: boundedFetch(backend.fetch ?? fetch),
  });
  const { writer, stop: stopWriter } = await openWriter(env.ai, clock, log);
  const services = createServices({ data, writer, judge, clock, log });
  const stopHearing = hearChanges(backend, data, services.changes, log);
  const schedule = await keepReady(services, log);

  return {
    backend,
    services,
    log,
    siteName: env.siteName,
    siteUrl: env.siteUrl,
    imageHost: env.imageHost,
    trustedProxies: env.trustedProxies,
    async close() {
      schedule.stop();
      stopWriter();
      await schedule.idle();
      await stopHearing();
      await backend.close();
    },
  };
}
