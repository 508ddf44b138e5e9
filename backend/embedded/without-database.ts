import type { Backend } from '../backend.ts';
import { refuse } from '../realtime/open-realtime.ts';
import { loadProject, openDataDir } from './data-dir.ts';
import { databaseUnavailable } from './database-unavailable.ts';
import { INTERNAL_URL } from './internal-url.ts';

/**
 * Stands in for a project whose Postgres has not responded since the server started. No request reaches the database,
 * because its grants are still unchecked: the server's own queries fail immediately, and browsers are told to retry.
 * The publishable key is from an earlier start on this machine, or empty.
 */
export async function openWithoutDatabase(settings: {
  dataDir: string;
  databaseUrl: string;
}): Promise<Backend> {
  const project = await loadProject(await openDataDir(settings.dataDir), settings.databaseUrl);
  return {
    url: INTERNAL_URL,
    publishableKey: project?.keys.publishableKey ?? '',
    secretKey: 'none before the database responds',
    async fetch() {
      throw new Error('the database has not responded since the server started');
    },
    handle: async (request) => databaseUnavailable(request),
    realtime: {
      upgrade: (_request, socket) => refuse(socket, '503 Service Unavailable'),
      follow() {},
      async dismiss() {},
      async close() {},
    },
    fault: () => null,
    async close() {},
  };
}
