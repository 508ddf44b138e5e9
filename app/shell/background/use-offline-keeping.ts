import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadLateParts } from '../late-scripts/late-part.tsx';

/** A page is cached once it has been open for this long, after its own code has loaded. */
const OPEN_MS = 5_000;

/** Has the service worker cache the pages that the reader opens; its code loads with the first one. Not in development. */
export function useOfflineKeeping(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      // If the reader is offline by then, what is cached stays.
      keep(pathname).catch(() => {});
    }, OPEN_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}

/** With its late parts: offline, they couldn't load when the reader touches the page. */
async function keep(path: string): Promise<void> {
  const [{ keepForOffline }] = await Promise.all([
    import('../../offline/ask-worker.ts'),
    loadLateParts(path),
  ]);
  await keepForOffline(path);
}
