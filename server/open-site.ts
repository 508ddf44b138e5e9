import type { Logger } from 'pino';
import { openBackend } from '#backend/backend.ts';
import { createDataClient } from '#data/client.ts';
import type { ReadingWriter } from '#domain/reading/reading-writer.ts';
import { createServices, type Services } from '#services/services.ts';
import type { AppDeps } from './app.ts';
import { startClock } from './clock.ts';
import type { Env } from './env.ts';
import { keepReady } from './keep-ready.ts';

export interface OpenSite extends Pick<AppDeps, 'backend' | 'services' | 'log'> {
  services: Services;
  siteName: string;
  siteUrl: string | null;
  /** Finishes the reading under way, then lets go of the store. */
  close(): Promise<void>;
}

/** Opens everything behind the pages: store, clock, services, and the schedule, its first round done. */
export async function openSite(env: Env, writer: ReadingWriter, log: Logger): Promise<OpenSite> {
  const clock = startClock(env.clockStart);
  if (env.clockStart !== null) {
    log.warn(
      { clock: new Date(clock()).toISOString() },
      'CLOCK is set: this is not the real time.',
    );
  }

  const backend = await openBackend(env);
  const data = createDataClient({
    url: backend.url,
    key: backend.secretKey,
    fetch: backend.fetch,
  });
  const services = createServices({ data, writer, clock, log });
  const schedule = await keepReady(services, log);

  return {
    backend,
    services,
    log,
    siteName: env.siteName,
    siteUrl: env.siteUrl,
    async close() {
      schedule.stop();
      await schedule.idle();
      await backend.close();
    },
  };
}
