/**
 * What `/service-worker.js` is with `SERVICE_WORKER=off`: takes the place of a worker that a browser has, removes
 * everything that it kept, and then itself. Pages that are open go on without it.
 */
declare const self: ServiceWorkerGlobalScope;

void self.skipWaiting();

self.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
