import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { setLoadedFonts } from '../late-fonts.ts';

/** Fonts that would have moved what the reader was looking at take over with the next page. */
export function useFontsOnNextPage(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);

  useLayoutEffect(() => {
    if (pathname !== first.current) setLoadedFonts(window);
  }, [pathname]);
}
