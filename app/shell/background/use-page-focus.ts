import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '../focus-heading.ts';

/**
 * After an internal link, focuses the target of the link's hash or, without one, the new page's heading, where a screen
 * reader also starts after a page load. If the page has already moved the focus, it stays there.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef({ pathname, key });

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const main = document.getElementById('main');
    if (hash) {
      if (!isBack) focusPlace(hash);
      return;
    }
    if (before.pathname === pathname || !main || main.querySelector(':focus')) return;
    focusHeading(main);
  }, [pathname, hash, key, isBack]);
}

/** The router has scrolled there already. */
function focusPlace(hash: string) {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
