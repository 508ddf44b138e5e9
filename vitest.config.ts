import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { inlineScripts } from './inline-scripts.config.ts';
import { articles } from './mdx.config.ts';
import { signTexts } from './sign-texts.config.ts';

export default defineConfig({
  plugins: [articles(), inlineScripts(), signTexts()],
  test: {
    include: [
      '{app,art,backend,content,data,domain,scripts,server,services,writers,tests}/**/*.test.{ts,tsx}',
    ],
    globalSetup: 'tests/setup/prepared-data-dirs.ts',
    setupFiles: ['tests/setup/fences.ts'],
    // The processes and threads that tests start then take half the time to load their modules.
    env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/ephemera-compiled') },
    // Most of what the files load is the same: a worker loads it once for all of its files. The test of a module
    // that remembers something must load it anew (`vi.resetModules()`).
    isolate: false,
    // By default Vitest leaves a core idle, which is half of a small machine.
    maxWorkers: '100%',
    // The contract tests open real databases, kill processes, and race real stores on a machine that may be busy.
    retry: 1,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
