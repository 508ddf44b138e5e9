import { createContext, use } from 'react';

/** The site's name while the server renders; null in the browser, which finds it in the page. */
export const SiteNameContext = createContext<string | null>(null);

/** The name that was loaded with the page or, if an error kept everything from loading, the one the server knew. */
export function useSiteName(loaded: string | undefined): string {
  const given = use(SiteNameContext);
  return loaded ?? given ?? document.documentElement.dataset.siteName ?? '';
}
