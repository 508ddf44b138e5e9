import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { STORE_UNREACHABLE_CODE, StoreUnreachable } from '#server/store-unreachable.ts';

/**
 * How `npm start`, the browser tests and the benchmarks run the server's process. Rendering a page leaves much short-lived
 * garbage: with a small young generation and a bounded heap, V8 collects it at once instead of growing (176 MB against 400
 * MB after 1,000 page loads).
 */
const FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=256'];
/** Where Node keeps compiled modules for the next start, which then takes a quarter less CPU time. */
const COMPILED = { NODE_COMPILE_CACHE: 'node_modules/.cache/ephemera-compiled' };
/**
 * glibc keeps freed memory for each thread that asked for it. With few arenas, and large blocks mapped separately, the
 * memory of pictures and compression goes back to the system. Other systems ignore these.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Prepares the database, or throws with the preparation's message: a StoreUnreachable if the database does not respond.
 */
export function prepareDatabase(env: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/prepare.ts'], {
    env,
    encoding: 'utf8',
  });
  if (status === STORE_UNREACHABLE_CODE) throw new StoreUnreachable(stderr.trim());
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}

export function spawnServer(
  env: NodeJS.ProcessEnv,
  stdio: SpawnOptions['stdio'] = ['ignore', 'pipe', 'pipe'],
): ChildProcess {
  return spawn(process.execPath, [...FLAGS, 'server/main.ts'], {
    env: { NODE_ENV: 'production', ...COMPILED, ...MALLOC, ...env },
    stdio,
  });
}

/** Less than the 90 seconds that Playwright gives a test: after those, it would report only that. */
const MAX_START_MS = 80_000;
const SHOWN_LINES = 12;

/**
 * The address in the line that a server writes to its piped log when it listens. Rejects with the end of the log if the
 * server exits before that; one that takes too long is killed.
 */
export function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => server.kill('SIGKILL'), MAX_START_MS);
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = / is at http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(`http://localhost:${port}`);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('close', (_code, signal) => {
      clearTimeout(timer);
      const end = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
      const why = signal === 'SIGKILL' ? 'was killed while starting' : 'did not start';
      reject(new Error(`The server ${why}. Its log ends with:\n${end}`));
    });
  });
}
