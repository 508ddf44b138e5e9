import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the frame knows about the site. For use inside the frame only, which shows pages once this has loaded. */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root')!;
}
