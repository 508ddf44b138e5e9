import { editLibraries } from './library-edits.config.ts';

const ROUTER = '/react-router/dist/production/lib';

/**
 * Parts of React Router that no page of this site uses, 4 KB of what every page loads. With constants for the conditions
 * under which they would run, and without side effects in functions whose results nobody needs, the bundler leaves them
 * out of the browser's code.
 */
export function leaveOutRouterParts() {
  return editLibraries(
    'leave-out-router-parts',
    [
      // Callbacks that observe what the router does.
      {
        file: `${ROUTER}/router/router.js`,
        from: 'if (init.instrumentations)',
        to: 'if (false)',
      },
      {
        file: `${ROUTER}/router/router.js`,
        from: 'consumeInstrumentationClientResultMetaReceiver(router)',
        to: 'null',
      },
      // Routes that are discovered one by one; see react-router.config.ts.
      {
        file: `${ROUTER}/dom/ssr/fog-of-war.js`,
        from: 'return routeDiscovery.mode === "lazy" && ssr === true;',
        to: 'return false;',
      },
      {
        file: `${ROUTER}/dom/ssr/fog-of-war.js`,
        from: 'if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;',
        to: 'return;',
      },
      {
        file: `${ROUTER}/dom/ssr/fog-of-war.js`,
        from: 'function useFogOFWarDiscovery(',
        to: '/* @__NO_SIDE_EFFECTS__ */ function useFogOFWarDiscovery(',
      },
      // Server components.
      {
        file: `${ROUTER}/context.js`,
        from: 'return React$1.useContext(RSCRouterContext);',
        to: 'return false;',
      },
      // Links that prefetch their page: ours do so in another way (app/shell/background/use-sign-page-prefetch.ts).
      {
        file: `${ROUTER}/dom/lib.js`,
        from: 'usePrefetchBehavior(prefetch, rest)',
        to: '[false, null, {}]',
      },
      {
        file: `${ROUTER}/dom/lib.js`,
        from: 'return shouldPrefetch && !isAbsolute ?',
        to: 'return false ?',
      },
      {
        file: `${ROUTER}/dom/ssr/components.js`,
        from: 'isPageLinkDescriptor(link) ?',
        to: 'false ?',
      },
      // `useFetcher`: data for a part of a page.
      {
        file: `${ROUTER}/router/router.js`,
        from: 'async function fetch(key, routeId, href, opts) {',
        to: "async function fetch() { throw new Error('router.config.ts leaves out fetchers.');",
      },
      // Warnings to developers.
      {
        file: `${ROUTER}/router/history.js`,
        from: 'function warning(',
        to: '/* @__NO_SIDE_EFFECTS__ */ function warning(',
      },
      {
        file: `${ROUTER}/server-runtime/warnings.js`,
        from: 'function warnOnce(',
        to: '/* @__NO_SIDE_EFFECTS__ */ function warnOnce(',
      },
    ],
    'the browser',
  );
}
