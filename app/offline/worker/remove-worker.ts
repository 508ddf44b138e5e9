/**
 * `/service-worker.js` with `SERVICE_WORKER=off`: replaces the worker in a browser, removes everything that it cached, and
 * then itself. Open pages go on without it.
 */
declare const self: ServiceWorkerGlobalScope;

void self.skipWaiting();

self.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
