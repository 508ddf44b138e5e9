import type { WorkerMessage } from './worker-message.ts';

// What pages ask of the service worker. It decides; this code is on every page, so it is short.

/** A worker that doesn't answer is one of an earlier build. */
const PATIENCE_MS = 1_000;

/** Has the service worker cache a page that the reader has opened, if the browser allows one. */
export async function keepForOffline(path: string): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/service-worker.js');
  const { active } = await serviceWorker.ready;
  const { mySign } = document.documentElement.dataset;
  active?.postMessage({ keep: path, mySign, assets: loadedAssets() } satisfies WorkerMessage);
}

/** Whether the service worker would open a page of this address without a connection; false if it doesn't say. */
export function opensOffline({ pathname, search }: { pathname: string; search: string }) {
  return new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE_MS, false);
    const worker = navigator.serviceWorker?.controller;
    if (!worker) return resolve(false);
    worker.postMessage({ opens: { pathname, search } } satisfies WorkerMessage, [port2]);
  });
}

/** The build's files that the page has loaded; its HTML doesn't name those that load late. */
function loadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
