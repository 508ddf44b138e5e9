import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isAsset, isPicture, keepAssets, openAsset, openPicture } from './files.ts';
import { isPage, keepOfflineList, keepPages, openPage } from './pages.ts';

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
  const paths: unknown = event.data?.keep;
  if (Array.isArray(paths)) event.waitUntil(keepPages(event, paths.map(String)));
  event.waitUntil(keepAssets(event, String(event.data?.assets)));
});

self.addEventListener('install', (event) => event.waitUntil(keepOfflineList(event)));

self.addEventListener('activate', (event) => {
  // So that pages don't wait for the worker to start.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

// Safe for open pages: pages come from the network first, and assets have a hash in their names.
void self.skipWaiting();
clientsClaim();
