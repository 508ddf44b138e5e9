import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

export interface InlineVariables {
  /** The mark of the renderer's own inline scripts; see server/pages/inline-scripts.ts. */
  scriptMark: string;
  /** The hashes of those scripts, for the policy; set with the page. */
  scriptHashes?: readonly string[];
  /** The hashes of the style sheets in the page; see server/pages/inline-styles.ts. */
  styleHashes?: readonly string[];
}

/**
 * A content-security policy that allows only our own scripts and style sheets, inline ones by their hashes, and no host but
 * our own and, if set, the hosted backend and the image host. HSTS is sent only if `siteUrl` is HTTPS.
 */
export function securityHeaders({
  backendUrl,
  imageHost,
  siteUrl,
  isDevelopment = false,
}: {
  backendUrl: string | null;
  imageHost: string | null;
  siteUrl: string | null;
  /** Vite puts styles into the page. */
  isDevelopment?: boolean;
}): MiddlewareHandler<{ Variables: InlineVariables }> {
  const protect = secureHeaders({
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: siteUrl?.startsWith('https:') ? 'max-age=31536000' : false,
    xFrameOptions: 'DENY',
  });
  const connections = backendUrl ? ` ${backendUrl} ${backendUrl.replace(/^http/, 'ws')}` : '';
  const pictures = imageHost ? ` ${new URL(imageHost).origin}` : '';
  const policy = (scriptHashes: readonly string[] = [], styleHashes: readonly string[] = []) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...scriptHashes].join(' '),
      // No style attributes, and no style elements but ours: libraries adopt style sheets; see styles.config.ts.
      ["style-src 'self'", ...(isDevelopment ? ["'unsafe-inline'"] : styleHashes)].join(' '),
      `img-src 'self' data:${pictures}`,
      `connect-src 'self'${connections}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');

  return async (c, next) => {
    c.set('scriptMark', randomBytes(16).toString('base64url'));
    await protect(c, next);
    c.header('Content-Security-Policy', policy(c.get('scriptHashes'), c.get('styleHashes')));
    if (SHARED.test(c.req.path)) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  };
}

/** What other sites may show: pictures of feeds and shared links, public images, readings and months of the sky as JSON. */
const SHARED =
  /^\/(images|share)\/|^\/storage\/v1\/(object|render\/image)\/public\/|^\/[a-z]+-daily-horoscope\/[^/]+\.json$|^\/sky\/\d{4}-\d{2}\.json$/;
