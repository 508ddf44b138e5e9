/** Whether the service worker would open a page of this address without a connection; false if nobody can tell. */
export async function isOfflinePage(address: {
  pathname: string;
  search: string;
}): Promise<boolean> {
  try {
    if (!navigator.serviceWorker.controller) return false;
    // Already loaded by the page; see shell/background/use-offline-keeping.ts.
    const { opensOffline } = await import('./ask-worker.ts');
    return await opensOffline(address);
  } catch {
    return false;
  }
}
