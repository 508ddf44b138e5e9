import { useEffect } from 'react';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { loadLateParts } from '../late-scripts/late-part.tsx';
import { whenTouched } from '../late-scripts/when-touched.ts';

/** What React Router's manifest, which is in every page, says about a route. */
interface RouteFiles {
  module: string;
  css?: string[];
}

/**
 * Prefetches the code that all sign pages share, and the code that fetches their readings, once the reader touches the
 * page: readers go there from everywhere, even offline (see offline-stay.tsx).
 */
export function useSignPagePrefetch(): void {
  useEffect(
    () =>
      whenTouched(() => {
        // If one of these fails, the page that needs it requests it again.
        prefetchRoute(`${SIGNS[0]}-today`).catch(() => {});
        import('#services/browser/reader/reader-sources.ts').catch(() => {});
      }),
    [],
  );
}

/** React Router's own prefetch reloads the page if the module fails to load: offline, the page would be lost. */
async function prefetchRoute(id: string): Promise<void> {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
  };
  const { module, css = [] } = manifest?.routes[id] ?? {};
  if (!module) return;
  for (const href of css) appendLink({ rel: 'prefetch', as: 'style', href });
  await import(/* @vite-ignore */ module);
  await loadLateParts(signPath(SIGNS[0]));
}

function appendLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
