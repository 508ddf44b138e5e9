import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { openReadingChanges } from '#services/reading-changes.ts';
import { prepareToClose } from '../close-server.ts';
import { openInFlightLimit } from '../in-flight.ts';
import { openLog } from '../log/open-log.ts';
import type { CountedRequest } from '../metrics.ts';
import { requestRecorder } from '../middleware/observe-requests.ts';
import { serveFiles } from '../pages/serve-files.ts';
import { servePages } from '../pages/serve-pages.ts';
import { limitConnections, REQUEST_LIMITS } from '../request-limits.ts';
import { isRealtimeUpgrade } from '../upgrade-listener.ts';
import { askMain } from './ask-main.ts';
import type { MessageFromThread, MessageToThread, PageThreadSettings } from './messages.ts';

/**
 * A thread that accepts connections and serves cached pages and files from memory. It gets the pages that it lacks, and
 * everything else, from the main thread.
 */
const settings = workerData as PageThreadSettings;
const { address, siteUrl, clockAheadMs } = settings;

const REPORT_INTERVAL_MS = 1_000;
const send = (message: MessageFromThread) => parentPort!.postMessage(message);

let counted: CountedRequest[] = [];
const metrics = settings.isCounted
  ? { request: (answered: CountedRequest) => void counted.push(answered) }
  : null;
function sendCounted(): void {
  if (counted.length > 0) send({ type: 'counted', requests: counted });
  counted = [];
}
setInterval(sendCounted, REPORT_INTERVAL_MS).unref();

const record = requestRecorder(openLog(settings.log), metrics);
const changes = openReadingChanges();
changes.setListening(settings.isListening);
const main = askMain(settings.mainSocket);
let storeFailures = 0;

const files = serveFiles('build/client', record, settings);
const pages = servePages({
  siteUrl,
  record,
  services: { clock: () => Date.now() + clockAheadMs, changes },
  storeFailures: () => storeFailures,
  async render(request) {
    const page = await main.page(request).catch(() => null);
    // A stale page, or none, means that the main thread's store or its rendering failed, so it counts as a failure
    // here.
    if (!page?.isCurrent) storeFailures++;
    return page?.response ?? new Response(null, { status: 503, headers: { 'Retry-After': '1' } });
  },
});

const inFlight = openInFlightLimit();
const server = createServer(
  { ...REQUEST_LIMITS, shouldUpgradeCallback: isRealtimeUpgrade },
  (request, response) => {
    if (inFlight.refuses(request)) return;
    if (!files(request, response) && !pages(request, response)) main.forward(request, response);
    inFlight.add(request, response);
  },
);
limitConnections(server);
server.on('upgrade', main.forwardUpgrade);
const closeServer = prepareToClose(server);
server.listen(address, () => send({ type: 'open' }));

parentPort!.on('message', async (message: MessageToThread) => {
  if (message.type === 'changed') changes.notify(message.changed);
  if (message.type === 'listening') changes.setListening(message.isListening);
  if (message.type !== 'close') return;
  await closeServer(message.patienceMs);
  main.close();
  sendCounted();
  parentPort!.close();
});
