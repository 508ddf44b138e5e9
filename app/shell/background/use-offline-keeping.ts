import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A page is kept once it has been open for this long, after its own code has come. */
const OPEN_MS = 5_000;

/** Has the service worker keep the pages that the reader opens; its code comes with the first one. Not in development. */
export function useOfflineKeeping(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      // A reader who is offline by then keeps what there is.
      import('../../offline/ask-worker.ts').then(
        ({ keepForOffline }) => keepForOffline(pathname),
        () => {},
      );
    }, OPEN_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}
