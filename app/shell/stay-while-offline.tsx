import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { signOfPath } from '#domain/zodiac/sign-paths.ts';
import { toast } from './toasts/toast.ts';

/**
 * Without a connection no other page can come, and on the way to it the one before the reader would be
 * lost: it stays, and they are told. A sign's page opens, for its reading may be kept on this device.
 */
export function StayWhileOffline() {
  const { state, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine &&
      !isSamePage(currentLocation, nextLocation) &&
      signOfPath(nextLocation.pathname) === null,
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    toast.error('You are offline', {
      id: 'offline',
      description: 'This page stays. Others open once you are connected again.',
    });
    reset();
  }, [state, reset]);
  return null;
}

function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
