import type { MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { opensElsewhere } from '../opens-elsewhere.ts';

/** Data and feeds, unlike pages, have a suffix. */
const FILE = /\.\w+$/;

/** Has the router open the links to our own pages that are clicked within an element, as `Link` does. */
export function useLinkClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.origin !== location.origin || FILE.test(link.pathname)) return;
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const path = createPath(link);
    navigate(path, { replace: path === here });
  };
}
