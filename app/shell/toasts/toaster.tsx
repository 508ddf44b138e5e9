import { useEffect } from 'react';
import { whenTouched } from '../late-scripts/when-touched.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import { followToasts } from './toast.ts';

/** A page that has been open for this long loads its toaster, which couldn't load once the connection is lost. */
const OPEN_MS = 5_000;

/**
 * Where toasts appear (`toast.ts`). It loads when the reader first touches the page, or after a while: a live region
 * has to exist before its first words, or screen readers miss them.
 */
export function Toaster() {
  const [ToastList, wantToaster] = useLazyPart(loadToaster);
  useEffect(() => {
    const cancel = whenTouched(wantToaster);
    const unfollow = followToasts(wantToaster);
    const timer = setTimeout(wantToaster, OPEN_MS);
    return () => {
      cancel();
      unfollow();
      clearTimeout(timer);
    };
  }, [wantToaster]);
  return ToastList && <ToastList />;
}

async function loadToaster() {
  return (await import('./toast-list.tsx')).ToastList;
}
