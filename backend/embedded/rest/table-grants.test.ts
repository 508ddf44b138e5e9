import { expect, it } from 'vitest';
import { readMigrations } from '../data-dir.ts';
import { isGranted, readGrants } from './table-grants.ts';

const grants = readGrants((await readMigrations()).map(({ sql }) => sql).join('\n'));

it.each([
  ['anyone may read readings', 'daily_horoscopes', 'anon', 'select', [], true],
  ['a signed-in person may read readings', 'daily_horoscopes', 'authenticated', 'select', [], true],
  ['nobody may add a reading', 'daily_horoscopes', 'authenticated', 'insert', [], false],
  ['nobody may change a reading', 'daily_horoscopes', 'anon', 'update', ['title'], false],
  ['nobody may delete a reading', 'daily_horoscopes', 'authenticated', 'delete', [], false],
  ['strangers may not read profiles', 'profiles', 'anon', 'select', [], false],
  ['people may read profiles', 'profiles', 'authenticated', 'select', [], true],
  ['people may rename themselves', 'profiles', 'authenticated', 'update', ['display_name'], true],
  ['people may not promote themselves', 'profiles', 'authenticated', 'update', ['role'], false],
  [
    'people may not promote themselves while renaming themselves',
    'profiles',
    'authenticated',
    'update',
    ['username', 'role'],
    false,
  ],
  ['a table without grants is closed', 'secrets', 'authenticated', 'select', [], false],
] as const)('%s', (_name, table, role, verb, columns, allowed) => {
  expect(isGranted(grants, { table, role, verb, columns: [...columns] })).toBe(allowed);
});

it.each([
  ['a whole revoke after a grant', 'revoke all on public.x from anon;', 'select', [], false],
  ['a revoke of one verb', 'revoke update on public.x from anon;', 'update', ['a'], false],
  [
    'that a revoke of one verb leaves the others',
    'revoke update on public.x from anon;',
    'select',
    [],
    true,
  ],
  ['a revoke of one column', 'revoke update (a) on public.x from anon;', 'update', ['a'], false],
  [
    'that a revoke of one column leaves the others',
    'revoke update (a) on public.x from anon;',
    'update',
    ['b'],
    true,
  ],
  ['a revoke from everyone', 'revoke select on table public.x from public;', 'select', [], false],
  ['a revoke from another role', 'revoke all on public.x from authenticated;', 'select', [], true],
  [
    'a grant of one more column',
    'grant update (c) on public.x to anon;',
    'update',
    ['a', 'c'],
    true,
  ],
] as const)('heeds %s', (_name, statement, verb, columns, allowed) => {
  const sql = `grant select, update (a, b) on public.x to anon, authenticated;\n${statement}`;
  expect(
    isGranted(readGrants(sql), { table: 'x', role: 'anon', verb, columns: [...columns] }),
  ).toBe(allowed);
});
