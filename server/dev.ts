import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { openBackend } from '#backend/open-backend.ts';
import { openClock } from './clock.ts';
import { type Env, logSettings, readEnv } from './env.ts';
import { exitWithSentence } from './exit-with-sentence.ts';
import { openLog } from './log/open-log.ts';
import { openSite } from './open-site.ts';
import { requestListener } from './request-listener.ts';
import { isRealtimeUpgrade, upgradeListener } from './upgrade-listener.ts';

/** `npm run dev`: the same site, its pages rebuilt as they change. */
let env: Env | undefined;
try {
  env = readEnv(process.env);
  const log = openLog(logSettings(env));
  const site = await openSite(
    env,
    { log, clock: openClock(env, log) },
    await openBackend(env, log),
  );
  const httpServer = createServer();
  const vite = await createVite({
    server: { middlewareMode: { server: httpServer }, hmr: { server: httpServer } },
    appType: 'custom',
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable server build.');

  const answer = requestListener(async (request, env) => {
    const entry: typeof import('./entry.ts') = await ssr.runner.import('/server/entry.ts');
    return entry.createSite({ ...site, sheets: new Map() }).fetch(request, env);
  });
  const { bundledCovers }: typeof import('./entry.ts') =
    await ssr.runner.import('/server/entry.ts');
  void site.services.covers.put(bundledCovers);
  const upgrade = upgradeListener(site);
  httpServer.on('upgrade', (request, socket, head) => {
    // The others are Vite's.
    if (isRealtimeUpgrade(request)) upgrade(request, socket, head);
  });
  httpServer.on('request', (request, response) => {
    vite.middlewares(request, response, () => answer(request, response));
  });
  httpServer.listen(env.port, env.host, () => {
    const { port } = httpServer.address() as AddressInfo;
    log.info({ port }, `The site, with reload, is at http://localhost:${port}`);
  });
} catch (error) {
  exitWithSentence(error, env);
}
