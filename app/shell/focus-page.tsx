import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focus-heading.ts';

/**
 * Gives the focus to the heading of a page that a link inside the site has brought, where a screen reader
 * begins after a page load too. A page that has put the focus into itself keeps it there.
 */
export function FocusPage() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (hash || !main || main.querySelector(':focus')) return;
    focusHeading(main);
  }, [pathname, hash]);

  return null;
}
