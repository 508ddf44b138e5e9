import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollPositions, useRememberedScroll } from '../use-remembered-scroll.ts';

/**
 * When a reader returns to a sign's page, restores its scroll position once the page `isComplete`. The router would do it
 * immediately, when the page may still be too short.
 */
export function useScrollRestoration(isComplete: boolean): void {
  const { key } = useLocation();
  const cameBack = useRef(useNavigationType() === 'POP');

  useLayoutEffect(() => {
    if (!isComplete) return;
    const position = cameBack.current ? scrollPositions.get(key) : undefined;
    cameBack.current = false;
    if (position !== undefined) return stayAt(position);
  }, [key, isComplete]);
  useRememberedScroll(isComplete);
}

/** Scrolls to a position, again whenever a late part makes the page longer, until the reader acts. */
function stayAt(position: number): () => void {
  const scroll = () => scrollTo({ top: position, behavior: 'instant' });
  const growth = new ResizeObserver(scroll);
  const acting = new AbortController();
  const stop = () => {
    growth.disconnect();
    acting.abort();
  };
  scroll();
  growth.observe(document.body);
  for (const act of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(act, stop, { passive: true, signal: acting.signal });
  return stop;
}
