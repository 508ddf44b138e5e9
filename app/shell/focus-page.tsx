import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from './focus-heading.ts';

/**
 * Gives the focus to the heading of a page that a link inside the site has brought, where a screen reader
 * begins after a page load too, or to the place on it that the link leads to. A page that has put the focus
 * into itself keeps it there.
 */
export function FocusPage() {
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

  return null;
}

/** The router has scrolled there already. */
function focusPlace(hash: string) {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
