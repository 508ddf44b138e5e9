import postgres, { type Sql } from 'postgres';

/** The limit for a database's first answer: it may accept connections and say nothing, or close them. */
const ANSWERS_WITHIN_S = 5;

/**
 * Queries a Postgres database over one connection, which is then closed. Rejects with the driver's error, code
 * `CONNECT_TIMEOUT` or `CONNECTION_DESTROYED`, if the database does not respond within five seconds.
 */
export async function withPostgres<T>(url: string, act: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, connect_timeout: ANSWERS_WITHIN_S, onnotice: () => {} });
  // The driver reconnects endlessly and at once if something (a balancer, say) closes its connections.
  const late = setTimeout(() => sql.end({ timeout: 0 }), ANSWERS_WITHIN_S * 1_000);
  try {
    await sql`select 1`.finally(() => clearTimeout(late));
    return await act(sql);
  } finally {
    await sql.end();
  }
}
