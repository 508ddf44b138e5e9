import { expect, it } from 'vitest';
import { readMigrations } from './data-dir.ts';
import { refuseWithoutGrant } from './rest-guard.ts';
import { readGrants } from './table-grants.ts';

const grants = readGrants((await readMigrations()).map(({ sql }) => sql).join('\n'));

it.each([
  ['no token', null, 401],
  ['an API key', 'Bearer sb_publishable_key', 401],
  ['two parts', 'Bearer a.b', 401],
  ['three parts, the last one empty', 'Bearer a.b.', 401],
  ['three parts, all empty', 'Bearer ..', 401],
  ['four parts', 'Bearer a.b.c.d', 401],
  ['three parts', 'Bearer a.b.c', null],
])('takes %s for a session only where it could be one', async (_name, authorization, refused) => {
  const request = new Request('http://site.test/rest/v1/profiles', {
    headers: authorization ? { authorization } : {},
  });
  expect((await refuseWithoutGrant(request, grants))?.status ?? null).toBe(refused);
});
