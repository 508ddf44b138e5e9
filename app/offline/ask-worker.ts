import { addDays } from '#domain/calendar/civil-date.ts';
import { datedPath, signOfPath } from '#domain/zodiac/sign-paths.ts';
import { isMySign } from '../shell/my-sign/my-sign.ts';
import { freshnessOf, mayBeCached, PAGES, readerToday } from './offline-page.ts';

/**
 * Has the service worker cache a page that the reader has opened. A sign's page brings its yesterday, today and tomorrow,
 * unless this device remembers another sign. Nothing is fetched for a sign whose page isn't open: the server would learn
 * which one is the reader's.
 */
export async function keepForOffline(path: string): Promise<void> {
  const worker = await openWorker();
  // In data-saving mode, only what is fetched anyway is cached.
  if (!worker || !mayBeCached({ pathname: path, search: '' }) || savesData()) return;
  worker.postMessage({ keep: [path, ...datedPathsWith(path)], assets: loadedAssets() });
}

/** Whether a page of this address is cached, and may be shown on the reader's date. */
export async function opensOffline(address: {
  pathname: string;
  search: string;
}): Promise<boolean> {
  if (!mayBeCached(address)) return false;
  const cached = await (await caches.open(PAGES)).match(address.pathname);
  if (!cached) return false;
  return (
    freshnessOf(address.pathname, await cached.text(), readerToday()).kind !== 'of-another-day'
  );
}

/** The paths of the build's files that the page has loaded; its HTML doesn't name those that load late. */
function loadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/** Null if the browser doesn't allow one. */
async function openWorker(): Promise<ServiceWorker | null> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    return (await navigator.serviceWorker.ready).active;
  } catch {
    return null;
  }
}

function datedPathsWith(path: string): string[] {
  const sign = signOfPath(path);
  if (!sign || (document.documentElement.dataset.mySign && !isMySign(sign))) return [];
  const today = readerToday();
  return [-1, 0, 1].map((days) => datedPath(sign, addDays(today, days)));
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
