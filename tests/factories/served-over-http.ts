import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from '#backend/backend.ts';
import { openBackend } from '#backend/open-backend.ts';
import { createDataClient } from '#data/client.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { judge } from '#domain/reading/gates/judgment.ts';
import { createApp } from '#server/app.ts';
import { requestListener } from '#server/request-listener.ts';
import { isRealtimeUpgrade, upgradeListener } from '#server/upgrade-listener.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import { createServices } from '#services/services.ts';
import { keptLog } from './log.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');

/** All endpoints of our server for a backend, on a port of their own. There are no pages and no schedule. */
export async function servedOverHttp(
  backend: Backend,
): Promise<{ url: string; close: () => void }> {
  const { url: inside, secretKey, fetch } = backend;
  const log = keptLog();
  const data = createDataClient({ url: inside, key: secretKey, fetch });
  const app = createApp({
    backend,
    services: createServices({
      data,
      computed: createComputedWriter({ judge, log }),
      clock: () => NOW,
      log,
    }),
    health: {
      check: async () => ({ reason: null, date: civilDate('2026-11-21'), readiness: null }),
    },
    metrics: null,
    renderPage: async () => new Response(null, { status: 404 }),
    log,
    imageHost: null,
    siteUrl: null,
    trustedProxies: 0,
    sheets: new Map(),
  });
  const server = createServer(
    { shouldUpgradeCallback: isRealtimeUpgrade },
    requestListener(app.fetch),
  );
  server.on('upgrade', upgradeListener({ backend, trustedProxies: 0 }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * The backend of a server that uses another of our servers as a hosted Supabase project, through `SUPABASE_URL` and its
 * two keys. Closing it closes the other.
 */
export async function hostedBy(project: Backend): Promise<Backend> {
  const { publishableKey, secretKey } = project;
  const server = await servedOverHttp(project);
  const supabase = { url: server.url, publishableKey, secretKey };
  const backend = await openBackend({ dataDir: '', supabase }, keptLog());
  return {
    ...backend,
    async close() {
      await backend.close();
      await project.close();
      server.close();
    },
  };
}
