import { useEffect } from 'react';
import { whenTouched } from '../late-scripts/when-touched.ts';
import { useLazyPart } from '../use-lazy-part.ts';

/** A page that has been open this long has its toaster, which could not load once the connection is lost. */
const OPEN_MS = 5_000;

/**
 * The place where toasts appear (`toast.ts`). It loads when the reader first touches the page, or after a while: a live
 * region has to be there before its first words, or screen readers pass over them.
 */
export function Toaster() {
  const [ToasterLook, wantToaster] = useLazyPart(loadToaster);
  useEffect(() => {
    const cancel = whenTouched(wantToaster);
    const timer = setTimeout(wantToaster, OPEN_MS);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [wantToaster]);
  return ToasterLook && <ToasterLook />;
}

async function loadToaster() {
  return (await import('./toaster-look.tsx')).ToasterLook;
}
