import type { Sql } from 'postgres';
import type { Migration } from '../lite.ts';

/**
 * Applies pending migrations, each in a transaction, and records them where the Supabase CLI looks for them. The
 * backend's own schema creates that table.
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
