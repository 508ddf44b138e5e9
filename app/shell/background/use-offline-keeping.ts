import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepForOffline } from '../../offline/ask-worker.ts';
import { loadLateParts } from '../late-scripts/late-part.tsx';
import { loadMenu } from '../navigation/load-menu.ts';
import { whenIdle } from '../when-idle.ts';

/** Once a page has been open for this long, the code that it would load at a touch is cached, too. */
const OPEN_MS = 5_000;

/**
 * Has the service worker cache the pages that the reader opens, once they have loaded and the browser is idle. Not in
 * development.
 */
export function useOfflineKeeping(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // If the reader is offline by then, what is cached stays.
    const cancel = whenIdle(() => keep(pathname).catch(() => {}));
    const timer = setTimeout(() => keepWithLateCode(pathname).catch(() => {}), OPEN_MS);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [pathname]);
}

async function keep(path: string): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await keepForOffline(path);
}

/** Offline, none of it could load when the reader touches the page. */
async function keepWithLateCode(path: string): Promise<void> {
  await Promise.all([loadLateParts(path), loadMenu()]);
  await keep(path);
}
