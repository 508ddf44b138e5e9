import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import type { WorkerMessage } from '../worker-message.ts';
import { isAsset, isPicture, keepAssets, openAsset, openPicture } from './files.ts';
import { isPage, keepOfflineList, keepPages, openPage, opensOffline } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The service worker, `/service-worker.js`. It handles GET requests for pages, their assets and their pictures.
 * Everything else goes to the network as if the worker weren't there: the operator's pages, data, and all other
 * methods.
 */
registerRoute(isPage, openPage);
registerRoute(isAsset, openAsset);
registerRoute(isPicture, openPicture);

self.addEventListener('message', (event) => {
  const { keep, mySign, assets, opens } = (event.data ?? {}) as WorkerMessage;
  if (keep && !savesData()) {
    event.waitUntil(keepPages(event, keep, mySign));
    event.waitUntil(keepAssets(event, String(assets)));
  }
  if (opens) event.waitUntil(opensOffline(opens).then((does) => event.ports[0]?.postMessage(does)));
});

self.addEventListener('install', (event) => event.waitUntil(keepOfflineList(event)));

self.addEventListener('activate', (event) => {
  // So that pages don't wait for the worker to start.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

// Safe for open pages: pages come from the network first, and assets have a hash in their names.
void self.skipWaiting();
clientsClaim();

/** In data-saving mode, only what is fetched anyway is cached. */
function savesData(): boolean {
  const { connection } = navigator as WorkerNavigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
