import { useEffect } from 'react';
import { useLazyPart } from '../use-lazy-part.ts';
import { whenIdle } from '../when-idle.ts';

/**
 * The place where toasts appear (`toast.ts`). It comes when the page is at rest: a live region has to be
 * there before its first words, or screen readers pass over them.
 */
export function Toaster() {
  const [ToasterLook, wantToaster] = useLazyPart(loadToaster);
  useEffect(() => whenIdle(wantToaster), [wantToaster]);
  return ToasterLook && <ToasterLook />;
}

async function loadToaster() {
  return (await import('./toaster-look.tsx')).ToasterLook;
}
