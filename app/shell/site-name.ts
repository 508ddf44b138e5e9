import { createContext, use } from 'react';

/** The site's name while the server renders; null in the browser, which finds it in the page. */
export const SiteNameContext = createContext<string | null>(null);

/** The name from the loader or, if an error kept the loader from running, the one that the server rendered with. */
export function useSiteName(loaded: string | undefined): string {
  const given = use(SiteNameContext);
  return loaded ?? given ?? document.documentElement.dataset.siteName ?? '';
}
