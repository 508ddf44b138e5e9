import { useState } from 'react';

/**
 * The HTML for {@link Prose}: what the page's loader returned, or, if the server rendered the page, what is in the page.
 * Use it in a component that hydrates at once: React may remove a late part of the page before its code has loaded.
 */
export function useProse(id: string, loaded: string | null): string | null {
  const [inPage] = useState(() => loaded ?? (import.meta.env.SSR ? null : htmlInPage(id)));
  return loaded ?? inPage;
}

function htmlInPage(id: string): string {
  return document.getElementById(id)?.innerHTML ?? '';
}
