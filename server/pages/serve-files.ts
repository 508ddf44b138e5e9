import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { AN_HOUR, FOR_GOOD } from '#app/cache-control.ts';
import type { RecordRequest } from '../middleware/observe-requests.ts';
import { type ReadyAnswer, readyAnswer } from './ready-answer.ts';
import { sendAnswer } from './send-answer.ts';
import type { Answerer } from './serve-pages.ts';

const SERVICE_WORKER = '/service-worker.js';

/**
 * Serves the files of the client build, which are read into memory at startup: two megabytes, including the compressed
 * files that the build put beside them. Those under /assets have a hash in their name and never change. A request for a
 * range gets the whole file, as RFC 9110 allows.
 */
export function serveFiles(
  root: string,
  record: RecordRequest,
  { serviceWorker }: { serviceWorker: boolean },
): Answerer {
  const files = readFiles(root);
  // Browsers with the service worker request it again before long.
  if (!serviceWorker) files.set(SERVICE_WORKER, files.get('/remove-service-worker.js')!);
  return (request, response) => {
    const [name = ''] = (request.url ?? '').split('?', 1);
    const file = files.get(name);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const started = performance.now();
    sendAnswer(request, response, file, {
      done(sent) {
        record({ method: request.method!, path: name, ms: performance.now() - started, ...sent });
      },
    });
    return true;
  };
}

function readFiles(root: string): Map<string, ReadyAnswer> {
  const files = new Map<string, ReadyAnswer>();
  for (const entry of globSync('**/*', { cwd: root, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(root, file).split(path.sep).join('/')}`;
    const headers = {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': cachingOf(name),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    };
    const br = existsSync(`${file}.br`) && readFileSync(`${file}.br`);
    const gzip = existsSync(`${file}.gz`) && readFileSync(`${file}.gz`);
    const bodies = { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) };
    files.set(name, readyAnswer(200, headers, bodies));
  }
  return files;
}

/** A service worker is asked for again on each visit, so that a new build replaces it at once. */
function cachingOf(name: string): string {
  if (name.endsWith('service-worker.js')) return 'no-cache';
  return name.startsWith('/assets/') ? FOR_GOOD : AN_HOUR;
}
