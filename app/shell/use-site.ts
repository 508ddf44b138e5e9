import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the frame knows of the site. For what stands inside the frame: pages show only once it has loaded. */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root')!;
}
