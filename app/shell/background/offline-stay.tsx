import { useEffect } from 'react';
import { type Blocker, createPath, type Location, useBlocker } from 'react-router';
import { signOfPath } from '#domain/zodiac/sign-paths.ts';
import { opensOffline } from '../../offline/ask-worker.ts';
import { toast } from '../toasts/toast.ts';
import { TOASTS } from '../toasts/toast-texts.ts';

/**
 * While offline, a link to a page that the service worker has cached loads it as a document. Any other link does nothing
 * but show a notice, because the current page would be lost. Sign pages always open: their code is loaded, and their
 * reading may be stored. Rendered only while offline: on a page with a blocker, the router warns about every hash link.
 */
export function OfflineStay() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && !isSamePage(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') void leaveOrStay(blocker);
  }, [blocker]);
  return null;
}

async function leaveOrStay({
  location,
  proceed,
  reset,
}: Extract<Blocker, { state: 'blocked' }>): Promise<void> {
  const opens = await opensOffline(location);
  // Back online, the blocker is gone.
  if (opens || navigator.onLine) return window.location.assign(createPath(location));
  if (signOfPath(location.pathname)) return proceed();
  const { title, description } = TOASTS.offline;
  toast.error(title, { id: 'offline', description });
  reset();
}

function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
