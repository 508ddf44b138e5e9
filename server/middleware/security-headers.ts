import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

/**
 * A content-security policy that runs only our own scripts, those written into a page by its nonce, and
 * asks no host but our own and, where set, the hosted backend and the host of pictures.
 */
export function securityHeaders({
  backendUrl,
  imageHost,
}: {
  backendUrl: string | null;
  imageHost: string | null;
}): MiddlewareHandler {
  const protect = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      // Drawings and the framework set style attributes, which no nonce can cover.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...(imageHost ? [new URL(imageHost).origin] : [])],
      connectSrc: backendUrl
        ? ["'self'", backendUrl, backendUrl.replace(/^http/, 'ws')]
        : ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
  });
  return async (c, next) => {
    await protect(c, next);
    if (SHARED.test(c.req.path)) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  };
}

/** What other sites may show: pictures of feeds and shared links, public images, readings and months of the sky as JSON. */
const SHARED =
  /^\/(images|share)\/|^\/storage\/v1\/(object|render\/image)\/public\/|^\/[a-z]+-daily-horoscope\/[^/]+\.json$|^\/sky\/\d{4}-\d{2}\.json$/;
