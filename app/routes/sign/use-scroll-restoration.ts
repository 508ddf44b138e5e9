import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The scroll position of each page in the history. */
const places = new Map<string, number>();

/**
 * When a reader returns to a sign's page, restores its scroll position once the page `isWhole`. The router would do it
 * immediately, when the page may still be too short.
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
