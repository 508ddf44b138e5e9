import { expect, it } from 'vitest';
import { keptLog } from '#tests/factories/log.ts';
import { answerRest } from './answer-rest.ts';
import { readGrants } from './table-grants.ts';

const KEYS = { publishableKey: 'public', secretKey: 'secret' } as never;
const GRANTS = readGrants(`
  grant select, insert (title) on public.notes to anon;
  grant insert (title), update (title) on public.pages to anon;
`);
const tables = new Map(
  ['notes', 'pages'].map((name) => [name, { name, columns: new Map(), unique: new Map() }]),
);

async function statusOf(
  method: string,
  table: string,
  body: unknown,
  prefer = '',
): Promise<number> {
  const request = new Request(`http://localhost/rest/v1/${table}`, {
    method,
    headers: { apikey: 'public', 'content-type': 'application/json', prefer },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const lite = { fetch: async () => new Response(null, { status: 201 }) };
  const deps = { lite, keys: KEYS, tables, grants: GRANTS, log: keptLog() };
  return (await answerRest(deps, request)).status;
}

it.each([
  ['the granted column', 'POST', 'notes', { title: 'a' }, 201],
  ['several rows of it', 'POST', 'notes', [{ title: 'a' }, { title: 'b' }], 201],
  ['another column', 'POST', 'notes', { title: 'a', owner: 'me' }, 401],
  ['another column in a later row', 'POST', 'notes', [{ title: 'a' }, { owner: 'me' }], 401],
  ['rows of no known columns', 'POST', 'notes', 'title\na', 401],
  ['a list of changes', 'PATCH', 'pages', [{ title: 'a' }], 401],
])('enforces a grant of one column on %s', async (_name, method, table, body, status) => {
  expect(await statusOf(method, table, body)).toBe(status);
});

it.each([
  ['notes', 401],
  ['pages', 201],
])('lets an insert overwrite rows only with the right to update: %s', async (table, status) => {
  const prefer = 'return=minimal, resolution=merge-duplicates';
  expect(await statusOf('POST', table, { title: 'a' }, prefer)).toBe(status);
});
