import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from '#backend/backend.ts';
import type { Log } from '#services/log.ts';
import { openBackendOrStandIn } from './await-database.ts';
import { type Clock, openClock } from './clock.ts';
import { prepareToClose } from './close-server.ts';
import { type Env, logSettings, readEnv } from './env.ts';
import { exitWithSentence } from './exit-with-sentence.ts';
import { handleUncaughtErrors } from './handle-uncaught-errors.ts';
import { openLog } from './log/open-log.ts';
import { redirectOutputToLog } from './log/redirect-output-to-log.ts';
import { requestRecorder } from './middleware/observe-requests.ts';
import { openSite } from './open-site.ts';
import { FOR_PAGE_THREAD } from './page-threads/messages.ts';
import { openPageThreads } from './page-threads/open-page-threads.ts';
import { readSheets } from './pages/inline-styles.ts';
import { serveFiles } from './pages/serve-files.ts';
import { type Answerer, servePages } from './pages/serve-pages.ts';
import { limitConnections, REQUEST_LIMITS } from './request-limits.ts';
import { requestListener } from './request-listener.ts';
import { isRealtimeUpgrade, upgradeListener } from './upgrade-listener.ts';

const CLIENT = 'build/client';
/** How long in-flight requests may take once the process has been asked to end. */
const SHUTDOWN_GRACE_MS = 10_000;
/** A hanging store must not keep the process alive: its in-flight work is lost anyway. */
const CLOSE_TIMEOUT_MS = 5_000;

// The process: reads the environment, opens the site, listens, and shuts down when told to.
let env: Env | undefined;
try {
  env = readEnv(process.env);
  await serve(env);
} catch (error) {
  exitWithSentence(error, env);
}

async function serve(env: Env): Promise<void> {
  const log = openLog(logSettings(env));
  redirectOutputToLog(log);
  handleUncaughtErrors(log);
  const { backend, whenAvailable } = await openBackendOrStandIn(env, log);
  const shared = { log, clock: openClock(env, log) };
  let current = await openPages(env, shared, backend);

  const server = createServer(
    { ...REQUEST_LIMITS, shouldUpgradeCallback: isRealtimeUpgrade },
    requestListener((...asked) => current.fetch(...asked), {
      hostname: env.host,
      first: (...asked) => current.first(...asked),
    }),
  );
  limitConnections(server);
  const closeServer = prepareToClose(server);
  server.on('upgrade', (...upgrade) =>
    upgradeListener({ ...current.site, trustedProxies: trustedProxies(env) })(...upgrade),
  );
  server.on('error', (error) => exitWithSentence(error, env));
  const threads = env.pageThreads > 0 ? await openThreads() : null;
  if (!threads) {
    server.listen(env.port, env.host);
    await once(server, 'listening');
  }
  const port = threads?.port ?? (server.address() as AddressInfo).port;
  log.info({ port }, `The site is at http://localhost:${port}`);

  const ending = new AbortController();
  const replacing = whenAvailable && replaceStandIn(whenAvailable, ending.signal);

  // The same signal can arrive twice, to the process group and forwarded by `npm start`.
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!isEnding) void shutDown();
      isEnding = true;
    });
  }

  await replacing;

  async function openThreads() {
    const { site } = current;
    const opened = await openPageThreads({
      ...env,
      ...shared,
      count: env.pageThreads,
      main: server,
      logSettings: logSettings(env),
      counter: site.metrics,
    });
    opened.follow(site.services.changes);
    return opened;
  }

  async function replaceStandIn(openLater: NonNullable<typeof whenAvailable>, signal: AbortSignal) {
    try {
      const standIn = current.site;
      const backend = await openLater(signal);
      current = await openPages(env, { ...shared, signal }, backend);
      threads?.follow(current.site.services.changes);
      log.info({}, 'The database is up.');
      await standIn.close();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Closes the main thread's server last: it answers the requests of the page threads. */
  async function closeAll() {
    await threads?.close(SHUTDOWN_GRACE_MS);
    await closeServer(threads ? 0 : SHUTDOWN_GRACE_MS);
  }

  async function shutDown() {
    log.info({}, 'Shutting down.');
    ending.abort();
    await Promise.all([closeAll(), current.site.backend.realtime?.dismiss()]);
    setTimeout(() => {
      log.warn({}, 'The store did not close in time.');
      process.exit(1);
    }, CLOSE_TIMEOUT_MS);
    // The site that replaces the stand-in may still be opening: a child process prepares its database, or it is storing
    // its first readings.
    await replacing;
    await current.site.close();
    process.exit(0);
  }
}

/** A page thread sits in front of the main one, so it counts as one more proxy. */
function trustedProxies(env: Env): number {
  return env.trustedProxies + (env.pageThreads > 0 ? 1 : 0);
}

/** Opens the site on a backend and returns its request handlers: cached files and pages first, then the app. */
async function openPages(
  env: Env,
  given: { log: Log; clock: Clock; signal?: AbortSignal },
  backend: Backend,
) {
  const site = await openSite(env, given, backend);
  const { createSite, bundledCovers } = await import('../build/server/index.js');
  const { fetch } = createSite({
    ...site,
    trustedProxies: trustedProxies(env),
    sheets: readSheets(CLIENT),
  });
  void site.services.covers.put(bundledCovers);

  const record = requestRecorder(given.log, site.metrics);
  const files = serveFiles(CLIENT, record, env);
  const pages = servePages({
    ...site,
    record,
    isRecorded: ({ headers }) => env.pageThreads === 0 || !(FOR_PAGE_THREAD in headers),
    render: async (request) => fetch(request, { isForCache: true }),
  });
  const first: Answerer = (request, response) =>
    files(request, response) || pages(request, response);
  return { site, fetch, first };
}
