import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { AN_HOUR, FOR_GOOD } from '#app/cache-policies.ts';

/** The browser's files: those under /assets carry a hash in their name and never change. */
export function publicFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    onFound: (_path, c) => {
      c.header('Cache-Control', c.req.path.startsWith('/assets/') ? FOR_GOOD : AN_HOUR);
    },
  });
}
