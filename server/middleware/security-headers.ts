import { NONCE, secureHeaders } from 'hono/secure-headers';

/**
 * A content-security policy that runs only our own scripts, those written into a page by its nonce, and
 * asks no host but our own and, where set, the hosted backend.
 */
export function securityHeaders(backendUrl: string | null) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      // Drawings and the framework set style attributes, which no nonce can cover.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
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
}
