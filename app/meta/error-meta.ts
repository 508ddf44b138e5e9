import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { hiddenMeta } from './hidden-meta.ts';

/** The tags of Page Not Found and of the error screen. */
export function errorMeta(
  error: unknown,
  site: { siteName: string } | undefined,
): MetaDescriptor[] {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return hiddenMeta(site, {
      title: 'Page Not Found',
      description:
        'There is no page at this address. The readings of the twelve signs are on the home page.',
    });
  }
  return hiddenMeta(site, {
    title: 'Unexpected Application Error!',
    description: 'Something went wrong on our side. Please try again in a moment.',
  });
}
