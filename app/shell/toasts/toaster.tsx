import { useEffect } from 'react';
import { whenTouched } from '../late-scripts/when-touched.ts';
import { useLazyPart } from '../use-lazy-part.ts';

/**
 * The place where toasts appear (`toast.ts`). It loads when the reader first touches the page: a live region has to
 * be there before its first words, or screen readers pass over them.
 */
export function Toaster() {
  const [ToasterLook, wantToaster] = useLazyPart(loadToaster);
  useEffect(() => whenTouched(wantToaster), [wantToaster]);
  return ToasterLook && <ToasterLook />;
}

async function loadToaster() {
  return (await import('./toaster-look.tsx')).ToasterLook;
}
