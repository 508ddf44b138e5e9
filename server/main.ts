import { type ServerType, serve } from '@hono/node-server';
import pino from 'pino';
import { readEnv } from './env.ts';
import { exitWithSentence } from './exit-with-sentence.ts';
import { type OpenSite, openSite } from './open-site.ts';

/** The process: reads the environment, opens the site, listens, and shuts down when told to. */
const log = pino({ base: null });
try {
  const env = readEnv(process.env);
  const site = await openSite(env, log);
  const { createSite } = await import('../build/server/index.js');
  const { fetch } = createSite({ ...site, publicDir: 'build/client' });

  const server = serve({ fetch, port: env.port, hostname: env.host }, ({ port }) => {
    log.info({ port }, `The site is at http://localhost:${port}`);
  });
  server.on('error', exitWithSentence);
  process.once('SIGINT', () => shutDown(site, server));
  process.once('SIGTERM', () => shutDown(site, server));
} catch (error) {
  exitWithSentence(error);
}

async function shutDown(site: OpenSite, server: ServerType): Promise<void> {
  log.info('Shutting down.');
  server.close();
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  await site.close();
  process.exit(0);
}
