import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { InlineCoverContext, inlineCoverContext } from './pictures/inline-cover.ts';
import { holdScripts } from './shell/late-scripts/hold-scripts.server.ts';
import { NonceContext } from './shell/nonce.ts';
import { renderWhole } from './shell/render-whole.server.ts';
import { ServedProseContext, servedProseContext } from './shell/served-prose/served-prose.ts';
import { SiteNameContext } from './shell/site-name.ts';
import { siteContext } from './site-context.ts';

const PATIENCE_MS = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, siteName, reportError } = context.get(siteContext);
  const { html, failures } = await renderWhole(
    <NonceContext value={nonce}>
      <SiteNameContext value={siteName}>
        <InlineCoverContext value={context.get(inlineCoverContext)}>
          <ServedProseContext value={context.get(servedProseContext)}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </ServedProseContext>
        </InlineCoverContext>
      </SiteNameContext>
    </NonceContext>,
    { nonce, patienceMs: PATIENCE_MS },
  );
  for (const failure of failures) reportError(failure);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status === 503) headers.set('Retry-After', '60');
  return new Response(holdScripts(html), {
    headers,
    status: failures.length > 0 ? 500 : status,
  });
}

/** Client errors are not our failure, and the cause of a 503 has been logged already. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error)) {
    // React Router's own message about this build's routes, which it would otherwise send with the page.
    error.data = null;
    if (error.status < 500 || error.status === 503) return;
  }
  if (!request.signal.aborted) context.get(siteContext).reportError(error);
};
