import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The scroll position of each page in the history. */
const positions = new Map<string, number>();

/**
 * When a reader returns to a sign's page, restores its scroll position once the page `isComplete`. The router would do it
 * immediately, when the page may still be too short.
 */
export function useScrollRestoration(isComplete: boolean): void {
  const { key } = useLocation();
  const cameBack = useRef(useNavigationType() === 'POP');

  useLayoutEffect(() => {
    if (!isComplete) return;
    const position = cameBack.current ? positions.get(key) : undefined;
    cameBack.current = false;
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' });

    const note = () => positions.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, isComplete]);
}
