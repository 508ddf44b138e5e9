import type { Sql } from 'postgres';
import type { Table, Tables } from '../rest/tables.ts';
import { COLUMN_TYPES } from '../rest/typed-value.ts';
import { refuseWritableRole } from './roles.ts';
import { withPostgres } from './with-postgres.ts';

/** The tables of the database at a URL. Throws with a message if a reader could become admin there. */
export async function checkedTables(url: string): Promise<Tables> {
  return withPostgres(url, async (sql) => {
    await refuseWritableRole(sql);
    return readTables(sql);
  });
}

/**
 * The public tables of a Postgres database with their column types. `unique` stays empty: Postgres's own errors name
 * the violated constraint.
 */
async function readTables(sql: Sql): Promise<Tables> {
  const rows = await sql<{ table: string; column: string; type: string }[]>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns where table_schema = 'public'
    order by table_name, ordinal_position`;
  const tables = new Map<string, Table>();
  for (const { table: name, column, type } of rows) {
    const table = tables.get(name) ?? { name, columns: new Map(), unique: new Map() };
    const known = COLUMN_TYPES.find((one) => one === type) ?? 'text';
    tables.set(name, { ...table, columns: new Map([...table.columns, [column, known]]) });
  }
  return tables;
}
