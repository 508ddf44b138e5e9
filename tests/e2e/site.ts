import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';

export interface Site {
  url: string;
  /** Where this site keeps its database and keys. */
  dataDir: string;
}

/**
 * A real site of its own for each clock: prepared, started and stopped as an operator would. Every test
 * also fails on a console error, a page error, or a request to another host.
 */
export const test = base.extend<{ quietPage: undefined }, { clock: string; site: Site }>({
  clock: ['2026-11-21T09:30:00Z', { option: true, scope: 'worker' }],

  site: [
    async ({ clock }, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'ephemera-e2e-'));
      const env = {
        ...process.env,
        DATA_DIR: dataDir,
        CLOCK: clock,
        PORT: '0',
        NODE_ENV: 'production',
      };
      const prepared = spawnSync(process.execPath, ['server/prepare.ts'], { env, stdio: 'pipe' });
      if (prepared.status !== 0) throw new Error(String(prepared.stderr));
      const server = spawn(process.execPath, ['server/main.ts'], { env });
      await use({ url: await addressOf(server), dataDir });
      server.kill('SIGTERM');
      await new Promise((ended) => server.once('exit', ended));
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  quietPage: [
    async ({ page, site }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== site.url) complaints.push(`asked ${origin}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The address in the line that the server logs when it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const port = /localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://localhost:${port}`);
    });
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
}
