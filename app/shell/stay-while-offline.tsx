import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { signOfPath } from '#domain/zodiac/sign-paths.ts';
import { toast } from './toasts/toast.ts';
import { useOnline } from './use-online.ts';

/**
 * Blocks navigation while offline, and says so: no other page could come, and on the way to it the one before
 * the reader would be lost. A sign's page opens, for its code is here and its reading may be kept on this device.
 */
export function StayWhileOffline() {
  const isOnline = useOnline();
  return isOnline ? null : <Stay />;
}

function Stay() {
  const { state, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSamePage(currentLocation, nextLocation) && signOfPath(nextLocation.pathname) === null,
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    toast.error('You are offline', {
      id: 'offline',
      description: 'You can keep reading this page. Others will open when you are back online.',
    });
    reset();
  }, [state, reset]);
  return null;
}

function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
