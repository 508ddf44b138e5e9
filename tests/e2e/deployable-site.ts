import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `fetch` has undone the compression. */
const DROPPED_HEADERS = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'etag',
]);

/** The site at an address of its own, where a test can pretend that another build was deployed. GET requests only. */
export async function deployableSite(site: string) {
  let build = '';
  let worker = '/service-worker.js';

  const server = createServer(async ({ url = '' }, response) => {
    const path = url === '/service-worker.js' ? worker : url;
    const answer = await fetch(site + path, { redirect: 'manual' });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers)
      if (!DROPPED_HEADERS.has(name)) response.setHeader(name, value);
    const body = Buffer.from(await answer.arrayBuffer());
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
    if (isHtml && build)
      response.end(String(body).replace('<html ', `<html data-build="${build}" `));
    else if (path === '/service-worker.js') response.end(`${body}// ${build}`);
    else response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** From now on, pages are marked with this name, and there is a new service worker. */
    deploy(name: string) {
      build = name;
    },
    /** As with `SERVICE_WORKER=off`. */
    removeWorker() {
      worker = '/remove-service-worker.js';
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
