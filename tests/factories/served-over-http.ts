import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Backend, openBackend } from '#backend/backend.ts';
import { createDataClient } from '#data/client.ts';
import { createApp } from '#server/app.ts';
import { requestListener } from '#server/request-listener.ts';
import { upgradeListener } from '#server/upgrade-listener.ts';
import { computedWriter } from '#services/computed-writer.ts';
import { judge } from '#services/judge.ts';
import { createServices } from '#services/services.ts';
import { keptLog } from './log.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');

/**
 * The backend of a server that asks another one of ours, as it would a hosted Supabase project: by `SUPABASE_URL` and its
 * two keys. The other serves all of its endpoints behind a port, but has no schedule, so its store holds what a test puts
 * there. Closing the one closes the other.
 */
export async function hostedBy(project: Backend): Promise<Backend> {
  const { url: inside, secretKey, publishableKey, fetch } = project;
  const log = keptLog();
  const data = createDataClient({ url: inside, key: secretKey, fetch });
  const app = createApp({
    backend: project,
    services: createServices({ data, writer: computedWriter, judge, clock: () => NOW, log }),
    renderPage: async () => new Response(null, { status: 404 }),
    log,
    publicDir: null,
    imageHost: null,
    siteUrl: null,
    trustedProxies: 0,
  });
  const server = createServer(requestListener(app.fetch));
  server.on('upgrade', upgradeListener({ backend: project, trustedProxies: 0 }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const backend = await openBackend(
    { dataDir: '', supabase: { url, publishableKey, secretKey } },
    keptLog(),
  );
  return {
    ...backend,
    async close() {
      await backend.close();
      await project.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
