import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hiddenMeta } from '../../meta/hidden-meta.ts';
import { type OfflinePage, offlinePages, removeOfflinePages } from '../../offline/offline-pages.ts';
import { pageNotReached } from '../../offline/offline-path.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Route } from './+types/offline';

export function meta({ matches: [root] }: Route.MetaArgs) {
  return hiddenMeta(root.loaderData, {
    title: 'Pages on This Device',
    description: 'The pages that you can read without a connection.',
  });
}

/** The pages cached on this device. The service worker sends readers here if a page isn't available offline. */
export default function PagesOnThisDevice() {
  const { search } = useLocation();
  const wanted = useHydrated() ? pageNotReached(search) : null;
  const { pages, removeAll } = useOfflinePages();
  return (
    <PageFrame width="measure" className="min-h-dvh pt-10 pb-16">
      <h1>Pages on This Device</h1>
      {wanted && (
        <>
          <p className="mt-4 text-lg" role="alert">
            The page you wanted can’t be reached right now, and this device has no current copy of
            it.
          </p>
          {/* A whole load: only then is the service worker asked. */}
          <p className="mt-6">
            <a href={wanted} className={buttonClasses('gold')}>
              Try Again
            </a>
          </p>
        </>
      )}
      <p className="mt-6 text-ivory-soft">
        Pages that you visit stay on this device, and can be read without a connection. We are not
        told which.
      </p>
      {pages && pages.length > 0 && (
        <>
          <ul className="mt-6 grid gap-2">
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
          <Button kind="quiet" className="mt-8" onClick={removeAll}>
            Remove all of them
          </Button>
        </>
      )}
      <p className="without-script mt-6">The list of these pages needs JavaScript.</p>
      {pages?.length === 0 && <p className="mt-6">There are none yet.</p>}
    </PageFrame>
  );
}

/** Null while they are loading. */
function useOfflinePages() {
  const [pages, setPages] = useState<OfflinePage[] | null>(null);
  useEffect(() => {
    // Some browsers throw on any access.
    offlinePages().then(setPages, () => setPages([]));
  }, []);

  async function removeAll() {
    await removeOfflinePages();
    setPages([]);
  }
  return { pages, removeAll };
}
