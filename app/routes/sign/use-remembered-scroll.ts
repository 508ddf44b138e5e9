import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** The scroll position of each page in the history; see `on-demand/use-scroll-restoration.ts`. */
export const scrollPositions = new Map<string, number>();

/** Remembers where a sign's page is scrolled to, once the page `isComplete`. */
export function useRememberedScroll(isComplete: boolean): void {
  const { key } = useLocation();
  // A layout effect, so that it ends before the next page scrolls to its top.
  useLayoutEffect(() => {
    if (!isComplete) return;
    const remember = () => scrollPositions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, isComplete]);
}
