import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ADMIN } from './filled-data-dir.ts';
import { expect, test } from './site.ts';

const PATHS = [
  '/',
  '/aries-daily-horoscope',
  '/aries-daily-horoscope/2026-11-21',
  '/blog',
  '/admin',
  '/config.json',
  '/healthz',
  '/nowhere',
  '/rest/v1/',
  '/rest/v1/daily_horoscopes?limit=1',
  '/rest/v1/daily_horoscopes?checks=cs.a',
  '/rest/v1/profiles',
  '/auth/v1/settings',
  '/auth/v1/admin/users',
  '/functions/v1/nothing',
  '/sky/2026-11-21.json',
];

test('nothing that a browser can fetch contains a secret', async ({ request, site }) => {
  const { secretKey, jwtSecret, publishableKey } = JSON.parse(
    await readFile(path.join(site.dataDir, 'keys.json'), 'utf8'),
  );
  const secrets = [secretKey, jwtSecret, ADMIN.password];
  const hold = (text: string) => secrets.some((secret) => text.includes(secret));

  const visitors: Record<string, string>[] = [{}, { apikey: publishableKey }];
  for (const address of PATHS) {
    for (const headers of visitors) {
      const answer = await request.get(address, { headers });
      const told = `${JSON.stringify(answer.headers())} ${await answer.text()}`;
      expect(hold(told), address).toBe(false);
    }
  }
  const files = await readdir('build/client', { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const text = await readFile(path.join(file.parentPath, file.name), 'latin1');
    expect(hold(text), file.name).toBe(false);
  }
});
