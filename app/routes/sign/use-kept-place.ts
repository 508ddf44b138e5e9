import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The scroll position of each page in the history. */
const places = new Map<string, number>();

/**
 * Restores the scroll position of a sign's page that a reader returns to, once it `isWhole`: the router does so at once,
 * when the page may still be short.
 */
export function useKeptPlace(isWhole: boolean): void {
  const { key } = useLocation();
  const cameBack = useRef(useNavigationType() === 'POP');

  useLayoutEffect(() => {
    if (!isWhole) return;
    const place = cameBack.current ? places.get(key) : undefined;
    cameBack.current = false;
    if (place !== undefined) scrollTo({ top: place, behavior: 'instant' });

    const note = () => places.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, isWhole]);
}
