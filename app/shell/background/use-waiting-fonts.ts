import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { showWaitingFonts } from '../late-scripts/load-fonts.ts';

/** Fonts that would have moved the first page are shown from the next one on. */
export function useWaitingFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) showWaitingFonts();
  }, [pathname]);
}
