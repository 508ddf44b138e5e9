import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{app,backend,data,domain,scripts,server,services,writers,tests/contract}/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['tests/setup/fences.ts'],
    // Contract tests open real databases; the rest is arithmetic.
    testTimeout: 20_000,
  },
});
