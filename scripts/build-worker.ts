import { build } from 'vite';

/** What `app/offline/worker` is built into: the service worker, and the one that replaces it to remove it. */
const WORKERS = { worker: 'service-worker.js', 'remove-worker': 'remove-service-worker.js' };

/**
 * Bundles the service workers into `build/client`. `stamp` makes them different in each build: browsers then install the
 * new one, which keeps the offline page of that build.
 */
export async function buildWorkers(stamp: string): Promise<void> {
  for (const [name, file] of Object.entries(WORKERS)) await buildWorker(name, file, stamp);
}

async function buildWorker(name: string, file: string, stamp: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      rolldownOptions: {
        input: `app/offline/worker/${name}.ts`,
        output: {
          format: 'iife',
          entryFileNames: file,
          postBanner: `/* Build ${stamp.slice(0, 12)} */`,
        },
      },
    },
  });
}
