import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How far each page in the history was scrolled when its reader left it. */
const places = new Map<string, number>();

/**
 * Brings a reader who goes back to a sign's page to where they left it, as soon as it `isWhole`: the router
 * does so too, but at once, when the page may be no longer than its head.
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
