import type { Sql } from 'postgres';
import type { Migration } from '../lite.ts';

/**
 * Applies the migrations that a database does not have yet, each whole or not at all, and notes them where the Supabase
 * CLI looks for them. The table of notes is made by the backend's own schema.
 */
export async function applyMigrations(sql: Sql, migrations: Migration[]): Promise<void> {
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations`;
  const applied = new Set(rows.map(({ version }) => version));
  for (const { version, name, sql: statements } of migrations) {
    if (applied.has(version)) continue;
    await sql.begin(async (transaction) => {
      await transaction.unsafe(statements);
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[statements]})`;
    });
  }
}
