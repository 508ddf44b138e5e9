import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { resizePicture } from '#app/pictures/resize-picture.server.ts';
import type { Backend } from '#backend/backend.ts';
import { functionError } from '#backend/functions/function-error.ts';
import { callFunction } from '#backend/functions/functions.ts';
import type { Log } from '#services/log.ts';
import type { Services } from '#services/services.ts';
import type { HealthWatch } from './health.ts';
import type { Metrics } from './metrics.ts';
import { canonicalPath } from './middleware/canonical-path.ts';
import { clientAddress } from './middleware/client-address.ts';
import { defaultCaching } from './middleware/default-caching.ts';
import { limitByNetwork } from './middleware/limit-by-network.ts';
import { observeRequests, requestRecorder } from './middleware/observe-requests.ts';
import { resourceRules } from './middleware/resource-rules.ts';
import { type InlineVariables, securityHeaders } from './middleware/security-headers.ts';
import { hashMarkedScripts } from './pages/inline-scripts.ts';
import { inlineStyles, type Sheets } from './pages/inline-styles.ts';

/** Renders the site's pages, with its own inline scripts marked by `nonce`; from the website's build. */
export type RenderPage = (request: Request, nonce: string) => Promise<Response>;

export interface AppDeps {
  backend: Pick<Backend, 'handle' | 'url' | 'publishableKey'>;
  services: Services;
  renderPage: RenderPage;
  log: Log;
  health: Pick<HealthWatch, 'check'>;
  /** Null where nobody reads them. */
  metrics: Metrics | null;
  /** Another host that pages may load pictures from; null for our own. */
  imageHost: string | null;
  /** Canonical origin; null means the request's own, which behind a proxy isn't what the browser requested. */
  siteUrl: string | null;
  /** How many of our own proxies are in front of the server. */
  trustedProxies: number;
  /** Style sheets to inline into the pages that link them. */
  sheets: Sheets;
  /** `npm run dev`. */
  isDevelopment?: boolean;
}

/** `isForCache`: the request comes from the page cache, which logs the requests that it answers itself. */
type AppEnv = { Variables: InlineVariables; Bindings: { isForCache?: boolean } };

const MAX_BODY_BYTES = 64 * 1024;

/** The whole site as one function from Request to Response; it neither listens nor reads the environment. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { backend, services, log, metrics } = deps;

  app.use(observeRequests(requestRecorder(log, metrics)));
  app.use(compress());
  app.use(defaultCaching(deps.siteUrl));
  app.use(
    securityHeaders({
      backendUrl: backend.handle ? null : backend.url,
      imageHost: deps.imageHost,
      siteUrl: deps.siteUrl,
      isDevelopment: deps.isDevelopment,
    }),
  );
  const { handle } = backend;
  const askBackend = (c: Context) => {
    const address = clientAddress(c, deps.trustedProxies);
    return handle!(c.req.raw, { address, resize: resizePicture });
  };
  // Before the body limit: the storage only reads bodies of the server's own uploads, which its bucket limits.
  if (handle) app.all('/storage/v1/*', askBackend);
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => functionError(413, 'The request is larger than 64 KB.'),
    }),
  );

  app.get('/healthz', () => tellHealth(deps.health));
  if (metrics) app.get('/metrics', (c) => metrics.answer(c.req.raw));
  app.get('/config.json', (c) => {
    const { publishableKey } = backend;
    if (publishableKey === '') return keyUnknown();
    const supabaseUrl = handle ? ownOrigin(c.req.url, deps.siteUrl) : backend.url;
    return c.json({ supabaseUrl, publishableKey });
  });

  if (handle) {
    app.all('/rest/v1/*', askBackend);
    app.all('/auth/v1/*', askBackend);
  }
  app.all('/functions/v1/:name', (c) =>
    callFunction(services, log, c.req.param('name'), c.req.raw),
  );

  app.use(canonicalPath);
  app.use('/share/*', limitByNetwork(deps.trustedProxies));
  app.use('/sky/*', limitByNetwork(deps.trustedProxies));
  app.use(resourceRules);
  app.all('*', (c) => page(c, deps));

  app.onError((error, c) => {
    if (!c.req.raw.signal.aborted) log.error({ err: error, path: c.req.path }, 'A request failed.');
    return functionError(500, 'Something went wrong on our side. Please try again later.');
  });
  return app;
}

/** The key is in a database that this machine has never reached. */
function keyUnknown(): Response {
  const refusal = functionError(503, 'The store is not responding. Please try again later.');
  refusal.headers.set('Retry-After', '15');
  return refusal;
}

/** The router's response; the scripts and styles in a page go into the content-security policy. */
async function page(
  c: Context<AppEnv>,
  { renderPage, sheets }: Pick<AppDeps, 'renderPage' | 'sheets'>,
): Promise<Response> {
  const mark = c.get('scriptMark');
  const response = await renderPage(c.req.raw, mark);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const { html: hashed, scriptHashes } = hashMarkedScripts(await response.text(), mark);
  const { html, styleHashes } = inlineStyles(hashed, sheets);
  c.set('scriptHashes', scriptHashes);
  c.set('styleHashes', styleHashes);
  return new Response(c.req.method === 'HEAD' ? null : html, response);
}

/** The origin as the browser sees it: behind a proxy that terminates TLS, the request says HTTP. */
function ownOrigin(requestUrl: string, siteUrl: string | null): string {
  const { origin, host } = new URL(requestUrl);
  return siteUrl && new URL(siteUrl).host === host ? siteUrl : origin;
}

/** 200 while readers get what they come for, otherwise 503 with the reason. */
async function tellHealth(health: AppDeps['health']): Promise<Response> {
  const { reason, date, readiness } = await health.check();
  const body = { status: reason ?? 'ok', date, ...(readiness && { ready: readiness.ready }) };
  return Response.json(body, { status: reason === null ? 200 : 503 });
}
