import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { OWN_IMAGE_HOST } from '#app/pictures/image-url.ts';
import { siteContext } from '#app/site-context.ts';
import { type AppDeps, createApp } from './app.ts';

export { bundledCovers } from '#app/pictures/originals.server.ts';

/**
 * The entry of the server's bundle: the routes of the website and the app that serves them, so that both
 * know the same context keys, which the router tells apart by identity.
 */
export function createSite(deps: Omit<AppDeps, 'renderPage'> & { siteName: string }) {
  const handle = createRequestHandler(build, import.meta.env.MODE);

  return createApp({
    ...deps,
    isDevelopment: import.meta.env.DEV,
    renderPage(request, nonce) {
      const context = new RouterContextProvider();
      context.set(siteContext, {
        services: deps.services,
        now: deps.services.clock(),
        siteName: deps.siteName,
        imageHost: deps.imageHost ?? OWN_IMAGE_HOST,
        origin: deps.siteUrl ?? new URL(request.url).origin,
        nonce,
        reportError: (error) =>
          deps.log.error({ err: error, path: new URL(request.url).pathname }, 'A page failed.'),
      });
      return handle(request, context);
    },
  });
}
