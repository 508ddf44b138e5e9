import { useEffect } from 'react';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { whenTouched } from '../late-scripts/when-touched.ts';

/** What React Router's manifest, which is in every page, says of a route. */
interface RouteFiles {
  module: string;
  imports?: string[];
  css?: string[];
}

/**
 * Prefetches the code of the sign pages, which all of them share, and of what fetches their readings, once the reader
 * touches the page: readers go there from everywhere, and offline too (see use-offline-stay.ts).
 */
export function useSignPagePrefetch(): void {
  useEffect(
    () =>
      whenTouched(() => {
        prefetchRoute(`${SIGNS[0]}-today`);
        // If this fails, the page that needs it requests it again.
        import('#services/browser/reader/reader-sources.ts').catch(() => {});
      }),
    [],
  );
}

/** React Router's own prefetch imports the module, and reloads the page if that fails: offline, the page would be lost. */
function prefetchRoute(id: string): void {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
  };
  const { module, imports = [], css = [] } = manifest?.routes[id] ?? {};
  if (!module) return;
  for (const href of [module, ...imports]) appendLink({ rel: 'modulepreload', href });
  for (const href of css) appendLink({ rel: 'prefetch', as: 'style', href });
}

function appendLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
