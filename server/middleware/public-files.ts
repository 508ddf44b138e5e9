import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** The browser's files: those under /assets carry a hash in their name and never change. */
export function publicFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    onFound: (_path, c) => {
      c.header('Cache-Control', c.req.path.startsWith('/assets/') ? A_YEAR : AN_HOUR);
    },
  });
}
